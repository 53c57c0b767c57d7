/** Everything the parts of the table page share: the live table, what is about to be done, what is drawn, what is open. */
import { createContext } from "svelte";
import { request } from "../lib/api";
import { Live } from "../lib/live.svelte";
import type { About, Printed, RuleInfo, Thing, Told } from "../lib/wire";
import type { WatchView } from "../lib/view";
import { Play } from "./play.svelte";
import { Showing } from "./showing.svelte";

export type Sheet = "" | "reference" | "log" | "keys" | "seats" | "settings" | "line" | "thing";

export class Desk {
  readonly play: Play;
  readonly showing: Showing;
  sheet = $state<Sheet>("");
  thing = $state<Thing>(""); // what the tap card speaks of
  cited = $state<RuleInfo | null>(null); // the rule that somebody asked to read
  marked = $state.raw<Thing[]>([]); // what a line of the log speaks of, or what somebody points at
  rules = $state.raw<Map<string, RuleInfo>>(new Map());
  printed = $state.raw<Printed[]>([]);

  constructor(readonly live: Live) {
    this.play = new Play(live);
    this.showing = new Showing(live.now!.view as unknown as WatchView);
    live.onNow = (now) => this.showing.hear(now);
    void this.#read(live.now!.about);
  }

  get view(): WatchView {
    return this.showing.view;
  }

  open(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  tell(thing: Thing): void {
    this.thing = thing;
    this.sheet = "thing";
  }

  cite(id: string): void {
    const rule = this.rules.get(id) ?? { id, text: "This rule is told on the rules page." };
    this.cited = this.cited?.id === id ? null : rule;
  }

  /** Light what an event speaks of; a second touch puts the light out again. */
  mark(told: Told): void {
    const things = Object.values(told.things);
    this.marked = this.marked.join() === things.join() ? [] : things;
  }

  /** What is printed on a thing that is not drawn: a card of a pile, an ability beside the board. */
  print(thing: Thing): Printed | undefined {
    const id = thing.slice(thing.indexOf(":") + 1);
    const plain = id.replace(/-\d+$/, "").split(".").at(-1);
    return this.printed.find((one) => one.id === id) ?? this.printed.find((one) => one.id === plain);
  }

  async #read({ game, terms }: About): Promise<void> {
    const pool = ((terms["pool"] ?? []) as string[]).join(",");
    const [rules, printed] = await Promise.all([
      request<RuleInfo[]>(`/api/games/${game}/rules`),
      request<Printed[]>(`/api/games/${game}/cards?pool=${pool}`),
    ]).catch((): [RuleInfo[], Printed[]] => [[], []]); // the table is playable without them
    this.rules = new Map(rules.map((rule) => [rule.id, rule]));
    this.printed = printed;
  }
}

export const [useDesk, setDesk] = createContext<Desk>();
