/** The glyphs: their outlines, and which one pictures which thing. */
import outlines from "./icons.json";
import pictures from "./pictures.json";

export type Kind = "adventurer" | "ability" | "creature" | "location" | "space" | "rune" | "type" | "own_action";

/** The outline of a glyph on a field of 512 by 512. */
export function icon(name: string): string {
  return (outlines as Record<string, string>)[name] ?? "";
}

/** The glyph that pictures a thing. Copies of a card ("bear-2") share a picture, and a card nobody has drawn has that of its kind. */
export function iconOf(id: string, kind: Kind): string {
  const group = pictures[kind] as Record<string, string>;
  return group[id] ?? group[id.replace(/-\d+$/, "")] ?? pictures.fallback[kind];
}
