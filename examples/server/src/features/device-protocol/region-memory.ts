import type { Wire } from '@patrolkit/sdk/wire';
import { regionChanges, type Waypoint } from '../../devices/owntracks-region.ts';

/** What a phone with this credential is told so that it watches these regions. */
export type RegionMemory = (
  credential: string,
  waypoints: readonly Waypoint[],
  hasMissedAnswer: boolean,
) => Wire<'OwnTracksCommand'>[];

/**
 * Remembers what each credential was told, as long as the process lives; afterwards everything is told once more. A
 * phone that sends a message again has not heard the answer, and is told everything too.
 */
export function createRegionMemory(): RegionMemory {
  const told = new Map<string, readonly Waypoint[]>();
  return (credential, waypoints, hasMissedAnswer) => {
    const before = hasMissedAnswer ? [] : (told.get(credential) ?? []);
    told.set(credential, waypoints);
    const changes = regionChanges(before, waypoints);
    if (changes.length === 0) return [];
    return [{ _type: 'cmd', action: 'setWaypoints', waypoints: { _type: 'waypoints', waypoints: changes } }];
  };
}
