/** The story with less noise: dice rolled in a row by one Adventurer are one line. */
import type { StoryLine } from "../lib/live.svelte";

const SHOWS = /^(The .*?)'s \w+ die shows (\d+)\.$/;

export function gathered(story: StoryLine[]): StoryLine[] {
  const lines: StoryLine[] = [];
  let roller = "";
  for (const line of story) {
    const [, owner = "", value = ""] = (line.told.name === "die_shows" && SHOWS.exec(line.told.text)) || [];
    const before = lines.at(-1);
    if (owner && owner === roller && before?.folded === line.folded) {
      const text = before.told.text.replace(/\.$/, `, ${value}.`);
      lines[lines.length - 1] = { ...line, id: before.id, told: { ...before.told, text } };
    } else if (owner) lines.push({ ...line, told: { ...line.told, text: `${owner} rolls ${value}.` } });
    else lines.push(line);
    roller = owner;
  }
  return lines;
}
