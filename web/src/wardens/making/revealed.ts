/** The cards that were turned up for the Warden who was made last, and what each gave: told by the events. */
import type { StoryLine } from "../../lib/live.svelte";

export interface Revealed {
  card: string;
  kind: string;
  text: string;
}

export function revealed(story: StoryLine[]): Revealed[] {
  const told = story.filter((line) => !line.folded).map((line) => line.told);
  const from = told.findLastIndex((one) => one.name === "scores_set");
  return told
    .slice(from + 1)
    .filter((one) => one.name === "record_revealed")
    .map((one) => ({
      card: (one.things["card"] ?? "").replace("card:", ""),
      kind: String(one.args["kind"] ?? ""),
      text: String(one.args["text"] ?? ""),
    }));
}
