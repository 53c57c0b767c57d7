/** Keys that mean the same at every table. */
import { flip } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";

const FIELD = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable=true]";

/** The key that is meant for the table; none if the browser or a field wants it. */
export function keyFor(desk: Desk, event: KeyboardEvent): string {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return "";
  if (!target.matches(FIELD)) return event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.key === "Escape") leaveField(desk, target);
  return "";
}

/** Out of a field; out of one in a leaf, the leaf closes with it. */
function leaveField(desk: Desk, field: HTMLElement): void {
  if (field.closest("[data-sheet]")) desk.open("");
  else field.blur();
}

/** What is open closes. */
export function close(desk: Desk): boolean {
  if (desk.sheet) desk.open("");
  else if (desk.cited) desk.cited = null;
  else return false;
  return true;
}

/** Take back, redo, text view. */
export function turn(desk: Desk, key: string): boolean {
  if (key === "z") desk.back();
  else if (key === "y") desk.live.redo();
  else if (key === "t") flip("textView");
  else return false;
  return true;
}
