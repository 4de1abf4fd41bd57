import { distanceKm, type GuardPosition, type LatLon } from '@patrolkit/sdk/model';
import { drawable } from './map.rules.ts';

/** A guard on the map: the newest fix and where he is going. @internal */
export interface TrackedGuard {
  readonly fix: GuardPosition;
  /** Direction of travel, degrees clockwise from north; null while nobody knows. */
  readonly heading: number | null;
  /** Where the direction was last measured from. */
  readonly anchor: LatLon;
}

const jitterKm = 0.005; /* nearer than that a phone on a table seems to walk */

/** Direction from one place to another, degrees clockwise from north, 0 to 360. @internal */
export function bearing(from: LatLon, to: LatLon): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [a, b, east] = [radians(from.latitude), radians(to.latitude), radians(to.longitude - from.longitude)];
  const x = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east);
  return ((Math.atan2(Math.sin(east) * Math.cos(b), x) * 180) / Math.PI + 360) % 360;
}

function follow(known: TrackedGuard | undefined, fix: GuardPosition): TrackedGuard {
  if (!known) return { fix, heading: null, anchor: fix.position };
  if (fix.recordedAt < known.fix.recordedAt) return known;
  const hasMoved = distanceKm(known.anchor, fix.position) >= jitterKm;
  if (hasMoved) return { fix, heading: bearing(known.anchor, fix.position), anchor: fix.position };
  const isSame =
    fix.recordedAt === known.fix.recordedAt &&
    fix.name === known.fix.name &&
    fix.position.latitude === known.fix.position.latitude &&
    fix.position.longitude === known.fix.position.longitude;
  return isSame ? known : { ...known, fix };
}

/**
 * What is drawn after new positions came: the newest fix of each guard (S1.03), with the direction from the one before.
 * A guard that has not changed keeps his object, so that his marker is left alone.
 * @internal
 */
export function trackGuards(
  known: ReadonlyMap<number, TrackedGuard>,
  positions: readonly GuardPosition[],
): ReadonlyMap<number, TrackedGuard> {
  const tracked = new Map<number, TrackedGuard>();
  const inOrder = positions.toSorted((a, b) => a.recordedAt - b.recordedAt);
  for (const fix of inOrder) {
    if (!drawable(fix.position)) continue;
    tracked.set(fix.guardId, follow(tracked.get(fix.guardId) ?? known.get(fix.guardId), fix));
  }
  return tracked;
}
