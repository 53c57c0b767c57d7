/** The glyphs: their outlines, and which one pictures which thing. */
import packed from "./icons.json";
import pictures from "./pictures.json";

export type Kind = "adventurer" | "ability" | "creature" | "location" | "space" | "rune" | "type" | "own_action";

const outlines = new Map<string, string>();

/** The outline of a glyph on a field of 512 by 512. */
export function icon(name: string): string {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const outline = unpack((packed as Record<string, string>)[name] ?? "");
  outlines.set(name, outline);
  return outline;
}

/** A path from the word that scripts/outline.mjs made of it: one letter a step, on every second unit of the field. */
function unpack(word: string): string {
  let path = "";
  let numbers: number[] = [];
  let far = 0;
  for (const letter of word) {
    if (letter === "~") far += 44;
    else if (letter === "}") far -= 44;
    else if (letter === "!") {
      path += `m${numbers.slice(0, 2).join(" ")}l${numbers.slice(2).join(" ")}`;
      numbers = [];
    } else {
      const code = letter.charCodeAt(0);
      numbers.push(2 * (far + code - (code > 92 ? 36 : 35) - 44));
      far = 0;
    }
  }
  return path;
}

/** The glyph that pictures a thing. Copies of a card ("bear-2") share a picture, and a card nobody has drawn has that of its kind. */
export function iconOf(id: string, kind: Kind): string {
  const group = pictures[kind] as Record<string, string>;
  return group[id] ?? group[id.replace(/-\d+$/, "")] ?? pictures.fallback[kind];
}
