/** What the rules did, in one line, and what that line opens to. */
import { rank, suit, SUITS, value } from "../cards";
import pictures from "../pictures.json";
import type { DrawnView, EntryView } from "../view";

export interface LineOf {
  icon: string;
  /** Who or what it is about, in bold. */
  head: string;
  text: string;
  /** The result, in bold. */
  result: string;
}

export function total(draw: DrawnView): number {
  return value(draw.cards[0]!) + added(draw);
}

export function added(draw: DrawnView): number {
  return draw.score + draw.reasons.reduce((sum, reason) => sum + reason.levels, 0);
}

/** Beaten or not, and why: "9 only equals 9". */
export function verdict(sum: number, against: number): { beaten: boolean; why: string } {
  if (sum > against) return { beaten: true, why: `${sum} is above ${against}` };
  return { beaten: false, why: sum === against ? `${sum} only equals ${against}` : `${sum} is below ${against}` };
}

export const signed = (levels: number): string => (levels < 0 ? `−${-levels}` : `+${levels}`);
export const named = (score: string): string => score.slice(0, 1).toUpperCase() + score.slice(1);
export const short = (card: string): string => (card === "joker" ? "Joker" : `${rank(card)} of ${SUITS[suit(card)].name}`);

export function lineOf(entry: EntryView, nameOf: (character: string) => string): LineOf {
  const { tool } = pictures;
  if (entry.draw) {
    const { draw } = entry;
    const sums = draw.cards.length === 3 ? `: ${value(draw.cards[0]!)} ${added(draw) < 0 ? "−" : "+"} ${Math.abs(added(draw))} against ${value(draw.cards[1]!)} and ${value(draw.cards[2]!)}.` : ".";
    const fate = draw.fate ? ` ${draw.fate}.` : "";
    return { icon: tool.draw, head: draw.action, text: `${draw.name}, `, result: `, ${named(draw.approach)}${sums} ${draw.outcome}.${fate}` };
  }
  if (entry.oracle) return { icon: tool.oracle, head: entry.oracle.likelihood, text: "Oracle, ", result: `: ${entry.oracle.question} ${entry.oracle.answer}` };
  if (entry.spark) return { icon: tool.oracle, head: `${entry.spark.theme}, ${entry.spark.impulse}`, text: "Spark: ", result: "" };
  if (entry.vow) return { icon: tool.vow, head: entry.vow, text: `The Vow, ${entry.text}: `, result: "" };
  if (entry.character) return { icon: "holy-symbol", head: nameOf(entry.character), text: "", result: entry.text ? ` comes into play. ${entry.text}` : " comes into play" };
  return { icon: "quill", head: "Corrected: ", text: "", result: entry.text };
}

/** All the words of an entry, for whoever searches. */
export function wordsOf(entry: EntryView, nameOf: (character: string) => string): string {
  const line = lineOf(entry, nameOf);
  const reasons = entry.draw ? [...entry.draw.reasons.map((reason) => reason.text), entry.draw.cost] : [];
  return [entry.text, entry.kind === "prose" || entry.kind === "remark" ? "" : `${line.text}${line.head}${line.result}`, ...reasons].join(" ").toLowerCase();
}
