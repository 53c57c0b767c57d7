/** How events move: in a few steps, like prints laid one over the other, at most a quarter of a second each. */
import type { Told } from "../lib/wire";

export interface Move {
  /** Which of the event's things moves. */
  what: "card" | "die" | "ability" | "adventurer" | "space" | "wood" | "line";
  /** Before the table changes, or after. */
  when: "before" | "after";
  ms: number;
  frames: Keyframe[];
  ease?: string;
}

const STEPS = "steps(4)";
const LAND = "steps(5)";
const FALL = "steps(6)";

const TURN: Keyframe[] = [
  { transform: "rotate(-180deg) scale(.7)", offset: 0 },
  { transform: "rotate(90deg) scale(1.08)", offset: 0.5 },
  { transform: "none", offset: 1 },
];
const OPEN: Keyframe[] = [
  { transform: "scaleX(.06)", opacity: 0.4, transformOrigin: "0 50%" },
  { transform: "none", opacity: 1, transformOrigin: "0 50%" },
];
const KNOCK: Keyframe[] = [{ transform: "none" }, { transform: "translate(4px,1px) rotate(1deg)" }, { transform: "none" }];
const CHAR: Keyframe[] = [
  { transform: "none", opacity: 1, transformOrigin: "50% 0" },
  { transform: "scaleY(.86)", opacity: 0.55, transformOrigin: "50% 0" },
];
const KINDLE: Keyframe[] = [
  { transform: "scaleY(.86)", opacity: 0.5, transformOrigin: "50% 0" },
  { transform: "none", opacity: 1, transformOrigin: "50% 0" },
];
const FLARE: Keyframe[] = [{ transform: "none" }, { transform: "scale(1.08)" }, { transform: "none" }];

export const MOVES: Record<string, Move> = {
  die_shows: { what: "die", when: "after", ms: 220, frames: TURN, ease: "steps(4)" },
  die_changed: { what: "die", when: "after", ms: 220, frames: TURN, ease: "steps(4)" },
  die_recovered: { what: "die", when: "after", ms: 160, frames: FLARE },
  die_placed: { what: "space", when: "after", ms: 160, frames: FLARE },
  die_stolen: { what: "die", when: "before", ms: 220, frames: [], ease: FALL }, // along the way to the thief
  turned_up: { what: "card", when: "after", ms: 220, frames: OPEN, ease: LAND },
  entered: { what: "card", when: "after", ms: 220, frames: OPEN, ease: LAND },
  unhallowed_came: { what: "card", when: "after", ms: 250, frames: OPEN, ease: LAND },
  attacked: { what: "card", when: "before", ms: 160, frames: KNOCK },
  damaged: { what: "card", when: "before", ms: 160, frames: KNOCK },
  power_used: { what: "card", when: "before", ms: 160, frames: FLARE },
  defeated: {
    what: "card",
    when: "before",
    ms: 250,
    ease: FALL,
    frames: [
      // It burns away from the lower left, where the fire is.
      { transform: "none", clipPath: "polygon(-15% -15%, 115% -15%, 115% 115%, -15% 115%)" },
      { transform: "translate(5px,24px) rotate(2deg)", clipPath: "polygon(-15% -15%, 115% -15%, 115% 115%, 35% 60%)", offset: 0.5 },
      { transform: "translate(8px,70px) rotate(5deg)", clipPath: "polygon(70% -15%, 115% -15%, 115% 30%, 90% 10%)" },
    ],
  },
  tamed: {
    what: "card",
    when: "before",
    ms: 250,
    frames: [{ opacity: 1 }, { transform: "translateY(120px) scale(.6)", opacity: 0 }],
  },
  breaks_through: { what: "card", when: "before", ms: 200, frames: [{ transform: "none" }, { transform: "scale(1.07)" }, { transform: "none" }] },
  joins_horde: {
    what: "card",
    when: "before",
    ms: 250,
    ease: FALL,
    frames: [
      { transform: "none", opacity: 1 },
      { transform: "translate(-60px,40px) scale(1.1)", opacity: 1, offset: 0.6 },
      { transform: "translate(-140px,150px) scale(1.15)", opacity: 0 },
    ],
  },
  exhausted: { what: "ability", when: "before", ms: 220, frames: CHAR },
  burned: { what: "ability", when: "before", ms: 120, frames: FLARE },
  refreshed: { what: "ability", when: "after", ms: 220, frames: KINDLE, ease: LAND },
  ability_by_die: { what: "ability", when: "before", ms: 160, frames: FLARE },
  ability_by_exhausting: { what: "ability", when: "before", ms: 220, frames: CHAR },
  equipped: { what: "adventurer", when: "after", ms: 160, frames: FLARE },
  wood_gained: { what: "wood", when: "after", ms: 200, frames: FLARE },
  wood_lost: { what: "wood", when: "after", ms: 200, frames: [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }] },
  wood_halved: { what: "wood", when: "after", ms: 200, frames: [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }] },
  line_laid: {
    what: "line",
    when: "after",
    ms: 250,
    frames: [{ transform: "translateX(60px)", opacity: 0 }, { transform: "none", opacity: 1 }],
  },
  summon_resolves: { what: "line", when: "before", ms: 250, frames: [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }] },
};

function find(thing: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-names~="${CSS.escape(thing)}"]`);
}

function places(what: Move["what"], told: Told): HTMLElement[] {
  if (what === "wood") return [...document.querySelectorAll<HTMLElement>("[data-wood]")];
  if (what === "line") return [...document.querySelectorAll<HTMLElement>("[data-line]")];
  const thing = told.things[what];
  const found = thing ? find(thing) : null;
  return found ? [found] : [];
}

/** Start the motion of an event; nothing when there is none, or when what moves is not drawn. */
export function move(told: Told, when: Move["when"], pace: (ms: number) => number, delay = 0): Animation[] {
  const how = MOVES[told.name];
  if (!how || how.when !== when) return [];
  return places(how.what, told).map((element) => {
    const frames = told.name === "die_stolen" ? arc(element, told.things["card"]) : how.frames;
    return element.animate(frames, { duration: pace(how.ms), delay: pace(delay), easing: how.ease ?? STEPS, fill: "backwards" });
  });
}

function arc(die: HTMLElement, thief: string | undefined): Keyframe[] {
  const from = die.getBoundingClientRect();
  const to = (thief && find(thief)?.getBoundingClientRect()) || from;
  const x = to.right - from.right;
  const y = to.top - from.top;
  return [
    { transform: "none" },
    { transform: `translate(${x * 0.4}px,${y * 0.75}px)`, offset: 0.5 },
    { transform: `translate(${x}px,${y + 20}px)`, opacity: 1 },
  ];
}

/** Where nothing may move: a still outline on what changed, for a moment. */
export function mark(told: Told): void {
  for (const thing of Object.values(told.things))
    find(thing)?.animate([{ outline: "3px solid var(--ember)" }, { outline: "3px solid var(--ember)" }], 600);
}
