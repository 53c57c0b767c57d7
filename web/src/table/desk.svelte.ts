/** Everything the parts of the table page share: the live table, what is about to be done, what is drawn, what is open. */
import { setAnyDesk, useAnyDesk, Desk as AnyDesk } from "../common/desk.svelte";
import type { Live } from "../lib/live.svelte";
import type { Choice, Printed, Seat, Thing, Told } from "../lib/wire";
import type { WatchView } from "../lib/view";
import { Play } from "./play.svelte";
import { questionOf } from "./question";
import { Showing } from "./showing.svelte";

export type Sheet = "" | "reference" | "log" | "keys" | "seats" | "settings" | "line" | "thing";

export class Desk extends AnyDesk {
  readonly play: Play;
  readonly showing: Showing;
  thing = $state<Thing>(""); // what the tap card speaks of
  marked = $state.raw<Thing[]>([]); // what a line of the log speaks of, or what somebody points at

  constructor(live: Live) {
    super(live);
    this.play = new Play(live);
    this.showing = new Showing(live.now!.view as unknown as WatchView);
    live.onNow = (now) => this.showing.hear(now);
  }

  protected wanted(terms: Record<string, unknown>): string {
    return `pool=${((terms["pool"] ?? []) as string[]).join(",")}`;
  }

  override plays(seat: Seat): string[] {
    return this.view.party.filter((one) => one.seats.includes(seat.number)).map((one) => one.name);
  }

  get question(): string {
    return questionOf(this);
  }

  get choices(): Choice[] {
    return this.play.choices;
  }

  override answer(...answers: string[]): void {
    this.play.answer(answers);
  }

  override letGo(): void {
    this.play.letGo();
  }

  get view(): WatchView {
    return this.showing.view;
  }

  override open(sheet: Sheet): void {
    super.open(sheet);
  }

  tell(thing: Thing): void {
    this.thing = thing;
    this.sheet = "thing";
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
}

export const useDesk = (): Desk => useAnyDesk() as Desk;
export const setDesk = (desk: Desk): Desk => setAnyDesk(desk) as Desk;
