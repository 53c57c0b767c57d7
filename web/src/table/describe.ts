/** What a thing says when it is asked: its name, its sentence, the parts of its numbers, and the rules it rests on. */
import { woodOf, type CreatureView, type LocationView, type Pile, type WatchView } from "../lib/view";
import type { Printed, Thing } from "../lib/wire";

export interface Description {
  title: string;
  text: string;
  facts: string[];
  rules: string[];
}

type Print = (thing: Thing) => Printed | undefined;

const PILES: Record<Pile, [string, string, string[]]> = {
  deck: ["Creature deck", "From here the Line is laid.", ["SW-LINE-1", "SW-LINE-4"]],
  graveyard: ["Graveyard", "Defeated creatures, the last one on top.", ["SW-DEF-4", "SW-LINE-5"]],
  horde: ["Horde", "All that broke through; on the last night it comes back.", ["SW-OUT-8", "SW-FIN-4"]],
  unhallowed: ["Unhallowed", "One of them answers each Summon.", ["SW-SUM-4", "SW-SUM-6"]],
  map: ["Map deck", "The locations that are still to come.", ["SW-RND-4"]],
  unused_locations: ["Unused locations", "Where the party will not go, unless the map is changed.", ["SW-CAMP-13"]],
  discard: ["Locations left behind", "Nights that are over.", ["SW-RND-4"]],
  removed: ["Out of the game", "Cards that do not come back.", ["SW-RUNE-11"]],
};

const DIE_STATES: Record<string, string> = {
  available: "It can be used.",
  spent: "It is spent for this round.",
  stolen: "It lies on the creature that stole it.",
  aside: "It has been set aside for the round.",
  camp: "Its Adventurer rests in camp.",
  stored: "It waits for a creature that comes first.",
};

export function describe(view: WatchView, thing: Thing, print: Print): Description | null {
  const [kind = "", key = ""] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
  if (kind === "pile") return pile(view, key as Pile, print);
  if (kind === "location") return location(view.location?.id === key ? view.location : null);
  if (kind === "die") return die(view, key);
  if (kind === "adventurer") return adventurer(view, key);
  if (kind === "space") return space(view, key);
  if (kind === "line") return creature(view, Number(key));
  return ability(view, key) ?? printed(print(thing));
}

function creature(view: WatchView, at: number): Description | null {
  const place = view.line[at - 1];
  if (!place) return null;
  if (!place.up && !place.name)
    return { title: "In the dark", text: "A face-down card: nobody knows what it is.", facts: [], rules: ["SW-LINE-2", "SW-ATK-6"] };
  const facts: string[] = [];
  if (place.health !== undefined) {
    const parts = place.parts ?? [];
    const sum = parts.reduce((all, [, amount]) => all + amount, 0);
    const words = parts.map(([name, amount], at) => `${amount < 0 ? "− " : at ? "+ " : ""}${Math.abs(amount)} ${name}`);
    facts.push(parts.length > 1 ? `Health ${sum} = ${words.join(" ")}` : `Health ${place.health}`);
  }
  if (place.damage !== undefined) facts.push(`Exhausts ${place.damage} when it breaks through`);
  if (place.negated) facts.push("Negated: its powers do not work");
  for (const key of place.dice ?? []) facts.push(`Holds ${dieName(view, key)}`);
  if (place.credit?.length) facts.push(`Struck by ${place.credit.map((one) => heroName(view, one)).join(", ")}`);
  return { title: place.name ?? "", text: `${place.type ?? ""}. ${place.text ?? ""}`, facts, rules: ["SW-HP-9", "SW-OUT-7"] };
}

function dieName(view: WatchView, key: string): string {
  const owner = view.party.find((one) => one.dice.some((each) => each.key === key));
  const found = owner?.dice.find((each) => each.key === key);
  return found ? `the ${owner!.name}'s ${found.value}` : "a die";
}

function heroName(view: WatchView, id: string): string {
  return view.party.find((one) => one.id === id)?.name ?? id;
}

function die(view: WatchView, key: string): Description | null {
  for (const one of view.party) {
    const found = one.dice.find((each) => each.key === key);
    if (!found) continue;
    const lent = found.lent_to ? [`Lent to the ${heroName(view, found.lent_to)}`] : [];
    const title = `${one.name}'s ${found.value}`;
    return { title, text: `A die of ${found.sides} sides. ${DIE_STATES[found.state]}`, facts: lent, rules: ["SW-DIE-1"] };
  }
  return null;
}

function adventurer(view: WatchView, id: string): Description | null {
  const one = view.party.find((each) => each.id === id);
  if (!one) return null;
  const facts = [
    `Camp action${one.camp.at_least > 1 ? `, ${one.camp.at_least} or more` : ""}: ${one.camp.text}`,
    `Has rested ${one.rests} of 2 times`,
    ...one.unused.map((card) => `Set aside: ${card.name}. ${card.text}`),
  ];
  return { title: one.name, text: `Reaches the first ${one.reach} of the Line.`, facts, rules: ["SW-REST-2", "SW-ATK-5"] };
}

function ability(view: WatchView, key: string): Description | null {
  const found = view.party.flatMap((one) => [...one.abilities]).find((each) => each.key === key);
  if (!found) return null;
  const facts = [found.passive ? "Passive: works by itself" : "Active: used with a die, or by exhausting it"];
  facts.push(found.exhausted ? "Exhausted" : "Ready: this card is one health");
  if (found.used_by_die) facts.push("Used by a die this round");
  if (found.used_by_exhausting) facts.push("Used by exhausting it this round");
  return { title: found.name, text: found.text, facts, rules: found.passive ? ["SW-ABL-7"] : ["SW-ABL-2", "SW-ABL-3"] };
}

function space(view: WatchView, id: string): Description | null {
  const found = view.spaces.find((each) => each.id === id);
  if (!found) return null;
  const facts = found.rune ? ["Runes need two or three dice that show the same"] : [`Room for ${found.slots}`];
  if (found.exactly) facts.push(`Needs exactly ${found.exactly}`);
  return { title: found.name, text: found.text, facts, rules: found.rune ? ["SW-RUNE-1"] : ["SW-CAMP-5", "SW-CAMP-6"] };
}

function location(found: LocationView | null): Description | null {
  if (!found) return null;
  return { title: found.name, text: found.text, facts: [`Firewood ${woodOf(found.modifier)}`, `${found.count} come`], rules: ["SW-RND-4"] };
}

function pile(view: WatchView, id: Pile, print: Print): Description {
  const [title, text, rules] = PILES[id];
  const size = view.piles[id];
  const open = id === "graveyard" ? view.graveyard : id === "discard" ? view.discard : id === "removed" ? view.removed : null;
  const name = (key: string) => (view.seen[key] as CreatureView | LocationView | undefined)?.name ?? print(`card:${key}`)?.name ?? key;
  const known = open ?? (view.known as Record<string, (string | null)[]>)[id] ?? [];
  const facts = [`${size} ${size === 1 ? "card" : "cards"}`];
  known.forEach((key, at) => key && facts.push(`${at + 1} from the top: ${name(key)}`));
  return { title, text, facts, rules };
}

function printed(found: Printed | undefined): Description | null {
  return found ? { title: found.name, text: found.text, facts: [], rules: [] } : null;
}
