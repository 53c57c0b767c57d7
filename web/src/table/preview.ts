/** What is certain to come of a way, read off the view it leads to. Nothing is computed that the server did not say. */
import type { LinePlace, WatchView } from "../lib/view";
import type { Thing, WayOn } from "../lib/wire";
import { aliases } from "./things";

export interface Tag {
  text: string;
  kind: "side" | "target";
}

/** Where a way ends: after the strike or the roll that it leads to, if there is just one. */
export function endOf(way: WayOn): WayOn {
  return way.then.length === 1 ? way.then[0]! : way;
}

export function viewAfter(way: WayOn): WatchView {
  return endOf(way).view as unknown as WatchView;
}

/** What a way points at besides the thing that was touched. */
export function targets(view: WatchView, way: WayOn, touched: Thing): Thing[] {
  const own = aliases(view, touched);
  return way.points_at.filter((thing) => !own.includes(thing));
}

function remaining(place: LinePlace): number {
  return (place.health ?? 0) - (place.damage_taken ?? 0);
}

function falls(before: WatchView, way: WayOn, place: LinePlace): boolean {
  return endOf(way).events.some((told) => {
    return told.name === "defeated" && aliases(before, `line:${place.place}`).includes(told.things["card"] ?? "");
  });
}

/** Tags on the cards of the Line: the target's own result, and what changes beside it. */
export function lineTags(before: WatchView, way: WayOn): Map<number, Tag> {
  const tags = new Map<number, Tag>();
  const after = viewAfter(way);
  const attack = (way.view as unknown as WatchView).attack;
  for (const place of before.line) {
    if (!place.up || place.health === undefined) continue;
    if (attack?.place === place.place) {
      const sum = `${attack.needed} − ${attack.sum}`;
      const left = Math.max(0, attack.needed - attack.sum);
      tags.set(place.place, { text: falls(before, way, place) ? `${sum}: falls` : `${sum}: ${left} left`, kind: "target" });
      continue;
    }
    if (falls(before, way, place)) {
      tags.set(place.place, { text: "falls", kind: "target" });
      continue;
    }
    const then = after.line.find((one) => one.key === place.key);
    if (then?.up && remaining(then) !== remaining(place))
      tags.set(place.place, { text: `${remaining(place)} → ${remaining(then)}`, kind: "side" });
  }
  return tags;
}

/** "7 → 9", or nothing when the wood stays. */
export function woodChange(before: WatchView, way: WayOn): string {
  const after = viewAfter(way).firewood;
  return after === before.firewood ? "" : `wood ${before.firewood} → ${after}`;
}

/** The result in sentences: what is told on the way, and whether chance has a say. */
export function outcome(before: WatchView, way: WayOn): string {
  const told = endOf(way).events.map((event) => event.text);
  const most = told.length > 3 ? [...told.slice(0, 3), `And ${told.length - 3} more.`] : told;
  const wood = woodChange(before, way);
  if (!told.length && wood) most.push(`${wood[0]!.toUpperCase()}${wood.slice(1)}.`);
  if (!endOf(way).certain) most.push("What then comes is not known yet; there is no way back behind it.");
  return most.join(" ");
}
