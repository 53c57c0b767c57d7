/** What an effect would do, shortly: "Vitae 4 → 3". What its sentence says already is not said again. */
import { named } from "../journal/lines";
import type { EffectView } from "../view";

export function doings(effects: EffectView[], character: string): string[] {
  return effects.flatMap((effect) => {
    if (effect.sides.length) {
      const sides = effect.sides.map((side) => doings([side], character).join(", ")).filter(Boolean);
      return sides.length ? [sides.join(" or ")] : [];
    }
    return effect.changes.map((change) => {
      const whose = change.character === character ? "" : ` of ${change.name}`;
      return `${named(change.score)}${whose} ${change.was} → ${change.now}`;
    });
  });
}
