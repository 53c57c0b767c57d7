/** Where a bubble stands: near what it speaks of, and never on the prompt or on that thing itself. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The best of the places beside, above and below it and in the corners. */
export function placed(size: { width: number; height: number }, about: Box | null, kept: Box[], screen: Box): Box {
  const right = screen.width - size.width - EDGE;
  const bottom = screen.height - size.height - EDGE;
  const spots: [number, number][] = [
    [EDGE, EDGE], [right, EDGE], [EDGE, bottom], [right, bottom], [right / 2, EDGE + 46], [right / 2, screen.height / 3],
  ];
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
    kept.reduce((sum, one) => sum + overlap(box, one) * 20, 0) +
    (about ? overlap(box, about) * 10 + apart(box, about) : 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function apart(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
