import type { LatLon, PatrolEvent } from '@patrolkit/sdk/model';
import type { Handler } from 'leaflet';
import { type ReactElement, useContext, useEffect, useRef } from 'react';
import { Circle, useMap } from 'react-leaflet';
import { eventTypeIcon, eventTypeStem } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { color } from '../theme/contract.css.ts';
import { dark } from '../theme/dark.ts';
import { DomMarker } from './dom-marker.tsx';
import { circleTone, eventCircleMeters, eventZoom, southOf } from './map.rules.ts';
import { KeptLook } from './map-root.tsx';

/** Props of {@link EventCircle}. @internal */
export interface EventCircleProps {
  event: PatrolEvent;
  /** Where it happened. */
  place: LatLon;
  recenterKey: string | number | undefined;
}

/** The selected event: its icon, a circle of 100 m in the colour of its type (S2.53, S2.54), and the map's way there. @internal */
export function EventCircle({ event, place, recenterKey }: EventCircleProps): ReactElement {
  const { text } = usePatrol();
  useWayTo(place, `${event.eventId} ${recenterKey ?? ''}`);
  const tone = circleTone(event.type);
  const center: [number, number] = [place.latitude, place.longitude];
  const shared = { center, radius: eventCircleMeters, interactive: false };
  /* White needs a dark casing in every theme; the other tones turn dark in the light theme and take a light one. */
  const casing = tone === 'circle-other' ? dark['marker-casing'] : color['marker-casing'];
  return (
    <>
      <Circle {...shared} key={`casing ${tone}`} pathOptions={{ color: casing, weight: 6, fill: false }} />
      <Circle
        {...shared}
        className="pk-GuardMap-circle"
        key={tone}
        pathOptions={{
          color: color[tone],
          weight: 2.5,
          fillColor: color[tone],
          fillOpacity: 0.14,
        }}
      />
      <DomMarker place={southOf(place, eventCircleMeters)}>
        <span className="pk-GuardMap-radius">{text('guardMap.meters', { count: eventCircleMeters })}</span>
      </DomMarker>
      <DomMarker place={place} zIndexOffset={1000}>
        <span
          aria-label={text('guardMap.event', { type: text(`eventType.${event.type}`), source: event.source })}
          className="pk-GuardMap-event"
          data-type={eventTypeStem[event.type]}
          role="img"
          style={{ color: tone === 'circle-other' ? color['text-1'] : color[tone] }}
        >
          <Icon name={eventTypeIcon(event.type)} />
        </span>
      </DomMarker>
    </>
  );
}

/* Goes there once per event or wish; a new copy of the same event must not pull the map back. */
function useWayTo(place: LatLon, wish: string): void {
  const map = useMap();
  const look = useContext(KeptLook);
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (done.current === wish) return;
    done.current = wish;
    const hand = map.dragging as (Handler & { moving(): boolean }) | undefined; // Leaflet's types forget moving()
    if (hand?.moving()) return; // never out of the supervisor's hand
    const center: [number, number] = [place.latitude, place.longitude];
    const zoom = Math.max(map.getZoom(), eventZoom);
    if (look) look.current = { center, zoom }; // where it goes, should the map be made anew on its way
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || map.getSize().x === 0;
    if (isStill) map.setView(center, zoom, { animate: false });
    else map.flyTo(center, zoom, { duration: 0.6 });
  }, [map, look, place, wish]);
}
