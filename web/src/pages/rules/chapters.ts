/** The chapters of the rules, by the middle of their ids. */
export const CHAPTERS: Record<string, string> = {
  GEN: "The ground rules",
  COMP: "What is on the table",
  PLAY: "Players and Adventurers",
  SET: "Setting up",
  DIFF: "How dark it is",
  CRE: "Creature cards",
  RND: "A round",
  ROLL: "Rolling",
  REST: "Who rests",
  CAMP: "In camp",
  RUNE: "Runes",
  MER: "The Merchant",
  LINE: "Laying the Line",
  FIRE: "Firewood",
  REV: "What the light reveals",
  SUM: "Summons and Unhallowed",
  HP: "Health",
  ATK: "Attacking",
  ABL: "Abilities",
  ITEM: "Items",
  DEF: "Defeat",
  DIE: "Where dice can be",
  KEY: "Words on cards",
  ADV: "Adventurers of their own kind",
  PRI: "What comes first",
  OUT: "Stopping, and what breaks through",
  END: "The end of a round",
  FIN: "The last night",
  WIN: "Winning and losing",
  DECK: "Building a deck",
  MIX: "Mixing the sets",
  INFO: "What is open and what is hidden",
  ACT: "What players decide",
  CARD: "Single cards",
  INV: "What always holds",
  UI: "What a table does",
};

/** "SW-ADV-BM-2" belongs to ADV. */
export function chapterOf(id: string): string {
  return id.split("-")[1]!;
}
