import type { LatLon } from '@patrolkit/sdk/model';
import { panicRank } from './guard-state.ts';
import { drawable } from './map.rules.ts';
import type { MapModel } from './map-model.ts';

/** Where somebody calls for help: guards in alarm at their newest fixes, newest alarm first, then other open alarms. @internal */
export function alarmPlaces({ guards, ranks, alarms, alarmOfGuard }: MapModel): LatLon[] {
  const since = (guardId: number): number => alarmOfGuard.get(guardId)?.occurredAt ?? 0;
  const inAlarm = guards
    .filter((_, index) => ranks[index] === panicRank)
    .sort((a, b) => since(b.fix.guardId) - since(a.fix.guardId));
  const others = alarms.toSorted((a, b) => b.event.occurredAt - a.event.occurredAt);
  return [...inAlarm.map(({ fix }) => fix.position), ...others.flatMap(({ event }) => drawable(event.position) ?? [])];
}
