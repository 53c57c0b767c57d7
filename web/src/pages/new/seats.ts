import type { SeatKind } from "../../lib/wire";

/** The seats that wait for somebody who is invited. */
export function openAmong(seats: SeatKind[], number: number): number[] {
  return seats.slice(0, number).flatMap((kind, seat) => (kind === "open" ? [seat] : []));
}
