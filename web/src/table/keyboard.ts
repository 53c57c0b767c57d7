/** The whole table by keyboard. */
import { go } from "../lib/route.svelte";
import { flip } from "../lib/settings.svelte";
import { close, keyFor, turn } from "../common/keyboard";
import type { Desk, Sheet } from "./desk.svelte";
import { optionsOf } from "./options";

const SHEETS: Record<string, Sheet> = { "?": "keys", l: "log", r: "reference", q: "seats" };

/** Every key there is. */
export const KEYS: [string, string][] = [
  ["Space", "the main option, or the only answer"],
  ["Enter", "do what is chosen; touch what has the focus"],
  ["Esc", "let go; close what is open"],
  ["1 to 4", "go to a board, then 1 to 3: touch a die"],
  ["1 to 9", "while things are lit: touch the first to the ninth of them"],
  ["A letter", "the option that shows it"],
  ["C", "all choices as a list"],
  ["Tab", "on to the next region"],
  ["Arrows", "within a region; up and down from board to board"],
  ["Z, Y", "take back, redo"],
  ["W", "why not: why this thing cannot be used"],
  ["H, O", "advice, odds"],
  ["R", "quick reference"],
  ["Q", "seats and invitations"],
  ["L", "the log"],
  ["M", "sound on or off"],
  ["T", "text view and back"],
  ["Shift and click", "point at a thing for the others"],
  ["?", "these keys"],
];

export function press(desk: Desk, event: KeyboardEvent): void {
  const key = keyFor(desk, event);
  if (!key) return;
  const done = arrows(event) || letter(desk, key, event.target as HTMLElement);
  if (done) event.preventDefault();
}

function letter(desk: Desk, key: string, target: HTMLElement): boolean {
  const { live, play } = desk;
  const options = optionsOf(play);
  const pressed = options.find((option) => option.key === key);
  const onThing = target.matches("[data-thing], button, a, summary");
  if (key === "Escape") return letGo(desk);
  if (key === "Enter") {
    const done = target.dataset["thing"] && target.dataset["thing"] === play.selected;
    if (onThing && !done) return false; // the focused button answers for itself
    options.find((option) => option.main)?.act();
    return true;
  }
  if (key === " ") {
    if (onThing && !target.dataset["thing"] && !target.matches("a")) return false; // a button answers for itself
    const main = options.find((option) => option.main);
    if (main) main.act();
    else if (live.now?.ending) go(`/table/${live.table}/result`);
    else return !onThing;
    return true;
  }
  if (pressed) {
    pressed.act();
    return true;
  }
  if (/^[1-9]$/.test(key)) return digit(desk, Number(key), target);
  if (key in SHEETS) {
    desk.open(SHEETS[key]!);
    return true;
  }
  return command(desk, key, target);
}

function command(desk: Desk, key: string, target: HTMLElement): boolean {
  const { play } = desk;
  if (key === "h") play.advise();
  else if (key === "o") play.askOdds();
  else if (key === "c" && play.mine) play.listing = !play.listing;
  else if (key === "w") why(desk, target);
  else if (key === "m") flip("sound");
  else return turn(desk, key);
  return true;
}

function why(desk: Desk, target: HTMLElement): void {
  const thing = target.closest<HTMLElement>("[data-thing]")?.dataset["thing"];
  if (thing) desk.play.explain(thing, []);
  else desk.play.reason = { text: "Go to a die or a card with Tab and the arrows, then W says why it cannot be used.", rules: [] };
}

/** What is open closes first, then the selection goes, then the attack that is being collected. */
function letGo(desk: Desk): boolean {
  const { play } = desk;
  if (!desk.sheet && play.listing) play.listing = false;
  else if (close(desk)) return true;
  else if (play.selected || play.among.length || play.reason) play.letGo();
  else if (play.attack) play.dropAttack();
  else return false;
  return true;
}

/** While things are lit, a digit touches one of them; else it goes to a board, and on a board to a die. */
function digit(desk: Desk, number: number, target: HTMLElement): boolean {
  const { play } = desk;
  const lit = [...document.querySelectorAll<HTMLElement>("main [data-can]")];
  const wanted = play.selected && lit.length ? lit[number - 1] : undefined;
  if (wanted) {
    play.touch(wanted.dataset["thing"]!);
    return true;
  }
  const board = target.closest<HTMLElement>("[data-board]");
  const die = board?.querySelectorAll<HTMLElement>('[data-thing^="die:"]')[number - 1];
  if (die) {
    die.focus();
    play.touch(die.dataset["thing"]!);
    document.querySelector<HTMLElement>(`[data-board="${board!.dataset["board"]}"] [data-thing]`)?.focus();
    return true;
  }
  const first = document.querySelector<HTMLElement>(`[data-board="${number}"] [data-thing]`);
  first?.focus();
  return !!first;
}

const REGIONS = ".line, .camp, .board, .rail, .options, .offer, .tools";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows move within a region. */
function arrows(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const here = event.target as HTMLElement;
  const region = here.closest<HTMLElement>(REGIONS);
  if (!step || !region || here.closest("ol[tabindex]")) return false;
  const upOrDown = event.key === "ArrowDown" || event.key === "ArrowUp";
  if (upOrDown && region.matches(".board")) {
    const boards = [...document.querySelectorAll<HTMLElement>("[data-board]")];
    boards.at((boards.indexOf(region) + step) % boards.length)?.querySelector<HTMLElement>("[data-thing]")?.focus();
    return true;
  }
  const all = [...region.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
  all[(all.indexOf(here) + step + all.length) % all.length]?.focus();
  return true;
}
