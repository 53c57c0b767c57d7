/** What can be answered, each with a key of the keyboard. */
import { ownLetter } from "../common/letters";
import type { Choice } from "../lib/wire";

export interface Option {
  id: string; // the answer, as it is sent
  text: string;
  small?: string; // what else there is to say about it
  icon?: string;
  main?: boolean;
  seals?: boolean; // there is no way back
  act?: () => void; // instead of answering
  key?: string;
}

const TAKEN = "zyjtpovfdrql"; // letters that always mean the same

export function optionsOf(choices: Choice[]): Option[] {
  const only = choices.length === 1;
  return choices.map((choice) => ({ id: choice.key, text: choice.text, main: only }));
}

/** A letter of its own text for each, where one is free. */
export function keyed(options: Option[]): Option[] {
  const used = new Set(options.map((option) => option.key));
  return options.map((option, at) => {
    if (option.key) return option;
    const key = options.length > 8 ? (at < 9 ? String(at + 1) : "") : ownLetter(option.text, TAKEN, used);
    used.add(key);
    return { ...option, key };
  });
}
