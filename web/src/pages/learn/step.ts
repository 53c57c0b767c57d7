/** What a guide says, when, and when it is done; for any game. */
import type { Now } from "../../lib/wire";

export interface Moment<View> {
  now: Now;
  view: View;
  told: (event: string) => number; // how often it has happened
  may: (start: string) => string | undefined; // the first choice that begins so
  read: Set<string>; // steps that were read and put away
}

export interface Step<View> {
  id: string;
  ready: (moment: Moment<View>) => boolean;
  over: (moment: Moment<View>) => boolean; // done, or too late for it
  title: string;
  text: (moment: Moment<View>) => string;
  at: (moment: Moment<View>) => string; // what it points at
  aside?: boolean; // nothing has to be done: it is read and put away
}

/** The first step that is neither done nor put away and whose words are true now. */
export function stepAt<View>(steps: Step<View>[], moment: Moment<View>): Step<View> | undefined {
  return steps.find((step) => !moment.read.has(step.id) && !step.over(moment) && step.ready(moment));
}
