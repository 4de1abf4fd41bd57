import { type ReactElement, useCallback } from 'react';
import { EventGrid, type EventGridProps } from '../event-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { useLive } from './live-context.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';
import { useStaleSeconds } from './use-stale-seconds.ts';

/** Props of {@link LiveEventGrid}: those of `EventGrid` that are not connected. @public */
export type LiveEventGridProps = Omit<
  EventGridProps,
  'events' | 'status' | 'errorText' | 'staleSeconds' | 'activeKey' | 'onActiveChange' | 'onConfirm' | 'onRetry'
>;

/** The event grid on the live feed: ticking an open alarm confirms it, an active row goes to the map. @public */
export function LiveEventGrid({ onSelectionChange, ...props }: LiveEventGridProps): ReactElement {
  const { feed, alarm, activeEvent, activate, locate, confirm } = useLive();
  const { text, now } = usePatrol();
  const { events, status, error } = useLiveSnapshot(feed);
  const { selectRow } = alarm;
  const staleSeconds = useStaleSeconds(feed, now);
  const changeSelection = useCallback<NonNullable<EventGridProps['onSelectionChange']>>(
    (keys, details) => {
      if (details.eventId !== undefined && keys.has(details.eventId)) selectRow(details.eventId);
      onSelectionChange?.(keys, details);
    },
    [selectRow, onSelectionChange],
  );
  return (
    <EventGrid
      {...props}
      activeKey={activeEvent?.eventId ?? null}
      errorText={error ? text('live.eventsFailed') : undefined}
      events={events}
      onActiveChange={(eventId) => activate(eventId)}
      onConfirm={(eventIds) => void confirm(eventIds)}
      onLocate={(event) => locate(event.eventId)}
      onRetry={feed.tryNow}
      onSelectionChange={changeSelection}
      staleSeconds={staleSeconds}
      status={status}
    />
  );
}
