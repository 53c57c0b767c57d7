/** The guided night: what is said, when, and when it is done. A step speaks only while what it says is true on the table. */
import type { AdventurerView, WatchView } from "../../lib/view";
import { litWords, moreWood } from "../../table/words";
import { capital, count, list, many } from "../shared/words";
import type { Moment as AnyMoment, Step } from "./step";

/** A night that shows everything: a weak hand to rest, low dice for abilities, a Line too long to hold. */
export const NIGHT = {
  seed: 4881,
  terms: { difficulty: "easy", adventurers: ["warrior", "ranger", "wizard", "cleric"] },
};

type Moment = AnyMoment<WatchView>;

const FEW_DICE = 3;

export const STEPS: Step<WatchView>[] = [
  {
    id: "welcome",
    title: "Nine nights",
    ready: () => true,
    over: ({ told }) => told("rests") > 0,
    text: ({ view }) =>
      `Four Adventurers keep a fire through nine nights. Each has three dice and three cards, and the cards are their health: ${count(ready(view.party))} of twelve are ready. When nobody on Watch has one left, it is over.`,
    at: () => "[data-board]",
    aside: true,
  },
  {
    id: "rest",
    title: "Who rests?",
    ready: ({ now }) => now.decision?.name === "WhoRests",
    over: ({ told }) => told("rests") > 0,
    text: ({ view }) => {
      const one = weakest(view);
      return `One rests and works in camp, and gets a card back. The other three fight. The ${one.name} rolled lowest, ${list(one.dice.map((die) => String(die.value)))}: touch that name, then say that it rests.`;
    },
    at: ({ view }) => `[data-thing="adventurer:${weakest(view).id}"]`,
  },
  {
    id: "camp",
    title: "Work in camp",
    ready: ({ may }) => may("chop_wood") !== undefined,
    over: ({ told }) => told("die_placed") > 0,
    text: ({ view }) => `Touch one of the ${camper(view)}'s dice, then Chop Wood: any die will do there, and each brings two wood.`,
    at: () => '[data-thing="space:chop_wood"]',
  },
  {
    id: "wood",
    title: "Wood is light",
    ready: ({ view }) => view.phase === "camp",
    over: ({ told }) => told("line_laid") > 0,
    text: ({ view }) => `${capital(count(view.firewood))} ${litWords(view)}; ${moreWood(view)}. What is lit can be seen and fought, so wood is never wasted. Place the other dice too.`,
    at: () => "[data-wood], [data-wood-told]",
  },
  {
    id: "line",
    title: "They come",
    ready: ({ view }) => view.phase === "watch" && view.line.some((place) => place.up),
    over: ({ told }) => told("attacked") + told("ability_by_die") > 0,
    text: ({ view }) =>
      `${capital(many(view.line.length, "creature"))} in the Line: ${count(view.line.filter((place) => place.up).length)} in the light, the rest only eyes. The heart is what one takes; the number beside it is how many of your cards it exhausts if it gets past.`,
    at: () => '[data-thing="line:1"]',
    aside: true,
  },
  {
    id: "attack",
    title: "Strike",
    ready: ({ may, view }) => may("attack:1") !== undefined && view.line[0]?.up === true,
    over: ({ view, told }) => view.attack !== null || told("attacked") > 0 || view.phase !== "watch",
    text: ({ view }) =>
      `The ${view.line[0]!.name} comes first and takes ${count(view.line[0]!.health! - view.line[0]!.damage_taken!)}. Touch a die, then the creature. Each name says how far it reaches.`,
    at: () => '[data-thing="line:1"]',
  },
  {
    id: "sum",
    title: "Together",
    ready: ({ view }) => view.attack !== null,
    over: ({ told, view }) => told("defeated") > 0 || view.phase !== "watch",
    text: ({ view }) => {
      const { needed, sum } = view.attack!;
      const missing = needed - sum;
      return missing > 0
        ? `${sum ? `${capital(count(sum))} so far, ${count(missing)}` : capital(count(missing))} missing. Touch a die to add it; several Adventurers may strike together.`
        : "That is enough. Strike. A die is spent when it has struck.";
    },
    at: ({ view }) => `[data-thing="line:${view.attack!.place}"]`,
  },
  {
    id: "ability",
    title: "Low dice are for abilities",
    ready: ({ may }) => may("use:") !== undefined,
    over: ({ told, view }) => told("ability_by_die") > 0 || view.phase !== "watch",
    text: (moment) => {
      const { owner, card } = usable(moment);
      return `The ${owner.name} has ${card.name}: “${card.text}” Any die pays for it, so take a low one: touch the card, then a die, then what it is for.`;
    },
    at: (moment) => `[data-thing="card:${usable(moment).card.key}"]`,
  },
  {
    id: "burn",
    title: "Cards burn",
    ready: ({ may, view }) => may("fire") !== undefined && (view.light < 3 || diceLeft(view) <= FEW_DICE),
    over: ({ told, view }) => told("burned") > 0 || view.phase !== "watch",
    text: ({ view }) => `A card can go into the fire for two wood, here: ${view.firewood} ${litWords(view)}, ${moreWood(view)}. But a card is also your health: burn one when the light is worth it.`,
    at: () => '[data-key="fire"]',
    aside: true,
  },
  {
    id: "stop",
    title: "When to stop",
    ready: ({ may, view }) => may("stop") !== undefined && diceLeft(view) <= FEW_DICE,
    over: ({ told }) => told("watch_over") > 0 || told("watch_stops") > 0,
    text: ({ view }) =>
      `${capital(many(diceLeft(view), "die", "dice"))} left, and ${many(view.line.length, "creature")} in the Line. When nothing more can fall, stop: whatever still stands breaks through.`,
    at: () => '[data-key="stop"]',
  },
  {
    id: "hold",
    title: "Hold the Line",
    ready: ({ view, may }) => view.phase === "watch" && may("stop") !== undefined,
    over: ({ told }) => told("watch_over") > 0 || told("watch_stops") > 0,
    text: () => "Go on: strike what you reach, spend low dice on abilities. What falls lets the next one into the light. Touch anything to see what it can do, and why not.",
    at: () => '[data-thing="line:1"]',
  },
  {
    id: "through",
    title: "They break through",
    ready: ({ told, now }) => told("breaks_through") > 0 && now.decision !== null,
    over: ({ told }) => told("round_over") > 0,
    text: () => "Each one exhausts as many of your cards as its number said; choose those you can spare. Then it joins the Horde, and the whole Horde comes on the last night.",
    at: () => "[data-board]",
  },
  {
    id: "dawn",
    title: "That was a night",
    ready: ({ told, now }) => told("round_over") > 0 || now.ending !== null,
    over: () => false,
    text: ({ told, view, now }) => {
      const tally = `${capital(count(told("defeated")))} fell, ${count(told("breaks_through"))} came through, ${many(ready(view.party), "card")} ready.`;
      if (now.ending) return `${tally} It ended early this time. Light another fire: it will be a different night.`;
      return `${tally} That is all there is to know; every card and every number tells you more when you touch it. This table is yours: play on.`;
    },
    at: () => "[data-board]",
    aside: true,
  },
];

function ready(party: AdventurerView[]): number {
  return party.flatMap((one) => one.abilities).filter((card) => !card.exhausted).length;
}

function weakest(view: WatchView): AdventurerView {
  const sum = (one: AdventurerView) => one.dice.reduce((all, die) => all + die.value, 0);
  return view.party.reduce((low, one) => (sum(one) < sum(low) ? one : low));
}

function camper(view: WatchView): string {
  return view.party.find((one) => one.id === view.camper)!.name;
}

function diceLeft(view: WatchView): number {
  const watching = view.party.filter((one) => !one.in_camp && !one.sits_out);
  return watching.flatMap((one) => one.dice).filter((die) => die.state === "available").length;
}

/** An ability that a die can pay for now: the one this night is made for, or else the first. */
function usable({ may, view }: Moment) {
  const key = (may("use:wizard.shockbolt") ?? may("use:"))!.replace("use:", "");
  const owner = view.party.find((one) => one.abilities.some((card) => card.key === key))!;
  return { owner, card: owner.abilities.find((card) => card.key === key)! };
}
