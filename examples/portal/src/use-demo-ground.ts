import type { FeatureCollection } from 'geojson';
import { useEffect, useState } from 'react';

/* The demo's streets lie with the console. A partner names pictures of his own here: docs/map.md. */
const address = new URL('../../console/public/demo-network.geojson', import.meta.url).href;

/** Streets under the map of the demo; null while they load and when they cannot be: the map works without. */
export function useDemoGround(): FeatureCollection | null {
  const [ground, setGround] = useState<FeatureCollection | null>(null);
  useEffect(() => {
    const request = new AbortController();
    fetch(address, { signal: request.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`HTTP ${response.status}`))))
      .then(setGround, (error: unknown) => {
        if (!request.signal.aborted) console.warn('The ground of the map could not be loaded:', error);
      });
    return () => request.abort();
  }, []);
  return ground;
}
