/** Small words that every table uses. */
import type { About, Seat } from "../lib/wire";

/** Why not, with the rules it rests on. */
export interface Reason {
  text: string;
  rules: string[];
}

export function seatName(seat: Seat | undefined): string {
  if (!seat) return "somebody";
  if (seat.kind === "random" || seat.kind === "careful") return `the ${seat.kind} player`;
  return seat.name || `seat ${seat.number + 1}`;
}

export function joined(words: string[], and = "and"): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}

/** Whether what has been may be told to all who sit here: not while they have secrets from each other. */
export function pastIsTold(about: About): boolean {
  return !about.seal || about.seed > 0;
}
