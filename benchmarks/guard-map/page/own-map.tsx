import '@patrolkit/react-components/themes';
import { Map as LeafletMap } from 'peer:leaflet';
import { GuardMap } from '@patrolkit/react-components/guard-map';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import type { GuardPosition } from '@patrolkit/sdk/model';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { center, type MakeContender, startZoom } from '../contender.ts';

const now = (): number => 0;

function Page({ positions }: { positions: readonly GuardPosition[] }): ReactElement {
  return (
    <StrictMode>
      <PatrolProvider language="en" messages={en} now={now} timeZone="UTC">
        <GuardMap defaultCenter={center} defaultZoom={startZoom} positions={positions} />
      </PatrolProvider>
    </StrictMode>
  );
}

/** Ours, as a host uses it: by its public entry, with names, list and controls. */
export const make: MakeContender = async (box, first) => {
  let map: LeafletMap | null = null;
  /* A host has no way to the Leaflet map; only who measures wants to move it without a hand. */
  LeafletMap.addInitHook(function keep(this: LeafletMap) {
    map = this;
  });
  const root = createRoot(box);
  root.render(<Page positions={first} />);
  while (!document.querySelector('.pk-GuardMap-drawing > canvas')) await new Promise(requestAnimationFrame);
  return {
    show: (positions) => root.render(<Page positions={positions} />),
    pan: (right, down) => map?.panBy([right, down], { animate: false }),
    zoom: (level) => map?.setZoom(level, { animate: false }),
  };
};
