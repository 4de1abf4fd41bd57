import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useMemo } from 'react';
import { readDataGridSettings } from '../data-grid/index.ts';
import { type EventEdit, EventGrid, type EventGridProps, type EventNames } from '../event-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { useGridExport } from '../table-export/index.ts';
import { eventExportColumns } from './event-export.rules.ts';
import { useLive } from './live-context.ts';
import { mayConfirm } from './rights.rules.ts';
import { useArrangement } from './use-arrangement.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';
import { useStaleSeconds } from './use-stale-seconds.ts';

/** Props of {@link LiveEventGrid}: those of `EventGrid` that are not connected. @public */
export type LiveEventGridProps = Omit<
  EventGridProps,
  | 'events'
  | 'status'
  | 'errorText'
  | 'staleSeconds'
  | 'activeKey'
  | 'onActiveChange'
  | 'onConfirm'
  | 'onClaim'
  | 'viewerId'
  | 'onRetry'
  | 'onEdit'
  | 'onDelete'
  | 'names'
  | 'settings'
  | 'onSettingsChange'
>;

/**
 * The event grid on the live feed: an active row goes to the map; what the session's policies allow can be confirmed
 * (ticking an open alarm does), changed and deleted.
 * @public
 */
export function LiveEventGrid({ onSelectionChange, ...props }: LiveEventGridProps): ReactElement {
  const { client, feed, alarm, directory, activeEvent, activate, locate, confirm, claim } = useLive();
  const patrol = usePatrol();
  const { text, now } = patrol;
  const { events, status, error } = useLiveSnapshot(feed);
  const { selectRow } = alarm;
  const staleSeconds = useStaleSeconds(feed, now);
  const [settings, setSettings] = useArrangement('grid.events', readDataGridSettings);
  const session = client.session.current();
  const policies = session?.policies ?? [];
  const changeSelection = useCallback<NonNullable<EventGridProps['onSelectionChange']>>(
    (keys, details) => {
      if (details.eventId !== undefined && keys.has(details.eventId)) selectRow(details.eventId);
      onSelectionChange?.(keys, details);
    },
    [selectRow, onSelectionChange],
  );
  const names = useMemo<EventNames>(
    () => ({
      guard: (id) => directory.users.get(id)?.name,
      location: (id) => directory.locations.get(id)?.name,
      checkpoint: (id) => directory.checkpoints.get(id)?.name,
    }),
    [directory],
  );
  const columns = useMemo(() => eventExportColumns(patrol, names), [patrol, names]);
  const exporting = useGridExport({ name: 'events', title: props.title ?? text('eventGrid.title'), columns });
  const edit = (event: PatrolEvent, change: EventEdit): Promise<unknown> =>
    client.event.change({ eventId: event.eventId, ...change }, { ifVersion: event.version });
  return (
    <EventGrid
      onExport={exporting.onExport}
      onLocate={(event) => locate(event.eventId)}
      {...props}
      activeKey={activeEvent?.eventId ?? null}
      errorText={error ? text('live.eventsFailed') : undefined}
      events={events}
      names={names}
      onActiveChange={(eventId) => activate(eventId)}
      onClaim={policies.includes('event.confirm') ? (event) => void claim(event) : undefined}
      onConfirm={mayConfirm(session) ? (eventIds) => void confirm(eventIds) : undefined}
      onDelete={policies.includes('event.delete') ? (event) => client.event.delete(event.eventId) : undefined}
      onEdit={policies.includes('event.edit') ? edit : undefined}
      onRetry={feed.tryNow}
      onSelectionChange={changeSelection}
      onSettingsChange={setSettings}
      settings={settings}
      staleSeconds={staleSeconds}
      status={status}
      viewerId={session?.userId}
    >
      {exporting.status}
      {props.children}
    </EventGrid>
  );
}
