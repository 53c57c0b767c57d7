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
  pushed?: number[];
  accepted?: number[];
}

/** The Draw that is being prepared or resolved. */
export interface DrawView {
  character: string;
  action: string;
  name: string;
  approach: string;
  score: number;
  reasons: ReasonView[];
  modifier: number;
  patient: string;
  severity: string;
  stake: string;
  amount: number;
  automatic: number[];
  spending: number[];
  foe: number;
  odds: OddsView | null;
  outcomes: { name: string; does: string }[];
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
  kind: "prose" | "remark" | "draw" | "oracle" | "spark" | "vow" | "character" | "correction";
  seat: number;
  text: string;
  draw?: DrawnView;
  oracle?: AskedView;
  spark?: SparkView;
  vow?: string;
  character?: string;
}

export interface LikelihoodView {
  id: string;
  name: string;
  cards: number;
  odds: number[];
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
  dues: { kind: string; character: string; severity: string; set_aside: boolean; may_start: boolean }[];
  calls: { character: string; severity: string; stake: string; amount: number }[];
  draw: DrawView | null;
  last_draw: DrawnView | null;
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
