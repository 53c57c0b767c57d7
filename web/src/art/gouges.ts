/** The one mark everything is cut with: a wedge, fat at a third of its length and pointed at both ends. */

/** A stream of numbers in 0..1 that is always the same for the same seed. */
export function seeded(seed: string | number): () => number {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A picker of numbers between two bounds. */
export function between(random: () => number): (low: number, high: number) => number {
  return (low, high) => low + random() * (high - low);
}

export const round = (number: number): number => Math.round(number * 10) / 10;

/** One gouge as path data: from a point, in a direction (in degrees), so long and at most so wide. */
export function gouge(x: number, y: number, direction: number, length: number, width: number): string {
  const turn = (direction * Math.PI) / 180;
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  const at = (forth: number, aside: number) =>
    `${round(x + along * forth - across * aside)} ${round(y + across * forth + along * aside)}`;
  return `M${at(0, 0)}L${at(length / 3, width / 2)}L${at(length, 0)}L${at(length / 3, -width / 2)}Z`;
}

/** Many gouges in one path: `draw` is asked for each in turn. */
export function gouges(count: number, draw: (index: number) => string): string {
  let path = "";
  for (let index = 0; index < count; index++) path += draw(index);
  return path;
}
