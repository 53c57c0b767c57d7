/** A table in a sentence, for slips and lists. */
import type { WatchView } from "../../lib/view";
import type { Now, Seat } from "../../lib/wire";
import type { WardensView } from "../../wardens/view";

const NUMBERS =
  "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
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
  return `${number ? count(number) : "no"} ${number === 1 ? one : more}`;
}

/** "a", "a and b", "a, b and c". */
export function list(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}

export function vigilOf(told: { view: Record<string, unknown> }): WardensView {
  return told.view as unknown as WardensView;
}

export function viewOf(told: { view: Record<string, unknown> }): WatchView {
  return told.view as unknown as WatchView;
}

/** Where the table is: the night and its place, or those whose book it is. */
export function place(now: Now): string {
  if (now.about.game === "wardens") {
    const names = vigilOf(now).characters.map((one) => one.name).filter(Boolean);
    return names.length ? list(names) : "A book without names";
  }
  const view = viewOf(now);
  return view.location ? `Night ${view.round}, ${view.location.name}` : `Night ${view.round}`;
}

/** What stands in the Line or which Vow is open, and whom the table waits for. */
export function standing(now: Now): string {
  if (now.ending) return now.ending.won ? "The party saw the dawn." : now.ending.text;
  const there = now.about.game === "wardens" ? vowed(vigilOf(now)) : inLine(viewOf(now));
  const asked = now.about.seats.filter((seat) => now.decision?.seats.includes(seat.number));
  if (asked.some((seat) => seat.yours)) return `${there}The table waits for your move.`;
  return `${there}The table waits for ${list(asked.map(called)) || "somebody to sit down"}.`;
}

function inLine(view: WatchView): string {
  const line = view.line.length;
  return line ? `${capital(count(line))} stand${line === 1 ? "s" : ""} in the Line. ` : "";
}

function vowed(view: WardensView): string {
  const vow = view.vows.find((one) => one.state === "active");
  return vow ? `${vow.text} ` : "";
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
