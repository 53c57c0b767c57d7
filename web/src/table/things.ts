/** Names of things on the table, what they are called in words, and which of them are drawn. */
import type { Thing } from "../lib/wire";
import type { AdventurerView, AbilityView, DieView, LinePlace, WatchView } from "../lib/view";

const STATES = {
  available: "available",
  spent: "spent",
  stolen: "stolen",
  aside: "set aside",
  camp: "in camp",
  stored: "kept ready",
} as const;

export function dieThing(die: DieView): Thing {
  return `die:${die.key}`;
}

/** "Warrior's 8, d8, available" */
export function dieWords(owner: AdventurerView, die: DieView): string {
  const lent = die.lent_to ? ", lent" : "";
  return `${owner.name}'s ${die.value}, d${die.sides}, ${STATES[die.state]}${lent}`;
}

export function abilityWords(ability: AbilityView): string {
  const state = ability.exhausted ? "exhausted" : "ready";
  return `${ability.name}, ${ability.passive ? "passive" : "active"}, ${state}. ${ability.text}`;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

export function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? String(place);
}

/** "Second: Vampire, Undead, health 8, burns 1." */
export function placeWords(place: LinePlace): string {
  const where = ordinal(place.place);
  const start = where[0]!.toUpperCase() + where.slice(1);
  if (!place.up) return `${start}: dark${place.name ? `, known to be ${place.name}` : ""}`;
  if (place.health === undefined) return `${start}: ${place.name}`;
  const left = place.damage_taken ? `${place.health - place.damage_taken} of ${place.health} left` : `health ${place.health}`;
  const negated = place.negated ? ", powers do not work" : "";
  return `${start}: ${place.name}, ${place.type}, ${left}, breaks through for ${place.damage}${negated}. ${place.text}`;
}

/** A thing can have two names: a card of the Line goes by its place and by its card. */
export function aliases(view: WatchView, thing: Thing): Thing[] {
  for (const place of view.line) {
    const names = [`line:${place.place}`, `card:${place.key}`];
    if (place.key && names.includes(thing)) return names;
  }
  return [thing];
}

/** Everything that is drawn on the table now, by the names that choices use. */
export function drawn(view: WatchView, camp: boolean): Set<Thing> {
  const found = new Set<Thing>();
  for (const one of view.party) {
    found.add(`adventurer:${one.id}`);
    for (const die of one.dice) found.add(dieThing(die));
    for (const ability of one.abilities) found.add(`card:${ability.key}`);
    for (const beast of one.tamed) found.add(`tamed:${beast}`);
  }
  if (camp) for (const space of view.spaces) found.add(`space:${space.id}`);
  else
    for (const place of view.line) {
      found.add(`line:${place.place}`);
      if (place.key) found.add(`card:${place.key}`);
    }
  return found;
}

/** Dice of one owner that show the same are told apart by nobody: the one that choices speak of stands for the other. */
export function lookAlikes(view: WatchView, thing: Thing): Thing[] {
  for (const one of view.party) {
    const die = one.dice.find((each) => dieThing(each) === thing);
    if (die)
      return one.dice
        .filter((each) => each.value === die.value && each.sides === die.sides && each.state === die.state)
        .map(dieThing);
  }
  return [thing];
}
