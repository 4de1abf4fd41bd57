import type { MapTiles } from '@patrolkit/react-components/guard-map';
import { LiveAlarmStrip, useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { LiveGuardMap } from '@patrolkit/react-components/live-map';
import type { ReactElement } from 'react';
import { viewOf } from './map-view.rules.ts';
import { StatusPanel } from './status-panel.tsx';

/** The map of an element; it opens on everybody who is known when the first list is there. @internal */
export function MapView({ hasStrip, tiles }: { hasStrip: boolean; tiles: MapTiles | null }): ReactElement {
  const { feed } = useLive();
  const { status, positions } = useLiveSnapshot(feed);
  const view = viewOf(positions.map(({ position }) => position));
  return (
    <>
      {hasStrip && <LiveAlarmStrip shortcuts={false} />}
      {status === 'loading' ? (
        <StatusPanel title="connecting" />
      ) : (
        <div className="pk-Embed-view">
          <LiveGuardMap {...(view && { defaultCenter: view.center, defaultZoom: view.zoom })} tiles={tiles} />
        </div>
      )}
    </>
  );
}
