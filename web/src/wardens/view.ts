/** What the server tells of a table of Wardens: the shapes of its view, and of what is printed in an edition. */
export interface RecordView {
  id: number;
  kind: string;
  text: string;
  permanent: boolean;
}

export interface StoreView {
  id: number;
  levels: number;
  scope: string;
  text: string;
}

export interface Warden {
  id: string;
  seat: number;
  player: string;
  name: string;
  status: string;
  core: Record<string, number>;
  reserve: Record<string, number>;
  records: RecordView[];
  stores: StoreView[];
  looks: string;
  memory: string;
}

export interface ReasonView {
  text: string;
  levels: number;
}

export interface OddsView {
  plain: number[];
  pushed?: number[] | null;
  accepted?: number[] | null;
}

/** Something that an outcome or a Cost would do: its sentence, the Scores it changes, what follows, and either or. */
export interface EffectView {
  text: string;
  changes: { character: string; name: string; score: string; was: number; now: number }[];
  follows: string[];
  sides: EffectView[];
}

/** The Draw that is being prepared or resolved. */
export interface DrawView {
  character: string;
  who: string;
  drawer: number;
  action: string;
  name: string;
  trigger: string;
  approach: string;
  score: number;
  approaches: { key: string; score: string; name: string; value: number; cue: string; fallback: boolean; chosen: boolean; odds: OddsView }[];
  conditions: { key: string; levels: number; cue: string; grade: string; ticked: boolean }[];
  records: { id: number; kind: string; text: string; bears: -1 | 0 | 1 }[];
  stores: { id: number; key: string; levels: number; scope: string; text: string; automatic: boolean; spending: boolean; kept: boolean }[];
  reasons: ReasonView[];
  modifier: number;
  patient: string;
  severity: string;
  stake: string;
  amount: number;
  automatic: number[];
  spending: number[];
  foe: number;
  ready: boolean;
  missing: string[];
  odds: OddsView | null;
  cards: string[];
  shown: string;
  outcomes: { name: string; means: string; does: string; effects: EffectView[]; cost: "may" | "must" | "" }[];
  costs: { suit: string; label: string; text: string; seen: string; effects: EffectView[] }[];
}

/** A Draw as it was made. */
export interface DrawnView {
  character: string;
  name: string;
  action: string;
  approach: string;
  score: number;
  reasons: ReasonView[];
  cards: string[];
  shown: string;
  outcome: string;
  fate: string;
  cost: string;
  effects?: string[];
}

/** The last Draw, with the chances that it had before its first card, and from how many cards. */
export interface LastDrawView extends DrawnView {
  odds: number[];
  left: number;
}

export interface AskedView {
  seat: number;
  question: string;
  likelihood: string;
  cards: string[];
  answer: string;
  sparks: SparkView[];
}

export interface SparkView {
  theme: string;
  impulse: string;
}

export interface VowView {
  text: string;
  parts: Record<string, string>;
  rises: string[]; // whose Radiance is full again when it is fulfilled
  state: string;
  notes: string;
}

export interface ThingView {
  id: number;
  kind: string;
  name: string;
  text: string;
  size: number;
  ticks: number;
  hidden: boolean;
  crossed: boolean;
}

export interface EntryView {
  id: number;
  kind: "prose" | "remark" | "draw" | "oracle" | "spark" | "vow" | "character" | "correction" | "scene";
  seat: number;
  text: string;
  draw?: DrawnView;
  oracle?: AskedView;
  spark?: SparkView;
  vow?: string;
  character?: string;
  link?: number;
}

export interface LikelihoodView {
  id: string;
  name: string;
  cards: number;
  odds: number[];
}

/** A Draw that a rule demands, and what is at stake. */
export interface DueView {
  kind: string;
  name: string;
  character: string;
  who: string;
  severity: string;
  set_aside: boolean;
  may_start: boolean;
  outcomes: { name: string; does: string }[];
}

export interface WardensView {
  edition: "first" | "second";
  mode: "solo" | "co-op" | "led";
  seats: { name: string; role: "player" | "gm" | "left"; here: boolean; trusts: boolean }[];
  referees: number[];
  paused: number;
  objection: number;
  limits: string[];
  scene: string;
  deck: { left: number; pile: string[]; discard: string[]; in_play: string[]; shuffles: number; last_shuffle: string };
  characters: Warden[];
  shared: StoreView[];
  dues: DueView[];
  calls: { character: string; severity: string; stake: string; amount: number }[];
  asked_for: { character: string; action: string; name: string; why_not: string }[];
  draw: DrawView | null;
  last_draw: LastDrawView | null;
  oracle: { likelihoods: LikelihoodView[]; asked: AskedView[] };
  vows: VowView[];
  things: ThingView[];
  journal: EntryView[];
}

/** An Action as its edition prints it. */
export interface ActionAbout {
  chapter: string;
  find: string;
  approaches: { score: string; cue: string }[];
  conditions: { levels: number; cue: string }[];
  outcomes: string[];
  due: boolean;
  severity: boolean;
  cost: Partial<Record<"top" | "middle" | "bottom", "may" | "must">>;
  costs: Record<string, { label: string; text: string; seen: string }>;
}

export interface EditionAbout {
  outcomes: string[];
  meanings: string[];
  jokers: number;
  suits: string[];
  cost: string;
  tie: string;
  fate: boolean;
  sparks: boolean;
}
