/** The glyphs: their outlines, and which one pictures which thing. */
import authors from "./icons.json";
import pictures from "./pictures.json";

export type Kind = "adventurer" | "ability" | "creature" | "location" | "space" | "rune" | "type" | "own_action";

const packed: Record<string, string> = Object.assign({}, ...Object.values(authors));
const outlines = new Map<string, string>();

type Glyphs = Record<string, Record<string, string>>;

/** Glyphs that only one game uses come with that game. */
export function bring(more: Glyphs): void {
  Object.assign(packed, ...Object.values(more));
  outlines.clear();
}

/** The glyphs in use by their authors, the most diligent first. */
export function credits(...more: Glyphs[]): [string, string[]][] {
  const by = new Map<string, string[]>();
  for (const set of [authors, ...more])
    for (const [author, glyphs] of Object.entries(set)) by.set(author, [...(by.get(author) ?? []), ...Object.keys(glyphs)]);
  return [...by].sort(([, some], [, others]) => others.length - some.length);
}

/** The outline of a glyph on a field of 512 by 512. */
export function icon(name: string): string {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const outline = unpack(packed[name] ?? "");
  outlines.set(name, outline);
  return outline;
}

/** A path from the word that scripts/outline.mjs made of it: one letter a step, on every third unit of the field. */
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
      numbers.push(3 * (far + code - (code > 92 ? 36 : 35) - 44));
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
