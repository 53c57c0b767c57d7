/** A table in a sentence, for slips and lists. */
import type { WatchView } from "../../lib/view";
import type { Seat } from "../../lib/wire";
import type { Present } from "./present";

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number under a hundred as a word. */
export function count(number: number): string {
  if (number < 20) return NUMBERS[number]!;
  if (number > 99) return String(number);
  const tens = TENS[Math.floor(number / 10) - 2]!;
  return number % 10 ? `${tens}-${NUMBERS[number % 10]}` : tens;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "three cards", "one card". */
export function many(number: number, one: string, more = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : more}`;
}

/** "a", "a and b", "a, b and c". */
export function list(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}

/** Where the party is. */
export function place(view: WatchView): string {
  return view.location ? `Night ${view.round}, ${view.location.name}` : `Night ${view.round}`;
}

/** What stands in the Line, and what the table asks. */
export function standing({ view, prompt, ending }: Present): string {
  if (ending) return ending.won ? "The party saw the dawn." : ending.text;
  const line = view.line.length;
  const there = line ? `${capital(count(line))} stand${line === 1 ? "s" : ""} in the Line. ` : "";
  return `${there}The table asks: ${prompt}`;
}

function called(seat: Seat): string {
  return seat.kind === "random" || seat.kind === "careful" ? "a program" : seat.name || `seat ${seat.number + 1}`;
}

/** Who sits at a table. */
export function company(seats: Seat[]): string {
  if (seats.every((seat) => seat.yours)) return "you alone";
  const mine = seats.some((seat) => seat.yours) ? ["you"] : [];
  const people = seats.filter((seat) => !seat.yours && seat.kind === "person").map(called);
  const programs = seats.filter((seat) => seat.kind === "random" || seat.kind === "careful").length;
  const open = seats.filter((seat) => seat.kind === "open").length;
  const rest = [programs && many(programs, "program"), open && many(open, "empty seat")];
  return list([...mine, ...people, ...rest.filter((part) => typeof part === "string")]);
}
