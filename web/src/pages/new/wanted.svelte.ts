/** What somebody wants of a new table, as the form has it; `table()` is what the server is asked for. */
import { settings } from "../../lib/settings.svelte";
import type { NewTable, SeatKind } from "../../lib/wire";
import { openAmong } from "./seats";
import { anySeed } from "../shared/open";

export const DIFFICULTIES = [
  ["easy", "Easy", "one Summon"],
  ["normal", "Normal", "two Summons"],
  ["hard", "Hard", "three Summons"],
  ["insane", "Insane", "four Summons"],
] as const;
export const PLAYERS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
] as const;
export const DRAWS = [
  ["random", "As it falls"],
  ["balanced", "Balanced"],
  ["custom", "My own deck"],
] as const;
export const SETS = [
  ["base", "The base set"],
  ["deluxe", "The deluxe cards"],
] as const;
export const PARTY = 4;
export const LOCATIONS = 8;

export class Wanted {
  name = $state(settings.name);
  difficulty = $state<(typeof DIFFICULTIES)[number][0]>("normal");
  players = $state<(typeof PLAYERS)[number][0]>(1);
  seats = $state<SeatKind[]>(["person", "person", "person", "person"]);
  seed = $state(anySeed());
  pool = $state<string[]>(["base"]);
  adventurers = $state<string[]>([]);
  draw = $state("random");
  deck = $state<string[]>([]);
  locations = $state<string[]>([]);
  final = $state("");
  randomStart = $state(false);
  ownDice = $state(false);
  practice = $state(false);
  record = $state("");
  position = $state("");

  /** A record or a position brings its own terms. */
  get goesOn(): boolean {
    return this.record !== "" || this.position.trim() !== "";
  }

  get names(): string[] {
    return Array.from({ length: this.players }, (_, seat) => `Seat ${seat + 1}`);
  }

  get open(): number[] {
    return openAmong(this.seats, this.players);
  }

  /** Why this cannot be opened yet; empty when it can. */
  get lacks(): string {
    if (this.goesOn) return "";
    if (!this.pool.length) return "A table needs at least one set of cards.";
    if (this.draw === "custom" && !this.deck.length) return "A deck of your own needs its creatures.";
    if (this.locations.length && this.locations.length !== LOCATIONS) {
      return `Pick eight places or none; ${this.locations.length} are picked.`;
    }
    return "";
  }

  table(): NewTable {
    const whose: Pick<NewTable, "name" | "practice"> = { name: this.name, practice: this.practice };
    if (this.record) return { ...whose, record: this.record };
    if (this.position.trim()) return { ...whose, position: this.position };
    const terms = {
      pool: [...this.pool],
      players: this.players,
      difficulty: this.difficulty,
      adventurers: [...this.adventurers],
      random_start: this.randomStart,
      own_dice: this.ownDice,
      draw: this.draw,
      deck: this.draw === "custom" ? [...this.deck] : [],
      locations: [...this.locations],
      final: this.final,
    };
    return { ...whose, game: "setawatch", terms, seed: this.seed, seats: this.seats.slice(0, this.players) };
  }
}
