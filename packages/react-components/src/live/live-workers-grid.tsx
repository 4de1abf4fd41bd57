import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { readDataGridSettings } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { useGridExport } from '../table-export/index.ts';
import { type WorkerNames, WorkersGrid, type WorkersGridProps } from '../workers-grid/index.ts';
import { useLive } from './live-context.ts';
import { useArrangement } from './use-arrangement.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/** Props of {@link LiveWorkersGrid}: those of `WorkersGrid` that are not connected. @public */
export type LiveWorkersGridProps = Omit<
  WorkersGridProps,
  'events' | 'names' | 'status' | 'errorText' | 'onRetry' | 'settings' | 'onSettingsChange'
>;

/** Each guard's latest event, from the live feed; a press locates it. @public */
export function LiveWorkersGrid(props: LiveWorkersGridProps): ReactElement {
  const { feed, directory, locate } = useLive();
  const { text } = usePatrol();
  const { events, status, error } = useLiveSnapshot(feed);
  const [settings, setSettings] = useArrangement('grid.workers', readDataGridSettings);
  const names = useMemo<WorkerNames>(
    () => ({
      guard: (id) => directory.users.get(id)?.name,
      checkpoint: (id) => directory.checkpoints.get(id)?.name,
      location: (id) => directory.locations.get(id)?.name,
    }),
    [directory],
  );
  const exporting = useGridExport<PatrolEvent>({ name: 'guards_now', title: props.title ?? text('workersGrid.title') });
  /* Guards have rows here, not everybody who ever raised an event (S6.09). */
  const ofGuards = useMemo(
    () =>
      directory.users.size === 0
        ? events
        : events.filter(({ guardId }) => guardId !== null && directory.users.get(guardId)?.role === 'Guard'),
    [events, directory.users],
  );
  return (
    <WorkersGrid
      onExport={exporting.onExport}
      onActivate={(event) => locate(event.eventId)}
      {...props}
      errorText={error ? text('live.eventsFailed') : undefined}
      events={ofGuards}
      names={names}
      onRetry={feed.tryNow}
      onSettingsChange={setSettings}
      settings={settings}
      status={status}
    >
      {exporting.status}
      {props.children}
    </WorkersGrid>
  );
}
