/** What is drawn: it follows what the server says event by event, and catches up at once when somebody is in a hurry. */
import { tick } from "svelte";
import { pace } from "../lib/settings.svelte";
import type { Now, Told } from "../lib/wire";
import type { WatchView } from "../lib/view";
import { mark, move } from "./moves";
import { cue } from "../common/sound";
import { CUE_OF } from "./events";
import { unfold } from "./unfold";

const PAUSE = 80; // between steps
const MOST = 60; // steps that are shown one by one; a longer story is told in the log alone
const TOGETHER = ["die_shows", "die_returned", "exhausted"]; // in a row these are one step

export class Showing {
  view = $state.raw<WatchView>({} as WatchView);
  /** Events that have not been shown yet; the log leaves these lines out. */
  waiting = $state(0);

  #steps: { told: Told[]; final: WatchView }[] = [];
  #moving: Animation[] = [];
  #running = false;

  constructor(view: WatchView) {
    this.view = view;
  }

  hear(now: Now): void {
    const final = now.view as unknown as WatchView;
    if (now.folded.length) cue("thread");
    if (pace(1) === 0 || now.whole || now.folded.length || now.events.length > MOST) {
      this.skip();
      this.view = final;
      if (now.folded.length || now.whole) return;
      for (const told of now.events) cue(CUE_OF[told.name]);
      void tick().then(() => now.events.forEach(mark));
      return;
    }
    for (const told of now.events) {
      const last = this.#steps.at(-1)?.told;
      if (last && last[0]?.name === told.name && TOGETHER.includes(told.name)) last.push(told);
      else this.#steps.push({ told: [told], final });
    }
    this.waiting += now.events.length;
    this.#steps.push({ told: [], final });
    if (!this.#running) void this.#run();
  }

  /** Finish everything now. */
  skip(): void {
    const last = this.#steps.at(-1);
    this.#steps = [];
    this.waiting = 0;
    for (const one of this.#moving) one.finish();
    if (last) this.view = last.final;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const { told, final } = step;
      if (!told.length) {
        this.view = final;
        continue;
      }
      cue(CUE_OF[told[0]!.name]);
      if (!(await this.#moved(told, "before"))) break;
      this.view = told.reduce((shown, one) => unfold(shown, final, one), this.view);
      this.waiting = Math.max(0, this.waiting - told.length);
      await tick();
      if (!(await this.#moved(told, "after", final))) break;
    }
    this.#running = false;
  }

  /** Wait for the motion; false when it was cut short and everything is drawn already. */
  async #moved(told: Told[], when: "before" | "after", final?: WatchView): Promise<boolean> {
    const left = this.#steps.length;
    this.#moving = told.flatMap((one, at) => move(one, when, pace, at * 40));
    if (!this.#moving.length) return true;
    await Promise.allSettled(this.#moving.map((one) => one.finished));
    if (final) await new Promise((done) => setTimeout(done, pace(PAUSE)));
    return left === 0 || this.#steps.length > 0;
  }
}
