/** What the server tells of a night of Set a Watch: the shapes of its view. */
export type DieState = "available" | "spent" | "stolen" | "aside" | "camp" | "stored";

export interface DieView {
  key: string;
  sides: number;
  value: number;
  state: DieState;
  on: string | null;
  lent_to: string | null;
}

export interface AbilityCardView {
  id: string;
  name: string;
  text: string;
  passive: boolean;
}

export interface AbilityView extends AbilityCardView {
  key: string;
  exhausted: boolean;
  used_by_die: boolean;
  used_by_exhausting: boolean;
  used: boolean;
}

export interface AdventurerView {
  id: string;
  name: string;
  seats: number[];
  rests: number;
  in_camp: boolean;
  sits_out: boolean;
  reach: number;
  camp: { text: string; at_least: number };
  dice: DieView[];
  abilities: AbilityView[];
  unused: AbilityCardView[];
  tamed: string[];
}

/** What is printed on a creature, a Summon or an Unhallowed. */
export interface CreatureView {
  id: string;
  name: string;
  type: string;
  damage: number;
  base_health: number;
  text: string;
}

/** A card of the Line. What is printed on it is there only if it is known, its health only if it is face up. */
export interface LinePlace extends Partial<CreatureView> {
  place: number;
  up: boolean;
  lit: boolean;
  key?: string;
  health?: number;
  parts?: [string, number][];
  damage_taken?: number;
  negated?: boolean;
  dice?: string[];
  credit?: string[];
}

export interface LocationView {
  id: string;
  name: string;
  text: string;
  modifier: number;
  count: number;
  kind?: "regular" | "respite" | "final";
}

export interface SpaceView {
  id: string;
  name: string;
  text: string;
  slots: number;
  rune: boolean;
  exactly: number;
  dice: string[];
}

export type Pile = "deck" | "graveyard" | "horde" | "unhallowed" | "map" | "unused_locations" | "discard" | "removed";

export interface AttackView {
  place: number;
  dice: string[];
  tamed: string[];
  sum: number;
  needed: number;
}

export interface WatchView {
  round: number;
  phase: string;
  firewood: number;
  light: number;
  location: LocationView | null;
  camper: string | null;
  party: AdventurerView[];
  attack: AttackView | null;
  line: LinePlace[];
  piles: Record<Pile, number>;
  known: Record<"deck" | "horde" | "unhallowed" | "map" | "unused_locations", (string | null)[]>;
  seen: Record<string, CreatureView | LocationView>;
  graveyard: string[];
  unhallowed_top: string | null;
  discard: string[];
  removed: string[];
  spaces: SpaceView[];
  outcome: "won" | "lost" | null;
}

const HALVE = 1000; // how a view says that a location halves the wood

/** What a location does to the wood: "+2", "−1", "halved". */
export function woodOf(modifier: number): string {
  if (modifier === HALVE) return "halved";
  return modifier > 0 ? `+${modifier}` : modifier < 0 ? `−${-modifier}` : "±0";
}
