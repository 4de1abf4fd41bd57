import type { GuardPosition } from '@patrolkit/sdk/model';
import { drawable } from './map.rules.ts';
import { toWorld, worldMeters } from './mercator.ts';

/** A guard on the map: the newest fix and where he is going. @internal */
export interface TrackedGuard {
  readonly fix: GuardPosition;
  /** Place on the flat world, 0 to 1 eastwards. */
  readonly x: number;
  /** Place on the flat world, 0 to 1 southwards. */
  readonly y: number;
  /** Direction of travel, degrees clockwise from north; null while nobody knows. */
  readonly heading: number | null;
  /** Where the direction was last measured from. */
  readonly anchorX: number;
  readonly anchorY: number;
}

const jitterMeters = 5; /* nearer than that a phone on a table seems to walk */
const aheadMs = 120_000; /* part F: more than that ahead of us a clock is wrong */

/** Direction on the flat world, which keeps angles: degrees clockwise from north, 0 to 360. @internal */
export function direction(dx: number, dy: number): number {
  return ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
}

function follow(known: TrackedGuard | undefined, fix: GuardPosition, now: number): TrackedGuard {
  if (known?.fix === fix) return known;
  const { x, y } = toWorld(fix.position);
  if (!known) return { fix, x, y, heading: null, anchorX: x, anchorY: y };
  const isFromFuture = known.fix.recordedAt > now + aheadMs; // such a fix must not hold its marker for ever
  if (fix.recordedAt < known.fix.recordedAt && !isFromFuture) return known;
  const [dx, dy] = [x - known.anchorX, y - known.anchorY];
  if (Math.hypot(dx, dy) * worldMeters(y) >= jitterMeters) {
    return { fix, x, y, heading: direction(dx, dy), anchorX: x, anchorY: y };
  }
  const isSame =
    x === known.x && y === known.y && fix.recordedAt === known.fix.recordedAt && fix.name === known.fix.name;
  return isSame ? known : { ...known, fix, x, y };
}

/**
 * What is drawn after new positions came: the newest fix of each guard (S1.03), with the direction from the one before.
 * A guard that has not changed keeps his object; nothing changed keeps the list.
 * @internal
 */
export function trackGuards(
  known: readonly TrackedGuard[],
  positions: readonly GuardPosition[],
  now: number,
): readonly TrackedGuard[] {
  return followInPlace(known, positions, now) ?? followByName(known, positions, now);
}

/* The feed gives the same guards in the same order again and again: then nobody has to be looked up. */
function followInPlace(
  known: readonly TrackedGuard[],
  positions: readonly GuardPosition[],
  now: number,
): readonly TrackedGuard[] | null {
  if (known.length !== positions.length) return null;
  const tracked: TrackedGuard[] = [];
  let hasChanged = false;
  for (const [index, fix] of positions.entries()) {
    const before = known[index];
    if (before?.fix.guardId !== fix.guardId || !drawable(fix.position)) return null;
    const after = follow(before, fix, now);
    tracked.push(after);
    hasChanged ||= after !== before;
  }
  return hasChanged ? tracked : known;
}

function followByName(
  known: readonly TrackedGuard[],
  positions: readonly GuardPosition[],
  now: number,
): readonly TrackedGuard[] {
  const before = new Map(known.map((guard) => [guard.fix.guardId, guard]));
  const tracked = new Map<number, TrackedGuard>();
  for (const fix of positions.toSorted((a, b) => a.recordedAt - b.recordedAt)) {
    if (!drawable(fix.position)) continue;
    tracked.set(fix.guardId, follow(tracked.get(fix.guardId) ?? before.get(fix.guardId), fix, now));
  }
  /* In the order they came, so that the next list of the same order finds everybody in his place. */
  return [...new Set(positions.map(({ guardId }) => guardId))].flatMap((guardId) => tracked.get(guardId) ?? []);
}
