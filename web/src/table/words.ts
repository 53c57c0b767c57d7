/** Small words of the page itself. */
import type { WatchView } from "../lib/view";
import type { Seat } from "../lib/wire";

export const PHASES: Record<string, string> = {
  arrival: "Arrival",
  pick: "Camp",
  camp: "Camp",
  watch: "Watch",
  breakthrough: "Breakthrough",
  end: "Dawn",
};

/** Nights there are in all: the one that is on and those whose locations still lie on the map. */
export function nights(view: WatchView): number {
  return view.round + view.piles.map;
}

const THRESHOLDS = [7, 12];
const LIT = ["none", "one", "two", "three"];

/** "2 more light a third", or nothing when all is lit that can be. */
export function moreWood(view: WatchView): string {
  const next = THRESHOLDS.find((gate) => gate > view.firewood);
  if (!next) return "no more can be lit";
  return `${next - view.firewood} more light a ${next === 7 ? "second" : "third"}`;
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
