/** The whole book by keyboard. */
import { close, keyFor, turn } from "../common/keyboard";
import { writeIn } from "./commands";
import type { Desk, Leaf } from "./desk.svelte";

const LEAVES: Record<string, Leaf> = { "/": "palette", "?": "keys", o: "oracle", v: "vow", f: "things", d: "deck", r: "rules", q: "table", l: "log" };

/** Every key there is. */
export const KEYS: [string, string][] = [
  ["/", "find anything: act, ask, spark, write ..."],
  ["Enter", "the main option; what has the focus"],
  ["A letter", "the option that shows it"],
  ["1 to 5", "who speaks, where several share the keyboard"],
  ["J", "write in the journal"],
  ["O, V, F, D", "the Oracle, the Vow, foes and notes, the deck"],
  ["R, Q", "rules at hand; the table with its seats"],
  ["L", "what happened; back to there, or branch off"],
  ["P", "pause the table"],
  ["Z, Y", "take back, redo"],
  ["T", "text view and back"],
  ["Tab", "on to the next region"],
  ["Esc", "close what is open; out of a field"],
  ["?", "these keys"],
];

export function press(desk: Desk, event: KeyboardEvent): void {
  const key = keyFor(desk, event);
  if (key && done(desk, key, event.target as HTMLElement)) event.preventDefault();
}

function done(desk: Desk, key: string, target: HTMLElement): boolean {
  if (key === "Escape") return close(desk);
  if (key === "Enter") {
    if (target.matches("button, a, summary, input, [role=option]")) return false; // what has the focus answers for itself
    return click('[aria-label="What now"] .option.main');
  }
  if (letter(key)) return click(`[aria-label="What now"] [data-letter="${key}"]`);
  if (key in LEAVES) return open(desk, LEAVES[key]!);
  if (/^[1-5]$/.test(key) && desk.mine.includes(Number(key) - 1)) {
    desk.seat = Number(key) - 1;
    return true;
  }
  if (key === "j") writeIn(desk);
  else if (key === "p" && desk.offer("pause")) desk.aside("pause");
  else return turn(desk, key);
  return true;
}

/** Whether an option of the prompt shows this key. */
function letter(key: string): boolean {
  return /^[a-z0-9]$/.test(key) && !!document.querySelector(`[aria-label="What now"] [data-letter="${key}"]`);
}

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return !!found;
}

function open(desk: Desk, leaf: Leaf): boolean {
  desk.open(leaf);
  return true;
}
