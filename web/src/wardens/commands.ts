/** What the palette can do: everything that may be started, said, looked at or turned. */
import { pastIsTold } from "../common/words";
import { go } from "../lib/route.svelte";
import { flip, theme, turnTheme } from "../lib/settings.svelte";
import type { Desk, Leaf } from "./desk.svelte";

export interface Command {
  id: string;
  text: string;
  group: string;
  find: string; // further words by which it is found
  act: () => void;
}

const LEAVES: [Leaf, string, string][] = [
  ["oracle", "Ask the Oracle", "question yes no likely"],
  ["vow", "The Vow and the scene", "mission frame"],
  ["things", "Foes, places, people and notes", "enemy npc clock counter threat clue hidden"],
  ["deck", "The deck", "cards pile discard shuffle"],
  ["log", "What happened", "history log back undo branch"],
  ["rules", "Rules at hand", "actions costs"],
  ["table", "The table", "seats invitations limits lines veils away gm export import end"],
  ["correct", "Correct a value", "mistake score store"],
  ["settings", "Settings", "light text size motion letters"],
  ["keys", "All keys", "keyboard help"],
];

/** What has a leaf of its own is not begun bare. */
const LEAFED = [":oracle", ":correct"];

/** Texts that may be said at any time, with the word that begins them in the palette. */
const SAID: Record<string, string> = {
  write: "Write in the journal",
  say: "Say out of character",
  scene: "Frame the scene",
  vow: "Note on the Vow",
  record: "Add a Record",
  enter: "Write down (foe 3: name: text)",
  hide: "Write down for the GM alone",
  limit: "Note a line or a veil",
  object: "Object",
  looks: "Looks",
  memory: "Memory",
};

/** Everything that fits what was typed, the best first. */
export function found(desk: Desk, typed: string): Command[] {
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  const text = typed.trim().slice(first.length).trim();
  const spoken = rest.length ? saying(desk, first.toLowerCase(), text) : [];
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (one: Command) => words.every((word) => `${one.text} ${one.group} ${one.find}`.toLowerCase().includes(word));
  const begins = (one: Command) => one.text.toLowerCase().startsWith(words[0] ?? "");
  const all = [...invited(desk), ...answers(desk), ...acts(desk), ...sayable(desk), ...looks(desk), ...back(desk), ...turns(desk), ...calls(desk)].filter(fits);
  return [...spoken, ...all.filter(begins), ...all.filter((one) => !begins(one))];
}

/** "write Rain drips", "ask Is it far?", with the text behind the word. */
function saying(desk: Desk, word: string, text: string): Command[] {
  const start = desk.start("oracle");
  if (word === "ask" && start)
    return desk.view.oracle.likelihoods.map((one) => ({
      id: `ask/${one.id}`,
      text: `Ask: ${text}`,
      group: one.name,
      find: "",
      act: () => (desk.answer(start.key, one.id, text), desk.open("oracle")),
    }));
  if (!desk.offer(word) || word === "call") return []; // what the GM calls for is picked
  return [{ id: `say/${word}`, text: `${SAID[word] ?? desk.offer(word)!.prompt}: ${text}`, group: "say", find: "", act: () => (desk.open(""), desk.aside(word, text)) }];
}

function answers(desk: Desk): Command[] {
  const between = desk.decision?.name === "Now";
  return desk.choices
    .filter((choice) => !between || !LEAFED.some((what) => choice.key.endsWith(what)))
    .map((choice) => ({
      id: choice.key,
      text: choice.text,
      group: between ? "start" : "answer",
      find: "do",
      act: () => (desk.open(""), desk.turnTo("draw"), desk.answer(choice.key)),
    }));
}

/** Straight to an Action by what one wants of it: "hit", "hide", "bribe". */
function acts(desk: Desk): Command[] {
  return desk.view.characters.flatMap((warden) => {
    const start = desk.start(`act:${warden.id}`);
    if (!start) return [];
    return desk.actions
      .filter((one) => !one.about.due)
      .map((one) => ({
        id: `${start.key}/${one.id}`,
        text: one.name,
        group: `${warden.name} acts`,
        find: `act ${one.about.find} ${one.text}`,
        act: () => (desk.open(""), desk.turnTo("draw"), desk.answer(start.key, one.id)),
      }));
  });
}

/** What the GM calls for, if whoever speaks can begin it: the act and its Action in a row. */
export function invited(desk: Desk): Command[] {
  return desk.view.asked_for.flatMap(({ character, action, name, why_not }) => {
    const start = why_not ? undefined : desk.start(`act:${character}`);
    const act = () => (desk.open(""), desk.turnTo("draw"), desk.answer(start!.key, `action:${action}`));
    return start ? [{ id: `invited:${character}`, text: `${desk.character(character)?.name}: ${name}`, group: "the GM calls for it", find: "", act }] : [];
  });
}

/** What the GM can call for; said again it is taken back. */
function calls(desk: Desk): Command[] {
  if (!desk.offer("call")) return [];
  return desk.view.characters
    .filter((one) => ["in play", "unconscious"].includes(one.status))
    .flatMap((one) =>
      desk.actions
        .filter((action) => !action.about.due)
        .map((action) => {
          const said = `${one.id} ${action.id.slice("action:".length)}`;
          const back = desk.view.asked_for.some((asked) => `${asked.character} ${asked.action}` === said);
          const text = `${back ? "Take back: " : ""}${one.name}, ${action.name}`;
          return { id: `call ${said}`, text, group: "the GM calls", find: action.about.find, act: () => (desk.open(""), desk.aside("call", said)) };
        }),
    );
}

function sayable(desk: Desk): Command[] {
  return Object.keys(SAID)
    .filter((name) => desk.offer(name))
    .map((name) => ({ id: `to say/${name}`, text: `${name} ...`, group: SAID[name]!, find: "", act: () => prefill(desk, name) }));
}

/** "write" on its own goes to the journal's line; any other word waits for its text in the palette. */
function prefill(desk: Desk, name: string): void {
  if (name === "write" || name === "say") writeIn(desk);
  else desk.typed = `${name} `;
}

/** To the line that is written on. */
export function writeIn(desk: Desk): void {
  desk.turnTo("journal");
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-write]")?.focus());
}

function looks(desk: Desk): Command[] {
  return LEAVES.map(([leaf, text, find]) => ({ id: leaf, text, group: "look", find, act: () => desk.open(leaf) }));
}

/** Ways out of the present: the past, and the story so far. */
function back(desk: Desk): Command[] {
  const { table, about } = { table: desk.live.table, about: desk.live.now!.about };
  if (!pastIsTold(about)) return [];
  return [
    { id: "story", text: "The story so far", group: "look", find: "result end plot how it went", act: () => go(`/table/${table}/result`) },
    { id: "replay", text: "Look back, moment by moment", group: "look", find: "replay past walk again", act: () => go(`/replay/${table}`) },
  ];
}

function turns(desk: Desk): Command[] {
  const { live } = desk;
  const last = live.now!.knots.at(-1);
  const turn = (id: string, text: string, find: string, act: () => void) => ({ id, text, group: "turn", find, act: () => (desk.open(""), act()) });
  return [
    ...(desk.offer("pause") ? [turn("pause", "Pause the table", "stop safety x", () => desk.aside("pause"))] : []),
    ...(last ? [turn("undo", `Take back: ${last.text}`, "undo", () => desk.back())] : []),
    ...(live.now!.can_redo ? [turn("redo", "Do again what was taken back", "redo", () => live.redo())] : []),
    turn("text", "Text view", "screen reader plain", () => flip("textView")),
    turn("theme", theme() === "dark" ? "By daylight" : "By candle light", "dark light theme", turnTheme),
    ...(["sheet", "draw", "journal"] as const).map((region) => turn(`to/${region}`, `To the ${region === "draw" ? "Draw" : region}`, "page go", () => desk.turnTo(region))),
  ];
}
