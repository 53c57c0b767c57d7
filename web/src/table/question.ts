/** The one short question of the prompt, and what is certain to come of what is shown. */
import type { Desk } from "./desk.svelte";
import { outcome } from "./preview";
import { joined, seatName } from "../common/words";

export function questionOf({ live, play }: Desk): string {
  const now = live.now!;
  if (now.ending) return now.ending.text;
  if (!play.decision) return "Nothing is asked.";
  if (!play.mine) {
    const seats = now.about.seats.filter((seat) => play.decision!.seats.includes(seat.number));
    return seats.length ? `Waiting for ${joined(seats.map(seatName), "or")}` : "Waiting";
  }
  if (play.among.length) return "Which way?";
  if (play.selected && play.decision.name === "WhoRests") return play.decision.prompt;
  if (play.selected) return play.ready.length === 1 && !play.lit.size ? `${play.ready[0]!.text}?` : nameOf(play.selected, play);
  if (play.attack) {
    const target = play.view.line.find((place) => place.place === play.attack!.place);
    return play.attack.sum ? `Strike the ${target?.name}?` : `Which dice strike the ${target?.name}?`;
  }
  return play.decision.prompt;
}

function nameOf(thing: string, play: Desk["play"]): string {
  const { view } = play;
  for (const one of view.party) {
    const die = one.dice.find((each) => `die:${each.key}` === thing);
    if (die) return `${one.name}'s ${die.value}: where to?`;
    const ability = one.abilities.find((each) => `card:${each.key}` === thing);
    if (ability) return `${ability.name}: how?`;
    if (`adventurer:${one.id}` === thing) return one.name;
  }
  const space = view.spaces.find((each) => `space:${each.id}` === thing);
  if (space) return space.rune ? `${space.name}, and which other?` : `${space.name}: which die?`;
  const place = view.line.find((each) => `line:${each.place}` === thing);
  return place?.name ?? "What with it?";
}

/** A sentence on what is shown: the result of the way, the text of the card in hand, or how to go on. */
export function resultOf(desk: Desk): string {
  const { play } = desk;
  if (play.shown) return outcome(play.view, play.shown);
  const text = textOf(desk, play.selected);
  if (play.lit.size) return `${text ? `${text} ` : ""}Touch what is lit.`;
  if (text) return text;
  if (play.attack) {
    const left = play.attack.needed - play.attack.sum;
    if (!play.attack.sum) return "Touch dice, one after the other.";
    if (left > 0) return `${left} more would fell it. A strike now leaves ${left}.`;
    return left < 0 ? `It falls, ${-left} to spare.` : "It falls, with nothing to spare.";
  }
  return (play.mine && !play.selected && HOW[play.decision!.name]) || "";
}

const HOW: Record<string, string> = {
  WhoRests: "Touch a name: its board says what stays on Watch.",
  Place: "Touch a die, then what lights up. Equal dice also wake runes, two or three at once.",
  Window: "Touch a die, a card or a creature to see what it can do.",
};

function textOf({ play }: Desk, thing: string | null): string {
  for (const one of play.view.party) {
    const ability = one.abilities.find((each) => `card:${each.key}` === thing);
    if (ability) return ability.text;
  }
  return play.view.spaces.find((space) => `space:${space.id}` === thing)?.text ?? "";
}
