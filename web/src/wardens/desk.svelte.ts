/** What the parts of a Wardens table share: the view, who speaks, what is asked, and how one answers or says something. */
import { Desk as AnyDesk, setAnyDesk, useAnyDesk } from "../common/desk.svelte";
import type { Live } from "../lib/live.svelte";
import type { Choice, Offer, Printed, Seat } from "../lib/wire";
import type { ActionAbout, EditionAbout, WardensView, Warden } from "./view";

/** The three regions; on a phone one of them is seen at a time. */
export type Region = "sheet" | "draw" | "journal";

/** The leaves that can lie over the table. */
export type Leaf =
  | ""
  | "palette"
  | "log"
  | "oracle"
  | "vow"
  | "things"
  | "deck"
  | "table"
  | "rules"
  | "keys"
  | "seats"
  | "settings"
  | "correct";

export type ActionPrinted = Printed & { about: ActionAbout };

export class Desk extends AnyDesk {
  region = $state<Region>("draw");
  typed = $state(""); // in the palette
  #chosen = $state(-1); // which of this browser's seats speaks

  override readonly programs = false;

  constructor(live: Live) {
    super(live);
  }

  protected wanted(terms: Record<string, unknown>): string {
    return `edition=${String(terms["edition"])}`;
  }

  override plays(seat: Seat): string[] {
    if (this.view.seats[seat.number]?.role === "gm") return ["the GM"];
    return this.view.characters.filter((one) => one.seat === seat.number).map((one) => one.name || "somebody in the making");
  }

  override open(leaf: Leaf): void {
    super.open(leaf);
  }

  /** Turn to a page of the phone; whatever leaf lay over it closes. */
  turnTo(region: Region): void {
    this.region = region;
    if (this.sheet) this.open("");
  }

  get view(): WardensView {
    return this.live.now!.view as unknown as WardensView;
  }

  // -- who speaks ------------------------------------------------------------------------------------------------------

  /** The seats of this browser: several players can share a keyboard. */
  get mine(): number[] {
    return this.live.now!.about.seats.filter((seat) => seat.yours).map((seat) => seat.number);
  }

  /** The seat that speaks: whoever is asked, or of several the one that was picked. */
  get seat(): number {
    const asked = this.mine.filter((seat) => this.decision?.seats.includes(seat));
    const among = asked.length ? asked : this.mine;
    return among.includes(this.#chosen) ? this.#chosen : (among[0] ?? -1);
  }

  set seat(number: number) {
    this.#chosen = number;
  }

  get isGm(): boolean {
    return this.view.seats[this.seat]?.role === "gm";
  }

  seatName(number: number): string {
    const named = this.live.now!.about.seats.find((seat) => seat.number === number)?.name;
    return named || this.view.seats[number]?.name || "somebody";
  }

  /** A seat by whom it plays: several seats of one keyboard have one name. */
  called(number: number): string {
    const plays = this.view.characters.find((one) => one.seat === number && ["in play", "unconscious"].includes(one.status));
    if (plays) return plays.name;
    return this.view.seats[number]?.role === "gm" ? "The GM" : `Player ${number + 1}`;
  }

  /** The characters of this browser's seats, whoever speaks now first. */
  get own(): Warden[] {
    const mine = this.view.characters.filter((one) => this.mine.includes(one.seat));
    return mine.sort((one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat));
  }

  character(id: string): Warden | undefined {
    return this.view.characters.find((one) => one.id === id);
  }

  // -- what is asked ---------------------------------------------------------------------------------------------------

  get question(): string {
    return this.decision?.prompt ?? "The session has ended.";
  }

  /** What the seat that speaks may answer. */
  get choices(): Choice[] {
    if (!this.asked) return [];
    return this.decision!.choices.filter((choice) => !choice.seats.length || choice.seats.includes(this.seat));
  }

  choice(key: string): Choice | undefined {
    return this.choices.find((choice) => choice.key === key);
  }

  /** What the seat that speaks may start between procedures: "act:warden-1", "oracle", "reveal-vow" ... */
  start(what: string): Choice | undefined {
    return this.decision?.name === "Now" ? this.choice(`${this.seat}:${what}`) : undefined;
  }

  /** Begin what a leaf offers, which closes. */
  begin(key: string): void {
    this.open("");
    this.answer(key);
  }

  // -- what can be said besides ----------------------------------------------------------------------------------------

  /** What the seat that speaks may say. At a keyboard that players share the GM can hide nothing. */
  offer(name: string): Offer | undefined {
    if (name === "hide" && this.mine.length > 1) return undefined;
    return this.live.now!.asides.find((offer) => offer.name === name && offer.seats.includes(this.seat));
  }

  /** Whether a seat of this browser may say it, whoever speaks. */
  may(name: string, seat: number): boolean {
    return this.live.now!.asides.some((offer) => offer.name === name && offer.seats.includes(seat));
  }

  aside(name: string, text = ""): void {
    this.live.aside(name, text, this.seat);
  }

  // -- what is printed -------------------------------------------------------------------------------------------------

  get edition(): EditionAbout | undefined {
    return this.printed.find((one) => one.kind === "edition")?.about as EditionAbout | undefined;
  }

  get actions(): ActionPrinted[] {
    return this.printed.filter((one) => one.kind === "action") as ActionPrinted[];
  }

  action(kind: string): ActionPrinted | undefined {
    return this.actions.find((one) => one.id === `action:${kind}`);
  }

  score(id: string): Printed | undefined {
    return this.printed.find((one) => one.id === `score:${id}`);
  }
}

export const useDesk = (): Desk => useAnyDesk() as Desk;
export const setDesk = (desk: Desk): Desk => setAnyDesk(desk) as Desk;
