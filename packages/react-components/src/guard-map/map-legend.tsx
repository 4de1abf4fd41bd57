import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { TileSource } from './ground.ts';
import { scaleFor } from './map.rules.ts';
import { metersPerPixel } from './mercator.ts';
import { useMapLook } from './use-map-look.ts';

const longestScale = 100; /* pixels */

/** Scale and attribution, bottom left; on a wall too, as providers ask for it. @internal */
export function MapLegend({ source, hasBackdrop }: { source: TileSource | null; hasBackdrop: boolean }): ReactElement {
  const { text } = usePatrol();
  const { latitude, zoom } = useMapLook();
  const { meters, pixels } = scaleFor(metersPerPixel(latitude, zoom), longestScale);
  const attribution = source ? source.attribution : text(hasBackdrop ? 'guardMap.schematic' : 'guardMap.ground.plain');
  return (
    <div className="pk-GuardMap-legend">
      <div className="pk-GuardMap-scale" style={{ width: `${Math.round(pixels)}px` }}>
        {meters < 1000
          ? text('guardMap.meters', { count: meters })
          : text('guardMap.kilometers', { count: meters / 1000 })}
      </div>
      {source?.attributionUrl ? (
        <a className="pk-GuardMap-attribution" href={source.attributionUrl} rel="noreferrer" target="_blank">
          {attribution}
        </a>
      ) : (
        <span className="pk-GuardMap-attribution">{attribution}</span>
      )}
    </div>
  );
}
