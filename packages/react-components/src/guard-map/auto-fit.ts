import type { LatLon } from '@patrolkit/sdk/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { alarmPlaces } from './alarm-places.ts';
import { boundsOf } from './bounds-of.ts';
import type { MapModel } from './map-model.ts';
import { useSurroundings } from './map-root.tsx';

const roomier = 2; /* zoom steps nearer that must be possible before the view closes in */

/** On a wall: the view holds every guard and every open alarm. @internal */
export function AutoFit({ model }: { model: MapModel }): null {
  const map = useMap();
  const { hand } = useSurroundings();
  const hasFitted = useRef(false);
  const fit = useEffectEvent(() => {
    const places: LatLon[] = [...model.guards.map(({ fix }) => fix.position), ...alarmPlaces(model)];
    const bounds = boundsOf(places);
    if (!bounds || hand.isBusy) return;
    const isIn = map.getBounds().contains(bounds);
    const nearest = Math.min(17, map.getBoundsZoom(bounds.pad(0.15), false));
    if (hasFitted.current && isIn && nearest < map.getZoom() + roomier) return;
    hasFitted.current = true;
    map.fitBounds(bounds, { maxZoom: 17, padding: [80, 80], animate: false }); // a fit on its way would swallow the next
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody has moved
  useEffect(() => fit(), [model]);
  /* The room is another: what was all of it may be half of it. */
  useEffect(() => {
    const again = (): void => {
      hasFitted.current = false;
      fit();
    };
    map.on('resize', again);
    return () => void map.off('resize', again);
  }, [map]);
  return null;
}
