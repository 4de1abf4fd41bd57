import { LiveGuardMap } from '@patrolkit/react-components/live-map';
import type { ReactElement } from 'react';
import { settings } from '../../services/settings.ts';
import { useBackdrop } from '../dashboard/use-backdrop.ts';
import { useRoomTheme } from './use-room-theme.ts';
import * as css from './wall-page.css.ts';

/** The map without controls, its view held on everybody. */
export function WallMap(): ReactElement {
  return (
    <LiveGuardMap
      backdrop={useBackdrop(settings.backdropUrl)}
      className={css.fill}
      defaultZoom={15}
      display="wall"
      mapLink={null}
      theme={useRoomTheme()}
      tiles={settings.tiles}
    />
  );
}
