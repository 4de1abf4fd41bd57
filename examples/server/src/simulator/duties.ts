import { waypoints } from '../demo-network/network.ts';
import type { Random } from './seeded-random.ts';
import type { SimulatedTask } from './task-list.ts';

/** Where a guard's checks lead him; `now` in milliseconds since 1970. */
export interface Duties {
  /** Waypoint of the first check that is due; null when he may walk where he likes. */
  goal(now: number): string | null;
  /** He has read these chips: the checks that are due there are behind him. */
  read(tags: readonly string[], now: number): void;
}

/** One check in so many slips his mind: over all guards of the demo about one in two hours is missed. */
const forgets = 50;
const tagOf: ReadonlyMap<string, string | null> = new Map(
  waypoints.map(({ id, checkpointTag }) => [id, checkpointTag]),
);

/** Follows the checks a guard is told. */
export function createDuties(tasks: () => readonly SimulatedTask[], random: Random): Duties {
  const isForgotten = new Map<number, boolean>();
  const done = new Set<number>();
  const due = (now: number): SimulatedTask[] =>
    tasks().filter(({ id, opensAt, closesAt }) => {
      const slips = isForgotten.get(id) ?? random() < 1 / forgets;
      isForgotten.set(id, slips);
      return !slips && !done.has(id) && opensAt <= now && now < closesAt;
    });
  return {
    goal: (now) => due(now)[0]?.waypointId ?? null,
    read: (tags, now) => {
      for (const { id, waypointId } of due(now)) if (tags.includes(tagOf.get(waypointId) ?? '')) done.add(id);
    },
  };
}
