/** Where a bubble stands: near what it speaks of, and never on the prompt or on that thing itself. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
const POINTED = 80_000; // what it costs to cover all of what it speaks of
const ROOM = 5; // between a bubble and what it must not cover
const STEPS = Array.from({ length: 13 }, (_, step) => step / 12);

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export interface Kept extends Box {
  weight: number; // how much it matters not to be covered
}

/** The best of many places all over the screen and close to what it speaks of. */
export function placed(size: { width: number; height: number }, about: Box | null, kept: Kept[], screen: Box): Box {
  const right = screen.width - size.width - EDGE;
  const bottom = screen.height - size.height - EDGE;
  const spots = STEPS.flatMap((x) => STEPS.map((y): [number, number] => [right * x, bottom * y]));
  if (about) {
    const middle = about.left + about.width / 2 - size.width / 2;
    const level = about.top + about.height / 2 - size.height / 2;
    spots.push(
      [about.left + about.width + GAP, level], [about.left - size.width - GAP, level],
      [middle, about.top - size.height - GAP], [middle, about.top + about.height + GAP],
    );
  }
  const boxes = spots.map(([left, top]) => ({ ...size, left: clamp(left, right), top: clamp(top, bottom) }));
  const cost = (box: Box) =>
    kept.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0) +
    (about ? (overlap(box, about) / (about.width * about.height)) * POINTED + apart(box, about) : right - box.left);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) + ROOM;
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) + ROOM;
  return wide > 0 && high > 0 ? wide * high : 0;
}

function apart(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

const TAIL = 64; // pixels; it points the way and lies on nothing

/** The tail of a bubble, pointing at what it speaks of; nothing when they touch. */
export function wedge(from: Box, to: Box): string {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  // How much of the way from middle to middle lies inside a box.
  const inside = (box: Box, more: number) => Math.min((box.width / 2 + more) / Math.abs(dx), (box.height / 2 + more) / Math.abs(dy));
  const length = Math.hypot(dx, dy);
  const start = inside(from, -4);
  const end = Math.min(1 - inside(to, ROOM + 3), start + TAIL / length);
  if ((end - start) * length < ROOM) return "";
  const [aside, along] = [(-dy / length) * 9, (dx / length) * 9];
  return `M${x + dx * start + aside} ${y + dy * start + along}L${x + dx * end} ${y + dy * end}L${x + dx * start - aside} ${y + dy * start - along}Z`;
}
