// Written by `python -m emberwatch.table.typescript` from wire.py and requests.py; change those, not this file.

export type Thing = string;

/** How it ended. */
export interface Ending {
  won: boolean;
  text: string;
  rules: string[];
}

export type SeatKind = "open" | "person" | "random" | "careful";

/** An event. */
export interface Told {
  name: string;
  text: string;
  args: Record<string, unknown>;
  things: Record<string, string>;
  because: string;
  rules: string[];
  moment: number;
}

/** An option of a game's terms: what it can be, the usual first; free lists and texts have no choices. */
export interface OptionInfo {
  name: string;
  usual: unknown;
  choices: unknown[];
}

/** A game that can be put on a table. */
export interface GameInfo {
  name: string;
  title: string;
  most_seats: number;
  options: OptionInfo[];
  bots: string[];
}

/** What is printed on a card or a space, by the name that views give it. */
export interface Printed {
  id: string;
  kind: string;
  name: string;
  text: string;
  about: Record<string, unknown>;
}

/** A numbered rule in our one line. */
export interface RuleInfo {
  id: string;
  text: string;
}

/** One thing, and what each variant of a game says of it. */
export interface ComparedRow {
  label: string;
  values: string[];
  note: string;
  differs: boolean;
}

/** Rows that belong together. */
export interface ComparedSection {
  title: string;
  rows: ComparedRow[];
}

/** Variants of a game side by side; without columns there is only one. */
export interface Compared {
  columns: string[];
  sections: ComparedSection[];
}

/** Open a table: a new game, or one that goes on from a record or a position. */
export interface NewTable {
  game?: string;
  terms?: Record<string, unknown>;
  seed?: number | null;
  name?: string;
  seats?: SeatKind[];
  record?: string;
  position?: string;
  practice?: boolean;
}

/** A place at a table. The key is told only here. */
export interface Joined {
  table: string;
  key: string;
}

/** Use an invitation. Sent with a key of the same table, its seats come together in one browser. */
export interface Join {
  invitation: string;
  name?: string;
}

/** A fresh invitation; the one before it for the same seat no longer works. */
export interface Invitation {
  seat: number | null;
  token: string;
}

/** What somebody makes of a seat: sit down in it, leave it, rename oneself, hand it to a program or take it over. */
export interface ChangeSeat {
  kind?: SeatKind | null;
  name?: string | null;
}

/** The moment at which a practice table branches off. */
export interface Branch {
  moment: number;
}

/** A record's text, just to look at. */
export interface Upload {
  record: string;
}

/** The unguessable name of a replay. */
export interface Link {
  replay: string;
}

/** How a list has changed: from `at`, so many entries have given way to others. */
export interface Splice {
  at: number;
  gone: number;
  come: unknown[];
}

/** A moment of a replay; its view is what has changed since the frame before it on the same page. */
export interface Frame {
  moment: number;
  answer: string;
  text: string;
  prompt: string;
  view: Record<string, unknown>;
  spliced: Record<string, Splice>;
  events: Told[];
  phase: unknown[];
}

/** A whole game to look back on. */
export interface Replay {
  game: string;
  title: string;
  terms: Record<string, unknown>;
  seed: number;
  frames: Frame[];
  outcome: Ending | null;
  next_frame: number | null;
}

/** A legal answer. */
export interface Choice {
  key: string;
  text: string;
  points_at: string[];
  seats: number[];
}

/** What the table waits for. Choices are listed for seats that may answer. */
export interface Asked {
  name: string;
  prompt: string;
  seats: number[];
  choices: Choice[];
  rules: string[];
  is_form: boolean;
  example: string;
}

/** Something that may be said at any time besides the open question: a line of a journal, a pause. */
export interface Offer {
  name: string;
  prompt: string;
  example: string;
  rules: string[];
  seats: number[];
}

/** Something that can be seen and not be used now. */
export interface Forbidden {
  key: string;
  text: string;
  why: string;
  rules: string[];
  points_at: string[];
}

/** A seat as everybody sees it. */
export interface Seat {
  number: number;
  kind: SeatKind;
  name: string;
  here: boolean;
  yours: boolean;
}

/** An undo that the others have to agree to. */
export interface Vote {
  to: number;
  by: number;
  needed: number[];
  agreed: number[];
}

/** A choice that loses or costs much, and why. */
export interface Caution {
  key: string;
  text: string;
}

/** An answer that can be taken back without asking, oldest first. */
export interface Knot {
  moment: number;
  text: string;
}

/** The table itself. */
export interface About {
  table: string;
  game: string;
  title: string;
  terms: Record<string, unknown>;
  seed: number;
  seal: string;
  practice: boolean;
  host: boolean;
  seats: Seat[];
  watching: number;
  order: string[];
}

/** The present, after every change and on arrival. */
export interface Now {
  kind: "now";
  version: number;
  moment: number;
  view: Record<string, unknown>;
  decision: Asked | null;
  asides: Offer[];
  forbidden: Forbidden[];
  events: Told[];
  whole: boolean;
  folded: Told[];
  cautions: Caution[];
  knots: Knot[];
  sealed_by: string;
  can_redo: boolean;
  vote: Vote | null;
  ending: Ending | null;
  about: About;
  digest: string;
}

/** What was sent was not taken; nothing has changed. The present follows if it was out of date. */
export interface Refusal {
  kind: "refused";
  reason: "bad input" | "beyond the horizon" | "no entry" | "not legal" | "not yours" | "out of date" | "too fast";
  why: string;
  rules: string[];
}

/** Answers that do something with the touched thing, and what is certain to come of them. */
export interface WayOn {
  answers: string[];
  text: string;
  points_at: string[];
  events: Told[];
  view: Record<string, unknown>;
  certain: boolean;
  then: WayOn[];
}

/** Everything that can be done with a thing now, and everything that cannot. */
export interface Touched {
  kind: "touched";
  version: number;
  thing: string;
  ways: WayOn[];
  forbidden: Forbidden[];
}

/** What the careful player would answer, and its reason. */
export interface Advice {
  kind: "advice";
  version: number;
  answer: string;
  text: string;
  why: string;
}

/** What chance may bring, in sentences. */
export interface Odds {
  kind: "odds";
  version: number;
  lines: string[];
}

/** A short message, or pointing at a thing ("look here"). */
export interface Said {
  kind: "said";
  name: string;
  seat: number | null;
  text: string;
  thing: string;
}

/** The answer to a ping. */
export interface Pong {
  kind: "pong";
}

export type ServerSays =
  | Now
  | Refusal
  | Touched
  | Advice
  | Odds
  | Said
  | Pong;

/** The first thing said: the key, and the last version seen ("since"). */
export interface Hello {
  kind: "hello";
  key: string;
  since?: number | null;
}

/** Answers in a row to the decision at this version; all are taken or none. */
export interface Answer {
  kind: "answer";
  version: number;
  answers: string[];
}

/** Something said besides the open question. It is never out of date. */
export interface Aside {
  kind: "aside";
  name: string;
  text?: string;
  seat?: number | null;
}

/** Go back to a moment. Free back to the horizon over one's own answers; else the other seats are asked. */
export interface Undo {
  kind: "undo";
  version: number;
  to: number;
}

/** Give the answer taken back last again. */
export interface Redo {
  kind: "redo";
  version: number;
}

/** Yes or no to the open vote; no ends it. */
export interface Agree {
  kind: "agree";
  yes: boolean;
}

/** What can be done with this thing? */
export interface Touch {
  kind: "touch";
  version: number;
  thing: string;
}

/** What would a careful player do? */
export interface Advise {
  kind: "advise";
  version: number;
}

/** What may chance bring? */
export interface AskOdds {
  kind: "ask_odds";
  version: number;
}

/** A short message to the table, or pointing at a thing. */
export interface Say {
  kind: "say";
  text?: string;
  thing?: string;
}

/** Still here. */
export interface Ping {
  kind: "ping";
}

export type ClientSays =
  | Hello
  | Answer
  | Aside
  | Undo
  | Redo
  | Agree
  | Touch
  | Advise
  | AskOdds
  | Say
  | Ping;
