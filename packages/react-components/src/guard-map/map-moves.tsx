import type { LatLon, PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { alarmPlaces } from './alarm-places.ts';
import { boundsOf } from './bounds-of.ts';
import type { TrackedGuard } from './guard-track.ts';
import { drawable } from './map.rules.ts';
import type { MapModel } from './map-model.ts';
import { isStill, useSurroundings } from './map-root.tsx';
import { useWay } from './use-way.ts';

/** Props of {@link EventWay}. @internal */
export interface EventWayProps {
  event: PatrolEvent;
  recenterKey: string | number | undefined;
}

/**
 * Takes the map to the selected event, once per event or wish; a new copy of the same event does not pull the map back.
 * Never out of the supervisor's hand: then the way is offered instead. @internal
 */
export function EventWay({ event, recenterKey }: EventWayProps): ReactElement | null {
  const { text } = usePatrol();
  const { hand } = useSurroundings();
  const go = useWay();
  const place = drawable(event.position);
  const done = useRef<{ event: number; key: string | number | undefined } | null>(null);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const before = done.current;
    if (!place || (before?.event === event.eventId && before.key === recenterKey)) return;
    done.current = { event: event.eventId, key: recenterKey };
    const isWish = before?.event === event.eventId;
    const isHeld = isWish ? hand.holds : hand.isBusy;
    setOffered(isHeld);
    if (!isHeld) go(place);
  }, [event.eventId, recenterKey, place, hand, go]);
  if (!isOffered || !place) return null;
  return (
    <div className="pk-GuardMap-chip" data-kind="offer">
      <Button
        onPress={() => {
          setOffered(false);
          go(place);
        }}
      >
        <Icon name="locate" />
        {text('guardMap.goTo', { name: event.source })}
      </Button>
    </div>
  );
}

/** Goes along with a guard, and stands still while the supervisor moves the map. @internal */
export function FollowGuard({ guard, onStop }: { guard: TrackedGuard; onStop: () => void }): ReactElement {
  const { text } = usePatrol();
  const map = useMap();
  const { hand } = useSurroundings();
  const go = useWay();
  const followed = useRef<number | null>(null);
  const { guardId, position, name } = guard.fix;
  useEffect(() => {
    if (hand.isBusy) return;
    if (followed.current === guardId) {
      map.panTo([position.latitude, position.longitude], { animate: !isStill() });
    } else go(position);
    followed.current = guardId;
  }, [map, hand, go, guardId, position]);
  return (
    <div className="pk-GuardMap-chip" data-kind="following">
      <Icon name="pin" />
      <span>{text('guardMap.following', { name })}</span>
      <IconButton icon="close" label={text('guardMap.stopFollowing')} onPress={onStop} />
    </div>
  );
}

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
