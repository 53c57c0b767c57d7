/** A moment of a night that never was, for looking at the pieces. */
import type { AbilityView, DieState, DieView, LinePlace, LocationView, Pile, SpaceView } from "../lib/view";

export const die = (key: string, sides: number, value: number, state: DieState = "available"): DieView => ({
  key,
  sides,
  value,
  state,
  on: null,
  lent_to: null,
});

export const ability = (id: string, name: string, passive = false, exhausted = false): AbilityView => ({
  id,
  key: id,
  name,
  text: "",
  passive,
  exhausted,
  used: false,
  used_by_die: false,
  used_by_exhausting: false,
});

const creature = (place: number, id: string, name: string, type: string, damage: number, health: number, text = ""): LinePlace => ({
  place,
  up: true,
  lit: true,
  id,
  name,
  type,
  damage,
  base_health: health,
  health,
  damage_taken: 0,
  text,
});

export const zombies = creature(1, "zombie_horde-1", "Zombie Horde", "Undead", 1, 12, "Add the base health of the top card of the Graveyard to its health.");
export const giant = creature(3, "forest_giant-1", "Forest Giant", "Giant", 2, 7, "Add the base health of the card behind it to its health. The card behind it is turned up.");
export const drake = creature(1, "ember_drake-2", "Ember Drake", "Dragon", 3, 12, "First: exhaust 1 and lose 3 firewood.");
export const summon: LinePlace = { place: 2, up: true, lit: true, id: "summon-3", name: "Summon", type: "", damage: 0, base_health: 0, text: "Reveal: an Adventurer on Watch exhausts a card." };
export const acolyte = creature(2, "acolyte-1", "Acolyte", "Human", 1, 3, "Reveal: the top card of the Creature deck joins the Horde unseen. First: a Summon is shuffled from the Graveyard into the Creature deck.");
export const dark = (place: number): LinePlace => ({ place, up: false, lit: false });

export const outpost: LocationView = { id: "lost_outpost", name: "Lost Outpost", text: "After rolling: each Adventurer may raise its lowest die by 1.", modifier: 0, count: 8, kind: "regular" };
export const grove: LocationView = { id: "elven_grove", name: "Elven Grove", text: "Camp actions take dice of any value.", modifier: 2, count: 7, kind: "respite" };
export const tower: LocationView = { id: "forbidden_tower", name: "Forbidden Tower", text: "A card exhausted for firewood gives 1 more.", modifier: -2, count: 21, kind: "final" };

const space = (id: string, name: string, text: string, slots = 1, exactly = 0, rune = false): SpaceView => ({ id, name, text, slots, exactly, rune, dice: [] });

export const spaces: SpaceView[] = [
  space("chop_wood", "Chop Wood", "Gain 2 firewood.", 3),
  space("scout_ahead", "Scout Ahead", "Look at the top 2 cards of the Creature deck and lay each on top or at the bottom.", 3),
  space("check_map", "Check Map", "Look at the next location and the top unused one, and choose which comes next."),
  space("heal", "Heal", "Refresh 1 of the party's cards.", 1, 6),
  space("equip", "Equip", "The camper swaps an equipped card for an unused one."),
  space("own_action", "Cleric's prayer", "An Adventurer refreshes a card."),
];
export const runes: SpaceView[] = [
  space("seal", "Seal", "An Unhallowed goes from the Graveyard to the bottom of the Unhallowed deck.", 1, 0, true),
  space("vanquish", "Vanquish", "The top card of the Horde leaves the game.", 1, 0, true),
  space("bolster", "Bolster", "Each Adventurer on Watch may reroll any of its dice.", 1, 0, true),
];
export const piles: Record<Pile, number> = { deck: 6, graveyard: 21, horde: 6, unhallowed: 8, map: 4, unused_locations: 14, discard: 4, removed: 0 };
