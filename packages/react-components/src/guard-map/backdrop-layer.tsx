import type { Feature, FeatureCollection } from 'geojson';
import { GeoJSON, type PathOptions } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { themed } from '../theme/token.ts';
import { backdropPaint, drawnFeatures } from './backdrop.rules.ts';
import { metersPerPixel } from './mercator.ts';

const pane = 'pk-backdrop';

/** Streets, parks and water under everything, also under the tiles, in the colours of the theme. @internal */
export function BackdropLayer({ backdrop }: { backdrop: FeatureCollection }): null {
  const map = useMap();
  useEffect(() => {
    if (!map.getPane(pane)) map.createPane(pane).style.zIndex = '150'; // tiles lie at 200
    const style = (feature?: Feature): PathOptions => {
      const paint = backdropPaint(feature, metersPerPixel(map.getCenter().lat, map.getZoom()));
      if (!paint) return { stroke: false, fill: false };
      return {
        color: themed(paint.tone),
        weight: paint.width,
        stroke: paint.width > 0,
        fill: paint.isArea,
        fillColor: themed(paint.tone),
        fillOpacity: 1,
        lineCap: 'round',
        lineJoin: 'round',
      };
    };
    const layer = new GeoJSON(drawnFeatures(backdrop), { pane, interactive: false, style });
    const restyle = (): void => {
      layer.setStyle(style);
    };
    layer.addTo(map);
    map.on('zoomend', restyle);
    return () => {
      map.off('zoomend', restyle);
      layer.remove();
    };
  }, [map, backdrop]);
  return null;
}
