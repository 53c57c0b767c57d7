/** Edges that were cut by hand: the same thing always has the same edge. */
import { between, seeded } from "./gouges";

/** A ragged rectangle for `clip-path`, up to so many pixels deep. */
export function cut(seed: string | number, depth = 2.2): string {
  const pick = between(seeded(seed));
  const deep = () => `${pick(0, depth).toFixed(1)}px`;
  const far = () => `calc(100% - ${deep()})`;
  const steps = Array.from({ length: 9 }, (_, step) => (step === 0 ? 0 : step * 11.3 + pick(-1.5, 1.5)));
  const way = (step: number) => `${step.toFixed(1)}%`;
  const back = (step: number) => `${(100 - step).toFixed(1)}%`;
  return `polygon(${[
    ...steps.map((step) => `${way(step)} ${deep()}`),
    ...steps.map((step) => `${far()} ${way(step)}`),
    ...steps.map((step) => `${back(step)} ${far()}`),
    ...steps.map((step) => `${deep()} ${back(step)}`),
  ].join(",")})`;
}
