// Writes src/art/icons.json: of the whole glyph collection only the glyphs named in src/art/pictures.json, by their authors.
// What only Wardens of the Duskwatch uses goes beside it (src/wardens/icons.json), and travels only with that game.
import { readFileSync, writeFileSync } from "node:fs";
import { pack } from "./outline.mjs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const collection = read("../node_modules/@iconify-json/game-icons/icons.json").icons;
const pictures = read("../src/art/pictures.json");
const authors = read("./authors.json");

// Each glyph is drawn in one colour, so the outlines of all its parts are one path.
const outline = (body) => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => pack(found[1])).join("");
const all = (groups) => Object.values(groups).flatMap((group) => Object.values(group));

function write(names, path) {
  const named = [...new Set(names)].sort();
  const lost = named.filter((name) => !collection[name] || !authors[name]);
  if (lost.length) throw new Error(`No glyph or no author: ${lost.join(", ")}`);
  const icons = {};
  for (const name of named) (icons[authors[name]] ??= {})[name] = outline(collection[name].body);
  writeFileSync(new URL(path, import.meta.url), JSON.stringify(icons, null, 1) + "\n");
  console.log(`${named.length} glyphs by ${Object.keys(icons).length} authors`);
}

write(all(pictures), "../src/art/icons.json");
const common = new Set(all(pictures));
write(all(read("../src/wardens/pictures.json")).filter((name) => !common.has(name)), "../src/wardens/icons.json");
