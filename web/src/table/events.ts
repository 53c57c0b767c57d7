/** How events look and sound: their glyph and colour in the log, which of them begin a chapter, and their cue. */
import type { Told } from "../lib/wire";

const GLYPHS: [RegExp, string][] = [
  [/^die_stolen/, "grasping-claws"],
  [/^die|^dice/, "perspective-dice-six-faces-random"],
  [/^wood|^fire/, "wood-pile"],
  [/^burned/, "flame"],
  [/exhaust/, "card-burn"],
  [/^refreshed/, "candle-flame"],
  [/^ability|^passive|^lasts|^negated/, "card-play"],
  [/^defeated|^attacked|^damaged|^damage_/, "crossed-swords"],
  [/^turned|^entered|^power|^looked/, "evil-eyes"],
  [/^summon|^unhallowed/, "crowned-skull"],
  [/horde|^breaks/, "metal-golem-head"],
  [/^rests|^nobody|^sits/, "night-sleep"],
  [/^arrived|^map|^location|^left_behind/, "treasure-map"],
  [/^line|^added|^laid|^moved|^left_line/, "footsteps"],
  [/^tamed/, "paw-print"],
  [/^won|^survived/, "sun"],
  [/^lost/, "broken-skull"],
];

export function glyphOf(told: Told): string {
  return GLYPHS.find(([pattern]) => pattern.test(told.name))?.[1] ?? "quill";
}

const HOT = /^(wood_gained|burned|fire_fed|refreshed)$/;
const BAD = /^(die_stolen|exhausted|wood_lost|wood_halved|breaks_through|joins_horde|lost|summon_resolves)$/;
const GOOD = /^(defeated|tamed|won|survived|watch_held|vanquished|sealed)$/;
const SEALS = /^(turned_up|dice_rolled|looked|line_laid)$/;

export function toneOf(told: Told): string {
  if (HOT.test(told.name)) return "hot";
  if (BAD.test(told.name)) return "bad";
  if (GOOD.test(told.name)) return "good";
  return SEALS.test(told.name) ? "seal" : "";
}

/** A chapter's heading above the event that begins it. */
export function headOf(told: Told): string {
  if (told.name === "arrived") return `Night ${told.args["round"]}`;
  if (told.name === "line_laid") return "The Watch";
  if (told.name === "watch_stops" || told.name === "watch_held") return "The end of the Watch";
  return "";
}

/** What is heard of them. */
export const CUE_OF: Record<string, string> = {
  die_shows: "die",
  die_changed: "die",
  turned_up: "card",
  entered: "card",
  die_stolen: "stolen",
  attacked: "strike",
  damaged: "strike",
  defeated: "defeated",
  exhausted: "exhausted",
  ability_by_exhausting: "exhausted",
  refreshed: "refreshed",
  wood_gained: "more",
  wood_lost: "less",
  wood_halved: "less",
  summon_resolves: "bell",
  breaks_through: "drum",
  line_laid: "drum",
};

/** Losses are said at once; everything else may wait its turn. */
export function urgent(told: Told): boolean {
  return told.name === "lost" || told.name === "breaks_through";
}
