/** A moment of the past in the shape of a table: the same pages show it, but nothing is asked there, and nothing can be said. */
import type { Live } from "../../lib/live.svelte";
import type { Now, Replay } from "../../lib/wire";

const nothing = (): void => {};

export class Past implements Live {
  at = $state(0);
  #replay = $state.raw<Replay>()!;

  readonly story = [];
  readonly said = [];
  readonly touched = null;
  readonly refusal = null;
  readonly advice = null;
  readonly odds = null;
  readonly ownMove = false;
  readonly link = "open";
  onNow = nothing;

  constructor(
    readonly table: string,
    readonly key: string,
    replay: Replay,
  ) {
    this.#replay = replay;
  }

  /** More of it has arrived. */
  hear(replay: Replay): void {
    this.#replay = { ...replay };
  }

  get version(): number {
    return this.at;
  }

  get now(): Now {
    const { game, title, terms, seed, frames } = this.#replay;
    const { moment, view } = frames[this.at]!;
    return {
      kind: "now", version: this.at, moment, view, decision: null, asides: [], forbidden: [], events: [], whole: true, folded: [],
      cautions: [], knots: [], sealed_by: "", can_redo: false, vote: null, ending: null, digest: "",
      about: { table: this.table, game, title, terms, seed, seal: "", practice: false, host: false, seats: [], watching: 0, order: [] },
    };
  }

  leave = nothing;
  answer = nothing;
  aside = nothing;
  touch = nothing;
  undo = nothing;
  redo = nothing;
  agree = nothing;
  advise = nothing;
  askOdds = nothing;
  say = nothing;
}
