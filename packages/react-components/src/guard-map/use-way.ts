import type { LatLon } from '@patrolkit/sdk/model';
import { useCallback } from 'react';
import { useMap } from 'react-leaflet';
import { isStill, useSurroundings } from './map-root.tsx';

/** Smallest zoom of the way to a marker: one where a street has a side. @internal */
const markerZoom = 16;

/** Takes the map to a place. @internal */
export function useWay(): (place: LatLon, leastZoom?: number) => void {
  const map = useMap();
  const { look } = useSurroundings();
  return useCallback(
    ({ latitude, longitude }: LatLon, leastZoom = markerZoom): void => {
      const center: [number, number] = [latitude, longitude];
      const zoom = Math.max(map.getZoom(), leastZoom);
      look.current = { center, zoom }; // where it goes, should the map be made anew on its way
      if (isStill() || map.getSize().x === 0) map.setView(center, zoom, { animate: false });
      else map.flyTo(center, zoom, { duration: 0.6 });
    },
    [map, look],
  );
}
