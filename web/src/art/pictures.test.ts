import { expect, test } from "vitest";
import wardens from "../wardens/icons.json";
import { bring, icon } from "./icons";
import pictures from "./pictures.json";

const CONTENT = import.meta.glob<string>("../../../src/emberwatch/games/setawatch/content/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const KINDS: Record<string, keyof typeof pictures> = {
  adventurer: "adventurer",
  ability: "ability",
  creature: "creature",
  summon: "creature",
  unhallowed: "creature",
  location: "location",
  space: "space",
  rune: "rune",
};

/** Every thing of the content, as its kind and its id. */
function* things(): Generator<[string, string]> {
  for (const text of Object.values(CONTENT)) {
    for (const [, kind, id] of text.matchAll(/^\[\[(\w+)\]\]\nid = "(\w+)"/gm)) yield [kind!, id!];
  }
}

test("every card, adventurer and space has a picture of its own", () => {
  const all = [...things()];
  expect(all.length).toBeGreaterThan(100);
  const bare = all.filter(([kind, id]) => kind in KINDS && !(id in (pictures[KINDS[kind]!] as object)));
  expect(bare).toEqual([]);
});

test("every glyph that is named is there", () => {
  const named = Object.values(pictures).flatMap((group) => Object.values(group) as string[]);
  expect(named.filter((name) => !icon(name))).toEqual([]);
});

test("every glyph that the client writes by name is in the box, or in that of its game", () => {
  const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const written = (own: boolean) =>
    Object.entries(sources)
      .filter(([path]) => path.startsWith("../wardens/") === own)
      .flatMap(([, source]) => [...source.matchAll(/<Icon name="([\w-]+)"/g)].map((found) => found[1]!));
  expect(written(false).length).toBeGreaterThan(10);
  expect(written(false).filter((name) => !icon(name))).toEqual([]);
  bring(wardens);
  expect(written(true).filter((name) => !icon(name))).toEqual([]);
});
