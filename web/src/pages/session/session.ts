/** What the frames of a replay tell of a session: its Draws, and what became of each Warden. Nothing here knows a rule. */
import type { Ending, Frame } from "../../lib/wire";
import type { DrawnView, Warden, WardensView } from "../../wardens/view";
import { capital, count, list, many, vigilOf } from "../shared/words";
import { comings } from "./moments";

export interface Drawing {
  /** The moment to walk to. */
  at: number;
  drawn: DrawnView;
  /** The place of its outcome among the edition's, the best first. */
  rank: number;
}

export interface Life {
  warden: Warden;
  /** Each Reserve Score before the first Draw and after each, whoever made it; nothing before there was a Warden. */
  scores: Record<string, (number | null)[]>;
  /** After which Draw they were out of play; -1 when they never were. */
  gone: number;
}

export interface Session {
  last: WardensView;
  draws: Drawing[];
  lives: Life[];
}

export const OUT = ["dead", "claimed", "retired"];

/** `outcomes` are the names of the outcomes, the best first. */
export function session(frames: Frame[], outcomes: string[]): Session {
  const last = vigilOf(frames.at(-1)!);
  const final = new Map(last.journal.map((entry) => [entry.id, entry]));
  const came = comings(frames).filter(({ entry }) => entry.kind === "draw");
  const draws = came.map(({ entry, at }): Drawing => {
    const drawn = (final.get(entry.id) ?? entry).draw!;
    return { at, drawn, rank: outcomes.indexOf(drawn.outcome) };
  });
  const ends = [...came.map(({ at }) => at - 1), frames.length - 1]; // the last moment before each Draw, and the last of all
  const then = ends.map((at) => new Map(vigilOf(frames[Math.max(at, 0)]!).characters.map((one) => [one.id, one])));
  const made = (one?: Warden) => one && one.status !== "in the making";
  const lives = last.characters.filter(made).map((warden): Life => {
    const scores = Object.keys(warden.reserve).map((name) => {
      const values = then.map((all) => (made(all.get(warden.id)) ? all.get(warden.id)!.reserve[name]! : null));
      return [name, values] as const;
    });
    return { warden, scores: Object.fromEntries(scores), gone: then.findIndex((all) => OUT.includes(all.get(warden.id)?.status ?? "")) };
  });
  return { last, draws, lives };
}

/** The one word for how it ended. */
export function title({ last, lives }: Session, ending: Ending | null): string {
  const vow = last.vows.at(-1);
  if (vow?.state === "complete") return "The Vow is kept";
  const fates = new Set(lives.map((one) => one.warden.status));
  if (lives.length && [...fates].every((fate) => fate === "dead" || fate === "claimed"))
    return fates.size > 1 ? "Dead and claimed" : capital([...fates][0]!);
  if (vow?.state === "given up") return "The Vow is given up";
  return ending ? "The book is closed" : "Not yet the end";
}

/** The session in two sentences. */
export function lead({ last, draws, lives }: Session, outcomes: string[]): string {
  const vow = last.vows.at(-1);
  const tally = outcomes.flatMap((name, rank) => {
    const came = draws.filter((draw) => draw.rank === rank).length;
    return came ? [`${count(came)} ${came === 1 ? name : plural(name)}`] : [];
  });
  const drawn = draws.length ? `${capital(many(draws.length, "Draw"))}: ${list(tally)}.` : "No card was turned for a Draw.";
  return [vow ? `${vow.text.replace(/[.]$/, "")}.` : "", drawn, lives.map((life) => `${life.warden.name} ${fate(life)}.`).join(" ")].filter(Boolean).join(" ");
}

const plural = (name: string): string => (/(s|sh|ch)$/.test(name) ? `${name}es` : `${name}s`);

const FATES: Record<string, string> = {
  "in play": "lives", unconscious: "lies unconscious", dead: "died", claimed: "was claimed by the forest", retired: "retired",
};

/** What became of somebody, and when. */
export function fate({ warden, gone }: Life): string {
  const word = FATES[warden.status] ?? warden.status;
  return gone > 0 ? `${word} at Draw ${gone}` : word;
}
