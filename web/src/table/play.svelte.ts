/** What the person at this browser is about to do: the thing that is selected, what it can do, and what is refused. */
import type { Live } from "../lib/live.svelte";
import type { Asked, Choice, Forbidden, Thing, WayOn } from "../lib/wire";
import type { Reason } from "../common/words";
import type { AttackView, WatchView } from "../lib/view";
import { aliases, drawn, lookAlikes } from "./things";
import { targets } from "./preview";

/** Questions at which a touch considers; at all others it answers, for it is the target that is asked for. */
const CONSIDERED = ["WhoRests", "Window", "Place"];
const CAMP_PHASES = ["arrival", "pick", "camp"];

export class Play {
  selected = $state<Thing | null>(null);
  among = $state.raw<WayOn[]>([]); // several ways lead to the target that was touched
  hovered = $state<Thing | null>(null);
  reason = $state.raw<Reason | null>(null);
  listing = $state(false); // the list of all choices is open

  readonly view: WatchView = $derived.by(() => this.live.now!.view as unknown as WatchView);
  readonly decision: Asked | null = $derived.by(() => this.live.now?.decision ?? null);
  readonly mine: boolean = $derived.by(() => {
    const seats = this.live.now?.about.seats ?? [];
    return !!this.decision && seats.some((seat) => seat.yours && this.decision!.seats.includes(seat.number));
  });
  private readonly considers: boolean = $derived.by(() => !!this.decision && CONSIDERED.includes(this.decision.name));
  readonly choices: Choice[] = $derived.by(() => (this.mine ? this.decision!.choices : []));
  readonly camp: boolean = $derived.by(() => CAMP_PHASES.includes(this.view.phase));
  readonly attack: AttackView | null = $derived.by(() => this.view.attack);
  readonly drawn: Set<Thing> = $derived.by(() => drawn(this.view, this.camp));

  /** Everything that can be done with the selected thing. */
  readonly ways: WayOn[] = $derived.by(() => {
    const touched = this.live.touched;
    if (!this.selected || touched?.thing !== this.selected || touched.version !== this.live.version) return [];
    const direct = touched.ways.filter((way) => way.answers.length === 1);
    return this.considers || !direct.length ? touched.ways : direct; // what is asked for is not led up to
  });
  /** Where ways lead, by the things they point at. */
  readonly lit: Map<Thing, WayOn[]> = $derived.by(() => {
    const lit = new Map<Thing, WayOn[]>();
    for (const way of this.ways)
      for (const thing of targets(this.view, way, this.selected!))
        for (const name of aliases(this.view, thing)) lit.set(name, [...(lit.get(name) ?? []), way]);
    return lit;
  });
  /** Ways that need no further touch: they are options in the prompt. */
  readonly ready: WayOn[] = $derived.by(() => {
    if (this.among.length) return this.among;
    return this.ways.filter((way) => targets(this.view, way, this.selected!).every((thing) => !this.drawn.has(thing)));
  });
  /** The way whose result is shown: the target under the pointer, or the only thing that can be done. */
  readonly shown: WayOn | null = $derived.by(() => {
    const under = this.hovered ? this.lit.get(this.hovered) : undefined;
    if (under?.length === 1) return under[0]!;
    return this.ready.length === 1 && this.lit.size === 0 ? this.ready[0]! : null;
  });
  /** Choices that cannot be touched on the table: buttons and slips in the prompt. */
  readonly offTable: Choice[] = $derived.by(() =>
    this.choices.filter((choice) => !choice.points_at.some((thing) => this.drawn.has(thing))),
  );
  /** Things that answer what is asked as soon as they are touched. */
  readonly asked: Set<Thing> = $derived.by(() => {
    const found = new Set<Thing>();
    if (!this.decision || this.considers) return found;
    for (const choice of this.choices)
      for (const thing of choice.points_at) for (const name of aliases(this.view, thing)) found.add(name);
    return found;
  });

  #byHand = false; // a touch of this person waits for its answer; nothing is ever done because of others' moves
  #tried: Thing[] = []; // dice that look alike, of which one may stand for the other

  constructor(readonly live: Live) {}

  /** A thing was touched: as a target of what is selected, to take it out again, or to see what it can do. */
  touch(thing: Thing): void {
    this.reason = null;
    this.live.refusal = null;
    const led = this.lit.get(thing);
    if (led) {
      if (led.length === 1) this.take(led[0]!);
      else this.among = led;
      return;
    }
    if (thing === this.selected) return this.ready.length === 1 ? this.take(this.ready[0]!) : this.letGo();
    if (this.attack?.dice.some((die) => `die:${die}` === thing)) return this.takeOut(thing);
    const into = this.attack && this.standIn(thing);
    if (into) return this.answer([into.key]);
    this.select(thing);
  }

  select(thing: Thing): void {
    this.among = [];
    this.selected = thing;
    this.#tried = [thing];
    this.#byHand = true;
    if (this.mine && !this.decision!.is_form) this.live.touch(thing);
    else this.explain(thing, []);
  }

  /** The server has said what the selected thing can do. */
  heard(): void {
    const touched = this.live.touched;
    if (!this.selected || touched?.thing !== this.selected || touched.version !== this.live.version) return;
    if (!touched.ways.length) return this.#tryAlike(touched.forbidden);
    const [only, ...others] = this.ways;
    const byHand = this.#byHand;
    this.#byHand = false;
    if (!byHand || others.length || only!.answers.length > 1 || this.lit.size) return;
    const asksOn = only!.certain && !only!.events.length && this.decision!.name === "Window";
    if (asksOn || !this.considers) this.take(only!);
  }

  take(way: WayOn): void {
    this.answer(way.answers);
  }

  answer(answers: string[]): void {
    this.letGo();
    this.listing = false;
    this.live.answer(answers);
  }

  /** Drop the selection; with none, take the attack back that is being collected. */
  letGo(): void {
    this.selected = null;
    this.among = [];
    this.hovered = null;
    this.reason = null;
  }

  /** The moment before the attack that is being collected: every part of it was one answer. */
  get attackBegan(): number | null {
    if (!this.attack) return null;
    return this.live.now!.moment - this.attack.dice.length - this.attack.tamed.length - 1;
  }

  dropAttack(): void {
    if (this.attackBegan !== null) this.live.undo(this.attackBegan);
  }

  takeOut(thing: Thing): void {
    if (this.attackBegan === null) return;
    const others = [...this.attack!.dice.map((die) => `die:${die}`), ...this.attack!.tamed.map((one) => `tamed:${one}`)];
    this.live.undo(
      this.attackBegan + 1,
      others.filter((one) => one !== thing),
    );
  }

  /** What is asked for takes the place of what was said before. */
  advise(): void {
    this.#hush();
    this.live.advise();
  }

  askOdds(): void {
    this.#hush();
    this.live.askOdds();
  }

  /** Why a thing cannot be used now: said on touch, on hover and on focus alike. */
  explain(thing: Thing, told: Forbidden[]): void {
    this.selected = null;
    const known = told.length ? told : this.forbidden(thing);
    const [first] = known;
    if (first) this.reason = { text: `${first.text}: ${lowered(first.why)}`, rules: first.rules };
    else if (this.live.now?.ending) this.reason = { text: "The game is over.", rules: [] };
    else if (!this.mine) this.reason = { text: "It is not for you to answer now.", rules: [] };
    else this.reason = { text: "Nothing can be done with this at this question.", rules: this.decision?.rules ?? [] };
  }

  forbidden(thing: Thing): Forbidden[] {
    const names = aliases(this.view, thing);
    return (this.live.now?.forbidden ?? []).filter((one) => one.points_at.some((each) => names.includes(each)));
  }

  #hush(): void {
    this.reason = null;
    this.live.refusal = null;
    this.live.advice = null;
    this.live.odds = null;
  }

  /** The choice that puts this thing, or one that looks just like it, into the attack. */
  private standIn(thing: Thing): Choice | undefined {
    const alike = [thing, ...lookAlikes(this.view, thing)].flatMap((one) => aliases(this.view, one));
    return alike.map((one) => this.choices.find((choice) => choice.points_at.join() === one)).find(Boolean);
  }

  #tryAlike(forbidden: Forbidden[]): void {
    const next = lookAlikes(this.view, this.selected!).find((one) => !this.#tried.includes(one));
    if (!next) return this.explain(this.#tried[0]!, forbidden);
    this.#tried.push(next);
    this.selected = next;
    this.live.touch(next);
  }
}

function lowered(text: string): string {
  return text ? text[0]!.toLowerCase() + text.slice(1) : text;
}
