import type { FeatureCollection } from 'geojson';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';

/** The GeoJSON under the map; null while it loads or when there is none: the map works without it. */
export function useBackdrop(url: string | null): FeatureCollection | null {
  const { logger } = useServices().client;
  const [backdrop, setBackdrop] = useState<FeatureCollection | null>(null);
  useEffect(() => {
    if (!url) return;
    let isWanted = true;
    fetch(`${import.meta.env.BASE_URL}${url}`)
      .then((response) => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return response.json() as Promise<FeatureCollection>; // the installation's own file
      })
      .then(
        (collection) => isWanted && setBackdrop(collection),
        (error: unknown) => logger.warn('The backdrop of the map could not be loaded', { reason: String(error) }),
      );
    return () => {
      isWanted = false;
    };
  }, [url, logger]);
  return backdrop;
}
