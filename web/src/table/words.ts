/** Small words of the page itself. */
import type { WatchView } from "../lib/view";
import type { Seat } from "../lib/wire";

export const PHASES: Record<string, string> = {
  arrival: "Arrival",
  pick: "Camp",
  camp: "Camp",
  watch: "Watch",
  breakthrough: "Breakthrough",
  end: "The end of the night",
};

/** Nights there are in all: the one that is on and those whose locations still lie on the map. */
export function nights(view: WatchView): number {
  return view.round + view.piles.map;
}

const THRESHOLDS = [7, 12];
const LIT = ["none", "one", "two", "three"];
const NEXT = ["first", "second", "third", "fourth"];

/** What more wood would do. How many it lights now is for the server to say: locations have a word in it. */
export function moreWood(view: WatchView): string {
  const next = THRESHOLDS.find((gate) => gate > view.firewood);
  const lacking = (next ?? 0) - view.firewood;
  return next ? `${lacking} more ${lacking === 1 ? "lights" : "light"} a ${NEXT[view.light] ?? "further one"}` : "as bright as it gets";
}

export function litWords(view: WatchView): string {
  return `wood lights ${LIT[view.light] ?? view.light}`;
}

export function seatName(seat: Seat | undefined): string {
  if (!seat) return "somebody";
  if (seat.name) return seat.name;
  return seat.kind === "random" || seat.kind === "careful" ? `the ${seat.kind} player` : `seat ${seat.number + 1}`;
}

export function joined(words: string[], and = "and"): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}
