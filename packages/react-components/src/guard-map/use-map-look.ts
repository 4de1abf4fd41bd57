import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';

/** What the map shows now. @internal */
export interface ShownLook {
  readonly latitude: number;
  readonly zoom: number;
  readonly width: number;
  /** Rises with each move, zoom or change of size. */
  readonly version: number;
}

/** Follows the map: after each move, zoom and change of size, not during them. @internal */
export function useMapLook(): ShownLook {
  const map = useMap();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const count = (): void => setVersion((before) => before + 1);
    map.on('moveend zoomend resize', count);
    return () => {
      map.off('moveend zoomend resize', count);
    };
  }, [map]);
  return { latitude: map.getCenter().lat, zoom: map.getZoom(), width: map.getSize().x, version };
}
