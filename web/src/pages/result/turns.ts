/** The words of a result: how it went in a few sentences, and where it turned. */
import type { Ending } from "../../lib/wire";
import { capital, count, list, many } from "../shared/words";
import type { Chronicle, Deeds, Night } from "./nights";

export interface Turn {
  night: Night;
  title: string;
  text: string;
}

const MOST_TURNS = 4;
const FEW = 4; // cards ready of twelve

/** The whole night in three sentences. */
export function lead({ nights }: Chronicle, ending: Ending | null): string {
  const last = nights[nights.length - 1]!;
  const fell = nights.reduce((sum, night) => sum + night.fell, 0);
  const through = nights.reduce((sum, night) => sum + night.through.length, 0);
  const tally = `${capital(count(fell))} fell at the edge of the light, ${count(through)} walked past the fire`;
  if (!ending) return `Night ${last.round} at ${last.location.name} is not over. ${tally} so far.`;
  if (ending.won) {
    return `${last.location.name} is held. ${tally}, and when the birds began the party had ${many(last.ready, "card")} left that ${last.ready === 1 ? "was" : "were"} not ash.`;
  }
  return `Night ${last.round} at ${last.location.name} had no morning. ${tally}. ${ending.text}`;
}

/** The nights on which most was decided, at most one of a kind each, in their order. */
export function turns({ nights }: Chronicle, ending: Ending | null): Turn[] {
  const found = nights.flatMap((night) => moments(night, night === nights[nights.length - 1] ? ending : null));
  const hardest = nights.reduce((most, night) => (night.hardest.damage > most.hardest.damage ? night : most));
  if (hardest.hardest.damage) found.push({ weight: 4, turn: blow(hardest) });
  const best = new Map<Night, { weight: number; turn: Turn }>();
  for (const one of found) {
    if (one.weight > (best.get(one.turn.night)?.weight ?? 0)) best.set(one.turn.night, one);
  }
  return [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_TURNS)
    .map(({ turn }) => turn)
    .sort((a, b) => a.night.round - b.night.round)
    .map((turn, index, all) => (all.slice(0, index).some(({ title }) => title === turn.title) ? again(turn) : turn));
}

const again = (turn: Turn): Turn => ({ ...turn, title: `${turn.title} again` });

/** What could be told of a night, and how much it weighs. `ending` is there for the night on which it ended. */
function moments(night: Night, ending: Ending | null): { weight: number; turn: Turn }[] {
  const through = night.through.length;
  const found: { weight: number; turn: Turn }[] = [];
  const add = (weight: number, title: string, text: string) => found.push({ weight, turn: { night, title, text } });

  if (ending && !ending.won) {
    const how = through ? `${worst(night)} came through, and nobody on Watch had a card left.` : "It ended here.";
    add(1000, "The last card", how);
  } else if (ending) {
    add(1000, "First light", `${tallied(night)}, and ${many(night.ready, "card")} still ready when it was over.`);
  }
  if (night.fed.length) {
    add(8, "The fire went out", `No wood was left, and ${list(night.fed)} went into the coals to keep a light.`);
  }
  if (through) {
    const cost = night.exhausted ? ` ${capital(many(night.exhausted, "card"))} went out that night,` : " Nothing was lost,";
    add(through * 3 + night.exhausted, `${capital(count(through))} walked past`, `${worst(night)} came through.${cost} and the Horde grew to ${count(night.horde)}.`);
  }
  if (night.called.length) {
    add(5 + night.exhausted / 2, "A call was answered", `${list(night.called)} came out of the dark at the call of a Summon.`);
  }
  if (!ending && night.ready <= FEW) {
    add(6, "Down to the bone", `${capital(many(night.ready, "card"))} of twelve ${night.ready === 1 ? "was" : "were"} left when the night was over.`);
  }
  if (!through && night.fell > 5) {
    const { name, damage } = night.hardest;
    const blows = damage ? `, the ${name} at a blow of ${count(damage)}` : "";
    add(night.fell / 3, "Nobody got past", `${capital(count(night.fell))} fell at ${night.location.name}${blows}, and ${many(night.ready, "card")} stayed ready.`);
  }
  return found;
}

function blow(night: Night): Turn {
  const { name, damage } = night.hardest;
  return { night, title: `${capital(count(damage))} on one`, text: `No blow was harder: the ${name} took ${count(damage)} at once, at ${night.location.name}.` };
}

function tallied(night: Night): string {
  return `${capital(count(night.fell))} fell, ${count(night.through.length)} came through`;
}

/** Those that broke through, the worst first. */
function worst(night: Night): string {
  const sorted = [...night.through].sort((a, b) => b.damage - a.damage).map(({ name }) => name);
  const times = (name: string) => sorted.filter((one) => one === name).length;
  const names = [...new Set(sorted)].map((name) => (times(name) > 1 ? `${name} twice` : name));
  return list(names.length > 3 ? [...names.slice(0, 2), `${count(names.length - 2)} more`] : names);
}

/** Two short lines on what somebody did, as words and numbers in turn. */
export function deedLines(one: Deeds): (string | number)[][] {
  const [ability, times] = [...one.by].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  const losses: (string | number)[] = one.lost ? ["lost", one.lost, one.lost === 1 ? "card" : "cards"] : ["lost no card"];
  if (one.stolen) losses.push("and", one.stolen, one.stolen === 1 ? "die" : "dice");
  const second = one.burned ? ["burned", one.burned, "for wood,", ...losses] : losses;
  return [["felled", one.felled, times > 1 ? `, ${count(times)} by ${ability}` : ""], second];
}
