import type { GuardPosition, PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { GuardMap, type GuardMapProps } from '../guard-map/index.ts';
import { useLive } from './live-context.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/** Props of {@link LiveGuardMap}: those of `GuardMap` that are not connected. @public */
export type LiveGuardMapProps = Omit<
  GuardMapProps,
  'positions' | 'locations' | 'selectedEvent' | 'recenterKey' | 'alarmGuardIds'
>;

/** The map on the live feed: guards, places, the active event, and who has an open panic. @public */
export function LiveGuardMap(props: LiveGuardMapProps): ReactElement {
  const { feed, alarm, directory, activeEvent, activeTurn } = useLive();
  const { positions } = useLiveSnapshot(feed);
  const locations = useMemo(() => [...directory.locations.values()], [directory.locations]);
  const inAlarm = useMemo(() => alarm.open.filter((event) => event.type === 'GuardPanic'), [alarm.open]);
  const alarmGuardIds = useMemo(() => new Set(inAlarm.flatMap((event) => event.guardId ?? [])), [inAlarm]);
  const shown = useMemo(() => withPlaceOfAlarm(positions, inAlarm), [positions, inAlarm]);
  return (
    <GuardMap
      {...props}
      alarmGuardIds={alarmGuardIds}
      locations={locations}
      positions={shown}
      recenterKey={activeTurn}
      selectedEvent={activeEvent}
    />
  );
}

/* A guard who has never sent a position but calls for help from a place is drawn there. */
function withPlaceOfAlarm(
  positions: readonly GuardPosition[],
  alarms: readonly PatrolEvent[],
): readonly GuardPosition[] {
  const known = new Set(positions.map((position) => position.guardId));
  const missing = alarms.flatMap(({ guardId, position, source, occurredAt }) =>
    guardId === null || position === null || known.has(guardId)
      ? []
      : [{ guardId, position, name: source, recordedAt: occurredAt, accuracyMeters: null, battery: null }],
  );
  return missing.length > 0 ? [...positions, ...missing] : positions;
}
