import { Map as MapLibreMap, setWorkerUrl } from 'peer:maplibre-gl/dist/maplibre-gl.mjs';
import workerUrl from 'peer:maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { GuardPosition } from '@patrolkit/sdk/model';
import { center, type MakeContender, startZoom } from '../contender.ts';

/* MapLibre counts a zoom less, as its tiles have 512 pixels. */
const zoomOf = (level: number): number => level - 1;

function geoJson(guards: readonly GuardPosition[]): object {
  return {
    type: 'FeatureCollection',
    features: guards.map(({ guardId, position }) => ({
      type: 'Feature',
      id: guardId,
      properties: {},
      geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    })),
  };
}

/** WebGL: one circle layer over a GeoJSON source, without names. */
export const make: MakeContender = async (box, first) => {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container: box,
    center: [center.longitude, center.latitude],
    zoom: zoomOf(startZoom),
    attributionControl: false,
    style: {
      version: 8,
      sources: { guards: { type: 'geojson', data: geoJson(first) } },
      layers: [
        {
          id: 'guards',
          type: 'circle',
          source: 'guards',
          paint: {
            'circle-radius': 6,
            'circle-color': '#e8ebee',
            'circle-stroke-width': 2,
            'circle-stroke-color': '#0b0d0f',
          },
        },
      ],
    },
  });
  await new Promise<void>((resolve) => map.once('idle', () => resolve()));
  return {
    show: (guards) => map.getSource('guards')?.setData(geoJson(guards)),
    pan: (right, down) => map.panBy([right, down], { animate: false }),
    zoom: (level) => map.setZoom(zoomOf(level)),
  };
};
