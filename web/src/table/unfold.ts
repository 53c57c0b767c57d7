/** One step of what is drawn: the event says what changes, the view that the server sent says what it becomes. */
import type { LinePlace, WatchView } from "../lib/view";
import type { Told } from "../lib/wire";

const WOOD = ["wood_gained", "wood_lost", "wood_halved"];
const TAKEN_OFF = ["defeated", "left_line", "tamed", "joins_horde", "put_on_deck", "put_under_deck"];
const LAID_DOWN = ["turned_up", "entered", "unhallowed_came"];
const WHOLE_BOARD = ["equipped", "rests", "sits_out", "tamed", "tamed_spent"];

export function unfold(shown: WatchView, final: WatchView, told: Told): WatchView {
  const { name, things, args } = told;
  let next = shown;
  if (WOOD.includes(name)) {
    const now = args["now"] as number;
    next = { ...next, firewood: now, light: now === final.firewood ? final.light : next.light };
  }
  if (name === "arrived") next = { ...next, round: final.round, location: final.location, phase: final.phase, line: [] };
  if (name === "line_laid") next = { ...next, phase: "watch", line: dark(args["count"] as number, next.light) };
  if (name === "rests") next = { ...next, camper: final.camper };
  if (things["die"]) next = withDie(next, final, things["die"], args["value"] as number | undefined);
  if (things["ability"]) next = withAbility(next, final, things["ability"]);
  if (WHOLE_BOARD.includes(name) && things["adventurer"]) next = withBoard(next, final, things["adventurer"]);
  if (things["card"]) next = { ...next, line: line(next.line, final.line, told, keyOf(things["card"])) };
  return next;
}

function keyOf(thing: string): string {
  return thing.slice(thing.indexOf(":") + 1);
}

function dark(count: number, light: number): LinePlace[] {
  return Array.from({ length: count }, (_, at) => ({ place: at + 1, up: false, lit: at < light }));
}

function withDie(shown: WatchView, final: WatchView, thing: string, value?: number): WatchView {
  const key = keyOf(thing);
  const becomes = final.party.flatMap((one) => one.dice).find((die) => die.key === key);
  if (!becomes) return shown;
  const party = shown.party.map((one) => {
    if (!one.dice.some((die) => die.key === key)) return one;
    return { ...one, dice: one.dice.map((die) => (die.key === key ? { ...becomes, value: value ?? becomes.value } : die)) };
  });
  const spaces = final.spaces.some((space) => space.dice.includes(key)) ? final.spaces : shown.spaces;
  return { ...shown, party, spaces };
}

function withAbility(shown: WatchView, final: WatchView, thing: string): WatchView {
  const key = keyOf(thing);
  const becomes = final.party.flatMap((one) => one.abilities).find((ability) => ability.key === key);
  if (!becomes) return shown;
  const party = shown.party.map((one) => ({
    ...one,
    abilities: one.abilities.map((ability) => (ability.key === key ? becomes : ability)),
  }));
  return { ...shown, party };
}

function withBoard(shown: WatchView, final: WatchView, thing: string): WatchView {
  const becomes = final.party.find((one) => one.id === keyOf(thing));
  return becomes ? { ...shown, party: shown.party.map((one) => (one.id === becomes.id ? becomes : one)) } : shown;
}

function line(shown: LinePlace[], final: LinePlace[], told: Told, key: string): LinePlace[] {
  if (TAKEN_OFF.includes(told.name)) return numbered(shown.filter((place) => place.key !== key));
  const becomes = final.find((place) => place.key === key);
  if (!becomes) return shown;
  if (!LAID_DOWN.includes(told.name)) return shown.map((place) => (place.key === key ? { ...becomes, place: place.place } : place));
  const at = told.args["position"] as number;
  const there = shown[at];
  const others = shown.filter((place) => place.key !== key);
  const takes = there && (!there.up || there.key === key) && told.name === "turned_up";
  const next = takes ? shown.map((place, index) => (index === at ? becomes : place)) : [...others.slice(0, at), becomes, ...others.slice(at)];
  return numbered(next);
}

function numbered(line: LinePlace[]): LinePlace[] {
  return line.map((place, at) => ({ ...place, place: at + 1 }));
}
