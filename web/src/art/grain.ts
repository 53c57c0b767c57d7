/** Wood grain as a picture for a background: long gouges running one way, drawn once for each colour. */
import { between, gouge, gouges, seeded } from "./gouges";

const WIDE = 520;
const HIGH = 240;

export function grain(seed: string, colour: string, count = 110): string {
  const pick = between(seeded(seed));
  // A line that leaves on the right comes in again on the left, so that the tiles have no seams.
  const lines = gouges(count, () => {
    const [x, y, tilt, length, width] = [pick(0, WIDE), pick(4, HIGH - 4), pick(-1.5, 1.5), pick(40, 190), pick(1, 3)];
    return gouge(x, y, tilt, length, width) + (x + length > WIDE ? gouge(x - WIDE, y, tilt, length, width) : "");
  });
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDE}' height='${HIGH}'><path d='${lines}' fill='${colour}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}
