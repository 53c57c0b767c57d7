/** When somebody has to be told that it is for them to answer: once, however long the others play before they do. */
import type { Now } from "../lib/wire";

export class Turn {
  #asked: string; // what this person was last asked
  #told = false; // since this person moved
  #alone: boolean;

  constructor(now: Now) {
    this.#asked = asked(now);
    this.#alone = alone(now);
  }

  /** Whether to say so now. Who is alone to answer is told again: nobody else can go on. */
  comes(now: Now, ownMove: boolean): boolean {
    const [before, wasAlone] = [this.#asked, this.#alone];
    this.#asked = asked(now);
    this.#alone = alone(now);
    if (ownMove) {
      this.#told = false;
      return false;
    }
    if (!this.#asked || this.#asked === before) return false;
    if (this.#told && (!this.#alone || wasAlone)) return false;
    this.#told = true;
    return now.about.seats.length > 1;
  }
}

/** What the seats of this browser may answer; empty when they may not. */
function asked({ decision, about }: Now): string {
  if (!decision || !about.seats.some((seat) => seat.yours && decision.seats.includes(seat.number))) return "";
  return `${decision.name}: ${decision.choices.map((choice) => choice.key).join()}`;
}

function alone({ decision, about }: Now): boolean {
  return !!decision && decision.seats.every((seat) => about.seats.find((one) => one.number === seat)?.yours);
}
