import type { MapResponse } from '@patrolkit/react-components/guard-map';
import { useLiveMessage } from '@patrolkit/react-components/live';
import { LiveGuardMap } from '@patrolkit/react-components/live-map';
import type { ReactElement } from 'react';
import { settings } from '../../services/settings.ts';
import { useTheme } from '../../services/use-theme.ts';
import * as css from './map-panel.css.ts';
import { useBackdrop } from './use-backdrop.ts';
import { useShowTrack } from './use-show-track.ts';

/** The map of the dashboard, on the installation's tiles or backdrop. */
export function MapPanel({ onHide }: { onHide: () => void }): ReactElement {
  const { theme } = useTheme();
  const { open, pick } = useLiveMessage();
  const backdrop = useBackdrop(settings.backdropUrl);
  const answer = ({ position, guardId, eventId }: MapResponse): void =>
    open({
      position,
      eventId: eventId ?? null,
      ...(guardId === undefined ? {} : { recipientIds: [guardId] }),
    });
  return (
    <LiveGuardMap
      backdrop={backdrop}
      className={css.map}
      defaultZoom={15}
      onHide={onHide}
      onPickPosition={pick}
      onRespond={answer}
      onShowTrack={useShowTrack()}
      theme={theme}
      tiles={settings.tiles}
    />
  );
}
