/** What the parts of any table page share: the live table, what is printed and ruled, and which leaf is open. */
import { createContext } from "svelte";
import { request } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import type { About, Asked, Choice, Printed, RuleInfo, Seat } from "../lib/wire";

export abstract class Desk {
  sheet = $state(""); // the leaf that lies open
  cited = $state<RuleInfo | null>(null); // the rule that somebody asked to read
  rules = $state.raw<Map<string, RuleInfo>>(new Map());
  printed = $state.raw<Printed[]>([]);

  constructor(readonly live: Live) {
    void this.#read(live.now!.about);
  }

  /** Which cards are printed for these terms. */
  protected abstract wanted(terms: Record<string, unknown>): string;

  /** Whom a seat plays, by name. */
  abstract plays(seat: Seat): string[];

  /** Whether programs can play in empty seats. */
  readonly programs: boolean = true;

  /** What is asked, as it is said to whoever sits here. */
  abstract get question(): string;

  /** What the seat that speaks may answer. */
  abstract get choices(): Choice[];

  /** Answers in a row, or the text of a form. All are taken or none. */
  answer(...answers: string[]): void {
    this.live.answer(answers);
  }

  get decision(): Asked | null {
    return this.live.now!.decision;
  }

  /** Whether somebody at this browser may answer. */
  get asked(): boolean {
    return this.live.now!.about.seats.some((seat) => seat.yours && this.decision?.seats.includes(seat.number));
  }

  /** Take the last step back. */
  back(): void {
    const last = this.live.now!.knots.at(-1);
    if (!last) return;
    this.letGo();
    this.live.undo(last.moment);
  }

  /** Drop what was about to be done. */
  letGo(): void {}

  open(sheet: string): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  cite(id: string): void {
    const rule = this.rules.get(id) ?? { id, text: "This rule is told on the rules page." };
    this.cited = this.cited?.id === id ? null : rule;
  }

  async #read({ game, terms }: About): Promise<void> {
    const [rules, printed] = await Promise.all([
      request<RuleInfo[]>(`/api/games/${game}/rules`),
      request<Printed[]>(`/api/games/${game}/cards?${this.wanted(terms)}`),
    ]).catch((): [RuleInfo[], Printed[]] => [[], []]); // the table is playable without them
    this.rules = new Map(rules.map((rule) => [rule.id, rule]));
    this.printed = printed;
  }
}

export const [useAnyDesk, setAnyDesk] = createContext<Desk>();
