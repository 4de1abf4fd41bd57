import type { Location } from '@patrolkit/sdk/model';
import { memo, type ReactElement } from 'react';
import { useMap } from 'react-leaflet';
import { usePatrol } from '../provider/index.ts';
import { DomMarker } from './dom-marker.tsx';
import { cutName, drawable, nameZoom } from './map.rules.ts';
import { useMapLook } from './use-map-look.ts';

/** Props of {@link LocationLayer}. @internal */
export interface LocationLayerProps {
  locations: readonly Location[];
  onPress: (location: Location) => void;
}

/** A diamond for each location that has a place (S2.52); names show on hover and focus, and always when near. @internal */
export function LocationLayer({ locations, onPress }: LocationLayerProps): ReactElement[] {
  const { zoom } = useMapLook();
  return locations.map((location) => (
    <LocationMarker isNamed={zoom >= nameZoom} key={location.locationId} location={location} onPress={onPress} />
  ));
}

interface LocationMarkerProps {
  location: Location;
  isNamed: boolean;
  onPress: (location: Location) => void;
}

const LocationMarker = memo(function LocationMarker(props: LocationMarkerProps): ReactElement | null {
  const { location, isNamed, onPress } = props;
  const { text } = usePatrol();
  const map = useMap();
  const place = drawable(location.position);
  if (!place) return null;
  const { latitude, longitude } = place;
  return (
    <DomMarker place={place}>
      <button
        aria-label={text('guardMap.location', { name: location.name })}
        className="pk-GuardMap-location"
        data-named={isNamed || undefined}
        onClick={() => onPress(location)}
        onFocus={() => map.panInside([latitude, longitude], { padding: [60, 40], animate: false })}
        title={location.name}
        type="button"
      >
        <svg aria-hidden="true" focusable="false" height={17} viewBox="-8.500 -8.500 17 17" width={17}>
          <path className="pk-GuardMap-locationFill" d="M0-6.500 6.500 0 0 6.500-6.500 0z" />
        </svg>
        <span aria-hidden="true" className="pk-GuardMap-name">
          {cutName(location.name)}
        </span>
      </button>
    </DomMarker>
  );
});
