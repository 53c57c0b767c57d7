/** A card's text, cut at the words that say when each power works. */
export interface Power {
  when: string;
  text: string;
}

const WHEN = /(Reveal|First(?:, once)?|Second(?:, once)?|End of round|End|Ongoing|Defeated): /;

export function powers(text: string): Power[] {
  const [before = "", ...rest] = text.split(WHEN);
  const found: Power[] = before.trim() ? [{ when: "Ongoing", text: before.trim() }] : [];
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const said = rest[index + 1]!.trim();
    found.push({ when: rest[index]!, text: said.charAt(0).toUpperCase() + said.slice(1) });
  }
  return found;
}
