import { DivIcon } from 'peer:leaflet';
import type { GuardPosition } from '@patrolkit/sdk/model';
import 'leaflet/dist/leaflet.css';
import type { ReactElement, Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { MapContainer, Marker, type MarkerProps, type useMap } from 'react-leaflet';
import { center, type MakeContender, startZoom } from '../contender.ts';

type LeafletMap = ReturnType<typeof useMap>;

const made: unknown = new DivIcon({ html: document.createElement('i'), iconSize: [14, 14], className: 'guard' });
const icon = made as Exclude<MarkerProps['icon'], undefined>; // the same class, whose types only react-leaflet knows

function Page({ guards, keep }: { guards: readonly GuardPosition[]; keep: Ref<LeafletMap> }): ReactElement {
  return (
    <MapContainer
      attributionControl={false}
      center={[center.latitude, center.longitude]}
      ref={keep}
      style={{ height: '100%' }}
      zoom={startZoom}
      zoomControl={false}
    >
      {guards.map(({ guardId, position }) => (
        <Marker icon={icon} key={guardId} position={[position.latitude, position.longitude]} />
      ))}
    </MapContainer>
  );
}

/** One React component and one element per guard, without names, as most examples do it. */
export const make: MakeContender = async (box, first) => {
  let map: LeafletMap | null = null;
  const keep = (ready: LeafletMap | null): void => {
    map = ready;
  };
  const style = document.createElement('style');
  style.textContent = '.guard { background: #e8ebee; border: 2px solid #0b0d0f; border-radius: 50% }';
  document.head.append(style);
  const root = createRoot(box);
  root.render(<Page guards={first} keep={keep} />);
  while (document.querySelectorAll('.guard').length < first.length) await new Promise(requestAnimationFrame);
  return {
    show: (guards) => root.render(<Page guards={guards} keep={keep} />),
    pan: (right, down) => map?.panBy([right, down], { animate: false }),
    zoom: (level) => map?.setZoom(level, { animate: false }),
  };
};
