/** What is said at once; everything else may wait its turn. */
import type { Told } from "../lib/wire";

const URGENT = ["paused", "objected", "called", "asked_for", "fell_unconscious", "died", "claimed", "death_due", "forest_due", "endure_due"];

export function urgent(told: Told): boolean {
  return URGENT.includes(told.name);
}
