import { GuardReplay, type TrackRead } from '@patrolkit/react-components/guard-map';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { useTheme } from '../../services/use-theme.ts';
import { useBackdrop } from '../dashboard/use-backdrop.ts';
import * as css from './replay-view.css.ts';
import type { ReadTrack } from './use-track.ts';

/** A track as it is known, and what is not known of it. */
export function TrackPlayer({ track }: { track: ReadTrack }): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  const { theme } = useTheme();
  const { directory } = useLive();
  const backdrop = useBackdrop(settings.backdropUrl);
  const { choice, positions, cutAt } = track;
  const { guardId, from, to } = choice;
  const reads = useMemo<readonly TrackRead[]>(
    () =>
      (track.reads ?? []).map(({ occurredAt, checkpointId, description, position }) => ({
        at: occurredAt,
        name: (checkpointId === null ? undefined : directory.checkpoints.get(checkpointId)?.name) ?? description,
        position,
      })),
    [track.reads, directory.checkpoints],
  );
  const notes = [
    ...(cutAt === null ? [] : [text('console.replay.cut', { time: formatDateTime(cutAt, timeZone) })]),
    ...(track.reads === null ? [text('console.replay.noReads')] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p className={css.warning} key={note} role="status">
          <Icon name="warn" />
          {note}
        </p>
      ))}
      <GuardReplay
        backdrop={backdrop}
        className={css.player}
        from={from}
        key={`${guardId} ${from} ${to}`}
        name={directory.users.get(guardId)?.name ?? positions[0]?.name ?? String(guardId)}
        positions={positions}
        reads={reads}
        theme={theme}
        tiles={settings.tiles}
        to={to}
      />
    </>
  );
}
