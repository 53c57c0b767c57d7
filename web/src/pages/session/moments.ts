/** Where in a session its Draws, its Vows and its scenes are. */
import type { Frame } from "../../lib/wire";
import type { EntryView, WardensView } from "../../wardens/view";
import type { Mark } from "../replay/Controls.svelte";
import { vigilOf } from "../shared/words";

const NEAR = 0.035; // of the whole; marks that are closer together would lie on each other

/** When each entry of the journal came. */
export function comings(frames: Frame[]): { entry: EntryView; at: number }[] {
  const found: { entry: EntryView; at: number }[] = [];
  const seen = new Set<number>();
  let before: WardensView["journal"] | null = null;
  frames.forEach((frame, at) => {
    const { journal } = vigilOf(frame);
    if (journal === before) return;
    before = journal;
    for (const entry of journal) {
      if (!seen.has(entry.id)) found.push({ entry, at });
      seen.add(entry.id);
    }
  });
  return found;
}

export function momentsOfDraws(frames: Frame[]): number[] {
  return comings(frames).filter(({ entry }) => entry.kind === "draw").map(({ at }) => at);
}

/** Chapters: the beginning, each Vow, each scene. */
export function marksOf(frames: Frame[]): Mark[] {
  const marks: Mark[] = [{ sign: "1", name: "Chapter 1: the beginning", at: 0 }];
  for (const { entry, at } of comings(frames)) {
    const name = entry.kind === "scene" ? entry.text : entry.vow ? `the Vow, ${entry.text}: ${entry.vow}` : "";
    const sign = String(marks.length + 1);
    if (name && at - marks.at(-1)!.at > NEAR * frames.length) marks.push({ sign, name: `Chapter ${sign}: ${name}`, at });
  }
  return marks;
}
