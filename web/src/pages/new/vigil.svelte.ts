/** What somebody wants of a new table of Wardens, as the form has it; `table()` is what the server is asked for. */
import { settings } from "../../lib/settings.svelte";
import type { NewTable, SeatKind } from "../../lib/wire";
import { openAmong } from "./seats";

export type Mode = "solo" | "co-op" | "led";

export const EDITIONS = [
  ["second", "Second edition", "twelve Actions, Jokers, Sparks; fate can be tempted"],
  ["first", "First edition", "eighteen Actions, harm to be endured, camps made"],
] as const;
export const MODES = [
  ["solo", "Alone", "the Oracle answers"],
  ["co-op", "Together", "two to four, nobody leads"],
  ["led", "With a GM", "one leads one to four"],
] as const;
const NUMBERS: Record<Mode, number[]> = { solo: [1], "co-op": [2, 3, 4], led: [1, 2, 3, 4] };

export class WantedVigil {
  name = $state(settings.name);
  edition = $state<(typeof EDITIONS)[number][0]>("second");
  #mode = $state<Mode>("solo");
  #players = $state(1);
  seats = $state<SeatKind[]>(["person", "person", "person", "person", "person"]);
  seed = $state<number | null>(null); // none: the table draws one that nobody knows
  ownCards = $state(false);
  practice = $state(false);
  record = $state("");
  position = "";
  readonly lacks = "";

  get mode(): Mode {
    return this.#mode;
  }

  /** Whoever opens a table leads it, if it is led, and invites the others. */
  set mode(mode: Mode) {
    this.#mode = mode;
    if (!this.numbers.includes(this.#players)) this.#players = this.numbers[0]!;
    this.#invite();
  }

  get players(): number {
    return this.#players;
  }

  /** Whatever the number of players, the seat after them is the GM's. */
  set players(players: number) {
    this.#players = players;
    if (this.#mode === "led") this.#invite();
  }

  get numbers(): number[] {
    return NUMBERS[this.#mode];
  }

  get names(): string[] {
    const players = Array.from({ length: this.players }, (_, seat) => `Player ${seat + 1}`);
    return this.#mode === "led" ? [...players, "The GM"] : players;
  }

  get open(): number[] {
    return openAmong(this.seats, this.names.length);
  }

  /** A record brings its own terms. */
  get goesOn(): boolean {
    return this.record !== "";
  }

  table(): NewTable {
    const whose: Pick<NewTable, "name" | "practice"> = { name: this.name, practice: this.practice };
    if (this.record) return { ...whose, record: this.record };
    const terms = { edition: this.edition, mode: this.#mode, players: this.players, own_dice: this.ownCards };
    return { ...whose, game: "wardens", terms, seed: this.seed, seats: this.seats.slice(0, this.names.length) };
  }

  #invite(): void {
    this.seats = this.seats.map((_, seat) => (this.#mode === "led" && seat < this.#players ? "open" : "person"));
  }
}
