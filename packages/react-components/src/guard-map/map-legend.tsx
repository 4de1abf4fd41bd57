import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { MapTiles } from './guard-map.types.ts';
import { metersPerPixel, scaleFor } from './map.rules.ts';
import { useMapLook } from './use-map-look.ts';

const longestScale = 100; /* pixels */

/** Scale and attribution, bottom left. @internal */
export function MapLegend({ tiles }: { tiles: MapTiles | null }): ReactElement {
  const { text } = usePatrol();
  const { latitude, zoom } = useMapLook();
  const { meters, pixels } = scaleFor(metersPerPixel(latitude, zoom), longestScale);
  return (
    <div className="pk-GuardMap-legend">
      <div className="pk-GuardMap-scale" style={{ width: `${Math.round(pixels)}px` }}>
        {meters < 1000
          ? text('guardMap.meters', { count: meters })
          : text('guardMap.kilometers', { count: meters / 1000 })}
      </div>
      <span className="pk-GuardMap-attribution">{tiles ? tiles.attribution : text('guardMap.schematic')}</span>
    </div>
  );
}
