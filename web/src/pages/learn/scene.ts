/** The guided scene of Wardens: from a Vow to the first Draw, the Oracle and a line of one's own. */
import type { WardensView } from "../../wardens/view";
import type { Moment as AnyMoment, Step } from "./step";

type Moment = AnyMoment<WardensView>;

export const BOOK = { game: "wardens", seed: 2207, terms: { edition: "second", mode: "solo", players: 1 } };

export const WARDEN = {
  emberwatch: "warden",
  edition: "second",
  name: "Odile Marrow",
  player: "Nobody yet",
  scores: [1, 2, 3, 2, 5, 5, 5, 3],
  records: [
    { kind: "weapon", text: "Boar spear, its haft mended" },
    { kind: "armor", text: "Waxed leather" },
    { kind: "gear", text: "Lantern and one night of oil" },
    { kind: "gear", text: "Wet rope" },
    { kind: "gear", text: "A tin of salt" },
    { kind: "skill", text: "Patient with locks" },
    { kind: "gift", text: "Vinewright" },
  ],
  looks: "Grey braid; bark where the left ear was.",
  memory: "Tallow smoke, a red door, and a name that is not hers.",
};

const drawn = ({ told }: Moment) => told("drew") > 0;
const here = ({ now }: Moment, question: string) => now.decision?.name === question;
const OVERCOME = "Overcome a Challenge";

export const STEPS: Step<WardensView>[] = [
  {
    id: "sheet",
    title: "A Warden",
    ready: ({ view }) => view.characters.length > 0,
    over: ({ view }) => view.vows.length > 0,
    text: ({ view }) =>
      `${view.characters[0]!.name} is ready to play. Four Scores say how well she acts; Vitae, Radiance, Supply and Fortune are what she can lose. The lines below them are Records: whatever matters about her, in words.`,
    at: () => "section[aria-label=Sheet], .strip",
    aside: true,
  },
  {
    id: "vow",
    title: "A Vow",
    ready: ({ view }) => view.characters.length > 0 && !view.vows.length,
    over: ({ view }) => view.vows.length > 0,
    text: () => "A book begins with a Vow. Four cards can say which one: touch “Reveal a Vow”.",
    at: () => '[data-key="0:reveal-vow"]',
  },
  {
    id: "write",
    title: "Write a line",
    ready: ({ view }) => view.vows.length > 0,
    over: ({ view }) => view.journal.some((entry) => entry.kind === "prose") || view.last_draw !== null,
    text: () => "Where is she? Write a sentence into the journal, any sentence, and press Enter. It never holds up play, and it is kept even if the connection is lost.",
    at: () => "[data-write], [data-page=journal]",
  },
  {
    id: "act",
    title: "Act",
    ready: (moment) => here(moment, "Now") && moment.view.vows.length > 0,
    over: (moment) => drawn(moment),
    text: ({ view }) => `Something is in her way, or she wants something. Touch “${view.characters[0]!.name} acts”. With the keyboard, / finds anything: try “/ climb”.`,
    at: () => '[data-key="0:act:warden-1"]',
  },
  {
    id: "find",
    title: "What does she do?",
    ready: (moment) => here(moment, "WhichAction"),
    over: (moment) => drawn(moment),
    text: () => `Say it in your own words: “hide”, “climb”, “bribe”. When in doubt it is ${OVERCOME}.`,
    at: () => '[data-action="overcome"], input[type=search]',
  },
  {
    id: "how",
    title: "How does she do it?",
    ready: (moment) => here(moment, "Prepare") && !moment.view.draw?.approach,
    over: (moment) => drawn(moment),
    text: () => "The way she goes about it says which Score counts. Pick one; the chances stand below, counted from the cards that are left.",
    at: () => "[data-approach]",
  },
  {
    id: "reasons",
    title: "What bears on it?",
    ready: (moment) => here(moment, "Prepare") && !!moment.view.draw?.approach,
    over: (moment) => drawn(moment),
    text: () => "A Record that helps is worth +1, one that hinders takes 1 away; so do circumstances. Watch how the chances change. Then draw the cards.",
    at: () => '[data-key="draw"]',
  },
  {
    id: "fate",
    title: "Fate can be tempted",
    ready: (moment) => here(moment, "TemptFate"),
    over: ({ now }) => now.decision?.name !== "TemptFate",
    text: () => "Her card and the Score against two Challenge cards: both beaten is a Great Success, one a Bare Success, none a Failure. The prompt says what Fortune can still do about it.",
    at: () => "section[aria-label='What now']",
  },
  {
    id: "came",
    title: "Three cards",
    ready: (moment) => drawn(moment) && here(moment, "Now"),
    over: ({ told }) => told("oracle_answered") > 0,
    text: ({ view }) => `${view.last_draw?.outcome ?? "That was it"}. What it did stands in the journal as one line; touch it and it opens. What it means is yours to write.`,
    at: () => "[data-entry]:last-child, [data-page=journal]",
    aside: true,
  },
  {
    id: "oracle",
    title: "Ask the Oracle",
    ready: (moment) => drawn(moment) && here(moment, "Now"),
    over: ({ told }) => told("oracle_answered") > 0,
    text: () => "Nobody leads here, so what is behind the door is for the Oracle to say. Open it, ask something that yes or no can answer, and turn the cards.",
    at: () => '[data-key="ask"], [data-key="oracle"]',
  },
  {
    id: "end",
    title: "That is all of it",
    ready: ({ told }) => told("oracle_answered") > 0,
    over: () => false,
    text: () => "Act, ask, write: the rest the book knows. The hand above pauses the table, / finds everything, ? shows the keys. Make a Warden of your own, or play on with this one.",
    at: () => "[data-leaf=palette]",
    aside: true,
  },
];
