/** Small words of the page itself. */
import type { WatchView } from "../lib/view";

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
