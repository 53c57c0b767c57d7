/** What was written and is on its way: kept in this browser until it stands in the journal, and sent again after a loss. */
import type { Live } from "../../lib/live.svelte";
import type { EntryView } from "../view";

export interface Sent {
  /** The aside that carries it: write, say, scene, insert, edit. */
  aside: string;
  text: string;
  /** The paragraph that it changes or follows; 0 for one at the end. */
  at: number;
  seat: number;
  /** The last entry when it was sent: what came later may be it. */
  after: number;
  /** Why it was not taken. */
  why: string;
}

const KINDS: Record<string, EntryView["kind"]> = { write: "prose", insert: "prose", say: "remark", scene: "scene" };
const PATIENCE = 2500; // before something is said again that was said too fast

export class Pen {
  sent = $state<Sent[]>([]);
  #place: string;
  #live: Live;
  #link = "";

  constructor(live: Live) {
    this.#live = live;
    this.#place = `emberwatch.sent/${live.table}`;
    this.sent = JSON.parse(localStorage.getItem(this.#place) ?? "[]") as Sent[];
  }

  write(aside: string, text: string, seat: number, journal: EntryView[], at = 0): void {
    const after = Math.max(0, ...journal.map((entry) => entry.id));
    const one: Sent = { aside, text: text.trim(), at, seat, after, why: "" };
    this.#keep([...this.sent, one]);
    this.#say(one);
  }

  /** The present has come: what stands there has arrived; what does not, after the connection was lost, is said again. */
  heard(journal: EntryView[]): void {
    const link = this.#live.link;
    const back = link === "open" && this.#link !== "open";
    this.#link = link;
    if (!this.sent.length) return;
    const found = new Set<number>(); // an entry is the arrival of one sending only
    const left = this.sent.filter((one) => {
      const entry = journal.find((entry) => !found.has(entry.id) && arrived(one, entry));
      if (entry && one.aside !== "edit") found.add(entry.id);
      return !entry;
    });
    if (left.length !== this.sent.length) this.#keep(left);
    if (back) for (const one of left) if (!one.why) this.#say(one);
  }

  /** Something was not taken. The rule of the journal says that it was a text. */
  refused(reason: string, why: string, rules: string[]): void {
    if (reason === "too fast") setTimeout(() => this.sent.forEach((one) => one.why || this.#say(one)), PATIENCE);
    else if (rules.includes("WD-NEED-12") || reason === "bad input") {
      const first = this.sent.find((one) => !one.why);
      if (first) this.#keep(this.sent.map((one) => (one === first ? { ...one, why } : one)));
    }
  }

  /** Take a sending back into the hand. */
  takeBack(one: Sent): string {
    this.#keep(this.sent.filter((other) => other !== one));
    return one.text;
  }

  #say(one: Sent): void {
    if (this.#live.link !== "open") return; // it will be said on arrival
    this.#live.aside(one.aside, one.at ? `${one.at} ${one.text}` : one.text, one.seat);
  }

  #keep(sent: Sent[]): void {
    this.sent = sent;
    if (sent.length) localStorage.setItem(this.#place, JSON.stringify(sent));
    else localStorage.removeItem(this.#place);
  }
}

function arrived(one: Sent, entry: EntryView): boolean {
  if (one.aside === "edit") return entry.id === one.at && entry.text === one.text;
  return entry.id > one.after && entry.kind === KINDS[one.aside] && entry.seat === one.seat && entry.text === one.text;
}
