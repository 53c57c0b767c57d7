/** The forest behind the fire, drawn once from a seed. The fire burns at FIRE; the nearer a trunk, the more of its light it carries. */
import { between, gouge, gouges, round, seeded } from "./gouges";

export const WIDE = 1280;
export const HIGH = 420;
const GROUND = 336;
export const FIRE = { x: 110, y: 292 };

export interface Rim {
  path: string;
  strength: number;
}

interface Trunk {
  left: [number, number][];
  right: [number, number][];
}

type Pick = (low: number, high: number) => number;

function trunk(pick: Pick, x: number, width: number): Trunk {
  const lean = pick(-0.03, 0.03);
  const trunk: Trunk = { left: [], right: [] };
  for (let step = 0; step <= 8; step++) {
    const y = GROUND - (step * (GROUND + 30)) / 8;
    const half = (width / 2) * (1 - step * 0.045) * (step === 0 ? 1.35 : 1);
    const middle = x + (GROUND - y) * lean;
    trunk.left.push([middle - half + pick(-1.6, 1.6), y]);
    trunk.right.push([middle + half + pick(-1.6, 1.6), y]);
  }
  return trunk;
}

const corners = (points: [number, number][]): string => points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
const outline = ({ left, right }: Trunk): string => `M${corners(left)}L${corners([...right].reverse())}Z`;

/** A bare bough with a few twigs, growing out of a trunk. */
function bough(pick: Pick, x: number, y: number, side: number, length: number): string {
  const rise = pick(18, 48);
  const direction = side > 0 ? -rise : 180 + rise;
  const turn = (direction * Math.PI) / 180;
  return (
    gouge(x, y, direction, length, length * 0.085) +
    gouges(3, (twig) => {
      const along = length * (0.28 + twig * 0.22);
      const bend = direction + pick(18, 52) * (twig % 2 ? -1 : 1);
      return gouge(x + Math.cos(turn) * along, y + Math.sin(turn) * along, bend, length * pick(0.22, 0.44), length * 0.035);
    })
  );
}

/** One row of trees, so far apart; none grows in the gap. */
function layer(pick: Pick, apart: number, widths: [number, number], boughs: number, gap = 0) {
  const trunks: Trunk[] = [];
  let path = "";
  for (let x = pick(-20, 20); x < WIDE + 20; x += apart * pick(0.45, 1.55)) {
    if (Math.abs(x - WIDE / 2) < gap) continue;
    const grown = trunk(pick, x, pick(...widths));
    trunks.push(grown);
    path += outline(grown);
    for (let one = 0; one < boughs; one++) {
      const side = pick(-1, 1);
      const [root, y] = (side > 0 ? grown.right : grown.left)[Math.floor(pick(3, 8))]!;
      path += bough(pick, root - Math.sign(side) * 4, y, side, pick(34, 95));
    }
  }
  return { path, trunks };
}

/** The lit edge of a trunk: a line and short cuts along the side that faces the fire. */
function rim(pick: Pick, { left, right }: Trunk, reach: number): Rim | null {
  const [x] = left[0]!;
  const strength = reach * Math.exp(-Math.abs(x - FIRE.x) / 260);
  if (strength < 0.04) return null;
  const facing = x > FIRE.x ? 1 : -1;
  const edge = facing > 0 ? left : right;
  const path = gouges(30, () => {
    const step = pick(0, 7.4);
    const [fromX, fromY] = edge[Math.floor(step)]!;
    const [toX, toY] = edge[Math.floor(step) + 1]!;
    const part = step % 1;
    return gouge(fromX + (toX - fromX) * part + facing * pick(0.4, 5), fromY + (toY - fromY) * part, -90 + pick(-4, 4), pick(10, 34), pick(1.4, 3));
  });
  return { path, strength };
}

/** `clearing` leaves the middle free, for a sun to come up in it. */
export function forest(seed: string | number, clearing = 0) {
  const pick = between(seeded(seed));
  const far = layer(pick, 26, [3, 9], 0);
  const middle = layer(pick, 62, [9, 20], 2, clearing * 0.7);
  const near = layer(pick, 128, [22, 44], 3, clearing);
  const lit = (trunks: Trunk[], reach: number) => trunks.map((one) => rim(pick, one, reach)).filter((one) => one !== null);
  const rays = gouges(64, (ray) => {
    const direction = -178 + (ray / 63) * 176 + pick(-2, 2);
    const turn = (direction * Math.PI) / 180;
    const start = pick(80, 130);
    return gouge(FIRE.x + Math.cos(turn) * start, FIRE.y + Math.sin(turn) * start * 0.9, direction, pick(30, 190), pick(1.5, 4));
  });
  const cutGround = (count: number, nearest: number, farthest: number) =>
    gouges(count, () => {
      const away = pick(nearest, farthest);
      const y = pick(350, 418);
      return gouge(FIRE.x + away * (pick(0, 1) > 0.2 ? 1 : -0.4), y, pick(-3, 9), pick(14, 44), pick(1.2, 3.2));
    });
  // Grass breaks the line where the ground begins.
  const grass = gouges(210, (blade) => gouge(blade * 6.1 + pick(-5, 5), GROUND + 4, -90 + pick(-34, 34), pick(6, 22), pick(3, 7)));
  return {
    far: far.path,
    grass,
    middle: middle.path,
    near: near.path,
    middleRims: lit(middle.trunks, 0.5),
    nearRims: lit(near.trunks, 0.95),
    rays,
    litGround: cutGround(90, 20, 460),
    darkGround: cutGround(70, 300, 1150),
  };
}
