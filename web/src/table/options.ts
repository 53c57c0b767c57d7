/** The buttons of the prompt: what can be answered without touching the table, and the key for each. */
import { ownLetter } from "../common/letters";
import type { Caution, Choice, WayOn } from "../lib/wire";
import type { Play } from "./play.svelte";
import { targets } from "./preview";

export interface Option {
  id: string; // the answers, as they are sent
  text: string;
  key: string;
  main: boolean;
  caution: string;
  seals: boolean;
  act: () => void;
}

// Letters that always mean the same are not given to options.
const TAKEN = "zwlthoymcqr?";
const LETTERS = "abdefgijknpsuvx";

export function optionsOf(play: Play): Option[] {
  const cautions = play.live.now?.cautions ?? [];
  if (play.selected || play.among.length) return keyed([...play.ready.map((way) => ofWay(play, way, cautions)), letGo(play)]);
  const shown = play.choices.length === 1 ? play.choices : play.offTable;
  const found = shown.map((choice) => ofChoice(play, choice, cautions));
  if (play.attack && play.attackBegan !== null) found.push(dropAttack(play));
  return keyed(found);
}

function ofWay(play: Play, way: WayOn, cautions: Caution[]): Option {
  const first = play.choices.find((choice) => choice.key === way.answers[0]);
  const text = worded(play, way.answers.length > 1 && first ? first.text : way.text);
  const alone = play.ready.length === 1 && ![...targets(play.view, way, play.selected ?? "")].some((one) => play.drawn.has(one));
  return {
    id: way.answers.join(" "),
    text,
    key: "",
    main: alone && play.lit.size === 0,
    caution: cautions.find((caution) => way.answers.includes(caution.key))?.text ?? "",
    seals: !way.certain,
    act: () => play.take(way),
  };
}

/** What is selected need not be named again: "Use Ranger's Slumber with a die" is "With a die" beside Slumber. */
function worded(play: Play, text: string): string {
  const named = play.view.party.flatMap((one) => one.abilities).find((each) => `card:${each.key}` === play.selected);
  const rest = named && text.startsWith("Use ") ? text.split(`${named.name} `)[1] : "";
  return rest ? rest[0]!.toUpperCase() + rest.slice(1) : text;
}

function ofChoice(play: Play, choice: Choice, cautions: Caution[]): Option {
  const only = play.choices.length === 1 || (play.attack !== null && choice.points_at.length === 0);
  return {
    id: choice.key,
    text: choice.text,
    key: "",
    main: only,
    caution: cautions.find((caution) => caution.key === choice.key)?.text ?? "",
    seals: false,
    act: () => play.answer([choice.key]),
  };
}

function letGo(play: Play): Option {
  return { id: "let go", text: "Let go", key: "Escape", main: false, caution: "", seals: false, act: () => play.letGo() };
}

function dropAttack(play: Play): Option {
  return { ...letGo(play), id: "drop attack", act: () => play.dropAttack() };
}

/** Enter does the main one, Escape lets go, and each other has a letter of its own text where that is free. */
function keyed(options: Option[]): Option[] {
  const used = new Set<string | undefined>();
  const main = options.find((option) => option.main);
  return options.map((option) => {
    if (option.key) return option;
    if (option === main) return { ...option, key: "Enter" };
    if (/^[1-9]$/.test(option.text)) return { ...option, key: option.text, main: false };
    const key = ownLetter(option.text + LETTERS, TAKEN, used);
    used.add(key);
    return { ...option, key, main: false };
  });
}

export function shownKey(key: string): string {
  return key === "Escape" ? "Esc" : key.length === 1 ? key.toUpperCase() : key;
}
