/** The three cards of a Draw are turned up one after the other; any key or touch turns the rest at once. */
import { pace } from "../../lib/settings.svelte";
import type { Live } from "../../lib/live.svelte";
import type { WardensView } from "../view";

const STEP = 240; // milliseconds for a card
export const ALL = 5; // Action card, both Challenge cards, the seal, the outcome

export class Turning {
  /** How much of the last Draw is seen. */
  step = $state(ALL);
  #seen = "";
  #timer = 0;

  constructor(view: WardensView) {
    this.#seen = draws(view);
  }

  /** The present: once the cards of another Draw are there, they are turned. */
  hear(view: WardensView): void {
    const now = draws(view);
    if (now === this.#seen) return;
    const more = now.length > this.#seen.length;
    this.#seen = now;
    if (!more || pace(1) === 0) return this.finish();
    this.step = 0;
    this.#next();
  }

  finish = (): void => {
    clearTimeout(this.#timer);
    this.step = ALL;
  };

  #next = (): void => {
    clearTimeout(this.#timer);
    if (this.step >= ALL) return;
    this.step += 1;
    this.#timer = window.setTimeout(this.#next, pace(STEP));
  };
}

/** One sign for each Draw in the journal whose cards are there. */
function draws(view: WardensView): string {
  return view.journal.filter((entry) => entry.draw?.cards.length === 3).map(() => "x").join("");
}

const known = new WeakMap<Live, Turning>();

/** The one that belongs to this table, whichever page shows the cards. */
export function turningOf(live: Live, view: WardensView): Turning {
  let found = known.get(live);
  if (!found) known.set(live, (found = new Turning(view)));
  return found;
}
