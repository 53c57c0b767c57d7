/** The whole book by keyboard. */
import { flip, writeIn } from "./commands";
import type { Desk, Leaf } from "./desk.svelte";

const LEAVES: Record<string, Leaf> = { "/": "palette", "?": "keys", o: "oracle", v: "vow", f: "things", d: "deck", r: "rules", q: "table", l: "log" };

export function press(desk: Desk, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.matches("input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable=true]")) {
    if (event.key === "Escape") leaveField(desk, target);
    return;
  }
  if (done(desk, event, target)) event.preventDefault();
}

/** Out of a field; out of one in a leaf, the leaf closes with it. */
function leaveField(desk: Desk, target: HTMLElement): void {
  if (target.closest("[data-sheet]")) desk.open("");
  else target.blur();
}

function done(desk: Desk, event: KeyboardEvent, target: HTMLElement): boolean {
  const { live } = desk;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
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
  return turn(desk, key, live.now!.knots.at(-1)?.moment);
}

function turn(desk: Desk, key: string, last: number | undefined): boolean {
  if (key === "z" && last !== undefined) desk.live.undo(last);
  else if (key === "y") desk.live.redo();
  else if (key === "j") writeIn(desk);
  else if (key === "p" && desk.offer("pause")) desk.aside("pause");
  else if (key === "t") flip("textView");
  else return false;
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

function close(desk: Desk): boolean {
  if (desk.sheet) desk.open("");
  else if (desk.cited) desk.cited = null;
  else return false;
  return true;
}
