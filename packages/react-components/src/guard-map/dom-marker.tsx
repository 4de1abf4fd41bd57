import type { LatLon } from '@patrolkit/sdk/model';
import { DivIcon } from 'leaflet';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';

/** Props of {@link DomMarker}. @internal */
export interface DomMarkerProps {
  place: LatLon;
  /** Added to Leaflet's order from north to south. @default 0 */
  zIndexOffset?: number | undefined;
  /** The marker, drawn around its own middle. */
  children: ReactNode;
}

/** A Leaflet marker whose content is React's: text stays text, and a moved marker keeps its element and its focus. @internal */
export function DomMarker({ place, zIndexOffset = 0, children }: DomMarkerProps): ReactElement {
  const [element] = useState(() => document.createElement('div'));
  const icon = useMemo(
    () => new DivIcon({ html: element, className: 'pk-GuardMap-marker', iconSize: [0, 0] }),
    [element],
  );
  const { latitude, longitude } = place;
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);
  return (
    <>
      <Marker icon={icon} interactive={false} keyboard={false} position={position} zIndexOffset={zIndexOffset} />
      {createPortal(children, element)}
    </>
  );
}
