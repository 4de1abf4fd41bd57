import { type ReactElement, useMemo } from 'react';
import { GuardMap, type GuardMapProps } from '../guard-map/index.ts';
import { guardConditions } from './guard-conditions.rules.ts';
import { useLive } from './live-context.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/** Props of {@link LiveGuardMap}: those of `GuardMap` that are not connected. @public */
export type LiveGuardMapProps = Omit<
  GuardMapProps,
  | 'positions'
  | 'locations'
  | 'checkpoints'
  | 'risks'
  | 'alarms'
  | 'selectedEvent'
  | 'recenterKey'
  | 'alarmGuardIds'
  | 'notMovingGuardIds'
  | 'notConnectedGuardIds'
>;

/** The map on the live feed: guards and how they are, places, the active event, and open alarms. @public */
export function LiveGuardMap(props: LiveGuardMapProps): ReactElement {
  const { feed, alarm, directory, activeEvent, activeTurn } = useLive();
  const { positions, events } = useLiveSnapshot(feed);
  const locations = useMemo(() => [...directory.locations.values()], [directory.locations]);
  const checkpoints = useMemo(() => [...directory.checkpoints.values()], [directory.checkpoints]);
  const risks = useMemo(() => [...directory.risks.values()], [directory.risks]);
  const conditions = useMemo(() => guardConditions(events), [events]);
  const panics = useMemo(() => alarm.open.filter(({ type }) => type === 'GuardPanic'), [alarm.open]);
  return (
    <GuardMap
      {...props}
      alarms={panics}
      checkpoints={checkpoints}
      locations={locations}
      notConnectedGuardIds={conditions.notConnected}
      notMovingGuardIds={conditions.notMoving}
      positions={positions}
      recenterKey={activeTurn}
      risks={risks}
      selectedEvent={activeEvent}
    />
  );
}
