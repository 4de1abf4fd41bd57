import type { LatLon } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { usePatrol } from '../provider/index.ts';
import { alarmPlaces } from './alarm-places.ts';
import { boundsOf } from './bounds-of.ts';
import { MapButton, ZoomButtons } from './map-button.tsx';
import type { MapModel } from './map-model.ts';
import { useWay } from './use-way.ts';

/** Zoom, the view that holds all guards, the way to the next open alarm, and full screen. @internal */
export function MapControls({ model }: { model: MapModel }): ReactElement {
  const { text } = usePatrol();
  const map = useMap();
  const alarms = alarmPlaces(model);
  const showAll = (): void => {
    const bounds = boundsOf(model.guards.map(({ fix }) => fix.position));
    if (bounds) map.fitBounds(bounds, { padding: [60, 60], maxZoom: 17, animate: false });
  };
  return (
    <div className="pk-GuardMap-controls">
      <ZoomButtons />
      <MapButton icon="full" isOff={model.guards.length === 0} label={text('guardMap.allGuards')} onPress={showAll} />
      <NextAlarm places={alarms} />
      <FullScreen />
    </div>
  );
}

/* The button keeps its place while nothing is open: nothing moves when an alarm comes. */
function NextAlarm({ places }: { places: readonly LatLon[] }): ReactElement {
  const { text } = usePatrol();
  const go = useWay();
  const turn = useRef(0);
  const goOn = (): void => {
    const place = places[turn.current % places.length];
    turn.current += 1;
    if (place) go(place);
  };
  return (
    <MapButton icon="ev-guard-panic" isOff={places.length === 0} label={text('guardMap.nextAlarm')} onPress={goOn} />
  );
}

function FullScreen(): ReactElement | null {
  const { text } = usePatrol();
  const map = useMap();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement?.contains(map.getContainer()) ?? false);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [map]);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    const done = isFull
      ? document.exitFullscreen()
      : map.getContainer().closest('.pk-GuardMap')?.requestFullscreen({ navigationUI: 'hide' });
    done?.catch(() => {}); // the browser may refuse; the map stays as it is
  };
  return (
    <MapButton
      icon="window"
      label={text(isFull ? 'guardMap.leaveFullScreen' : 'guardMap.fullScreen')}
      onPress={toggle}
    />
  );
}
