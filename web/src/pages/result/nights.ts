/** What the frames of a replay tell of each night and each Adventurer. Nothing here knows a rule; it counts events. */
import type { LocationView, WatchView } from "../../lib/view";
import type { Frame, Told } from "../../lib/wire";
import { viewOf } from "../shared/words";

export interface Night {
  round: number;
  location: LocationView;
  begins: number; // the moment to branch from
  wood: number; // at its end, like the next three
  horde: number;
  ready: number;
  fell: number;
  through: { name: string; damage: number }[];
  exhausted: number;
  gone: Gone[]; // every card that went out, in order
  fed: string[]; // the cards that a dead fire was fed with
  called: string[]; // who came when a Summon called
  hardest: { name: string; damage: number }; // the hardest strike
}

export interface Gone {
  card: string;
  owner: string;
  why: string;
}

export interface Deeds {
  id: string;
  name: string;
  felled: number;
  by: Map<string, number>; // felled by which ability
  burned: number;
  lost: number;
  stolen: number;
}

export interface Chronicle {
  nights: Night[];
  deeds: Deeds[];
}

export function chronicle(frames: Frame[]): Chronicle {
  const names = namesIn(frames);
  const first = viewOf(frames[0]!);
  const nights: Night[] = [];
  const deeds = first.party.map(({ id, name }): Deeds => ({
    id, name, felled: 0, by: new Map(), burned: 0, lost: 0, stolen: 0,
  }));
  const owner = new Map(
    first.party.flatMap((one, index) => [...one.abilities, ...one.unused].map(({ name }) => [name, deeds[index]!])),
  );
  let before = first;
  let wood = first.firewood;
  let feeding = false; // the fire is out: the next card exhausted is the one that feeds it
  let hands = new Set<string>(); // whose dice were in the last attack
  const ability = (event: Told) => names.get(thing(event, "ability")) ?? "";

  for (const frame of frames) {
    const view = viewOf(frame);
    let ready = readyCards(before);
    for (const event of frame.events) {
      if (event.name === "arrived") nights.push(dusk(frame, view));
      const night = nights[nights.length - 1];
      if (!night) continue;
      if (typeof event.args.now === "number") wood = event.args.now;
      const who = deeds[event.args.adventurer as number]!;
      switch (event.name) {
        case "exhausted":
          if (feeding) night.fed.push(ability(event));
          who.lost += 1;
          night.exhausted += 1;
          night.gone.push({ card: ability(event), owner: who.name, why: feeding ? "fed the fire" : event.because === "the rules" ? "" : event.because });
          feeding = false;
          ready -= 1;
          break;
        case "burned":
          who.burned += 1;
          ready -= 1;
          night.gone.push({ card: ability(event), owner: who.name, why: "for wood" });
          break;
        case "ability_by_exhausting":
          night.gone.push({ card: ability(event), owner: who.name, why: "to use it" });
          ready -= 1;
          break;
        case "refreshed":
          ready += 1;
          break;
        case "fire_fed":
          feeding = true;
          break;
        case "attacked": {
          const card = thing(event, "card");
          const damage = event.args.damage as number;
          if (damage > night.hardest.damage) night.hardest = { name: names.get(card) ?? "", damage };
          const credit = before.line.find((one) => one.key === card)?.credit ?? [];
          hands = new Set([...credit, ...(before.attack?.dice ?? []).map(bearer)]);
          break;
        }
        case "die_returned":
          hands.add(bearer(thing(event, "die")));
          break;
        case "defeated": {
          night.fell += 1;
          const by = owner.get(event.because);
          if (by) by.by.set(event.because, (by.by.get(event.because) ?? 0) + 1);
          for (const one of deeds) if (by ? one === by : hands.has(one.id)) one.felled += 1;
          hands = new Set();
          break;
        }
        case "die_stolen":
          for (const one of deeds) if (one.id === bearer(thing(event, "die"))) one.stolen += 1;
          break;
        case "breaks_through":
          night.through.push({ name: event.because, damage: event.args.damage as number });
          break;
        case "unhallowed_came":
          night.called.push(names.get(thing(event, "card")) ?? "");
          break;
        case "round_over":
          Object.assign(night, { wood, ready, horde: view.piles.horde });
      }
    }
    before = view;
  }
  const last = nights[nights.length - 1];
  if (last) Object.assign(last, { wood: before.firewood, ready: readyCards(before), horde: before.piles.horde });
  return { nights, deeds };
}

function dusk(frame: Frame, view: WatchView): Night {
  return {
    round: view.round, location: view.location!, begins: frame.moment, wood: view.firewood, horde: 0, ready: 0, fell: 0,
    through: [], exhausted: 0, gone: [], fed: [], called: [], hardest: { name: "", damage: 0 },
  };
}

function readyCards(view: WatchView): number {
  return view.party.flatMap((one) => one.abilities).filter((card) => !card.exhausted).length;
}

/** What every card that was ever seen is called, by the name that events have for it. */
function namesIn(frames: Frame[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const view of frames.map(viewOf)) {
    for (const card of view.line) if (card.key && card.name) names.set(card.key, card.name);
    for (const [key, card] of Object.entries(view.seen)) names.set(key, card.name);
    for (const card of view.party.flatMap((one) => one.abilities)) names.set(card.key, card.name);
  }
  return names;
}

function thing(event: Told, part: string): string {
  return (event.things[part] ?? "").replace(/^\w+:/, "");
}

/** "ranger.2" is one of the Ranger's. */
function bearer(die: string): string {
  return die.split(".")[0]!;
}
