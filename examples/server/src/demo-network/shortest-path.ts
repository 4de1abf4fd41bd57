import { type Street, streets } from './streets.ts';
import { type Spot, spots } from './waypoints.ts';

/** Straight distance of two spots in metres. */
export function metersBetween(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Spot of a waypoint; throws a RangeError that names an id nobody knows. */
export function spotOf(id: string): Spot {
  const spot = spots.get(id);
  if (!spot) throw new RangeError(`No waypoint '${id}' in the demo network`);
  return spot;
}

function neighboursIn(network: readonly Street[]): ReadonlyMap<string, readonly string[]> {
  const neighbours = new Map<string, string[]>();
  for (const { from, to } of network) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
  }
  return neighbours;
}

const neighbours = neighboursIn(streets);

/**
 * The shortest walk between two waypoints as their ids, both ends included; [] when there is none.
 * Throws a RangeError for an id nobody knows.
 */
export function shortestPath(from: string, to: string): string[] {
  spotOf(to);
  const cost = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size > 0) {
    const nearest = [...open].reduce((a, b) => ((cost.get(b) ?? 0) < (cost.get(a) ?? 0) ? b : a));
    open.delete(nearest);
    if (nearest === to) break;
    for (const next of neighbours.get(nearest) ?? []) {
      const meters = (cost.get(nearest) ?? 0) + metersBetween(spotOf(nearest), spotOf(next));
      if (meters >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, meters);
      before.set(next, nearest);
      open.add(next);
    }
  }
  if (!cost.has(to)) return [];
  const path = [to];
  for (let step = before.get(to); step !== undefined; step = before.get(step)) path.unshift(step);
  return path;
}
