import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Circle } from 'react-leaflet';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { darkCasing } from '../theme/dark-casing.ts';
import { eventTypeStem } from '../theme/event-type-stem.ts';
import { themed } from '../theme/token.ts';
import { DomMarker } from './dom-marker.tsx';
import { circleTone, eventCircleMeters, southOf } from './map.rules.ts';
import type { PlacedEvent } from './map-scene.types.ts';
import { toPlace } from './mercator.ts';

/** The selected event: its icon and a circle of 100 m in the colour of its type (S2.53, S2.54). @internal */
export function EventCircle({ selected }: { selected: PlacedEvent }): ReactElement {
  const { text } = usePatrol();
  const { event } = selected;
  const place = event.position ?? toPlace(selected);
  const tone = circleTone(event.type);
  const center: [number, number] = [place.latitude, place.longitude];
  const shared = { center, radius: eventCircleMeters, interactive: false };
  /* White needs a dark casing in every theme; the other tones turn dark in the light theme and take a light one. */
  const casing = tone === 'circle-other' ? darkCasing : themed('marker-casing');
  return (
    <>
      <Circle {...shared} key={`casing ${tone}`} pathOptions={{ color: casing, weight: 6, fill: false }} />
      <Circle
        {...shared}
        className="pk-GuardMap-circle"
        key={tone}
        pathOptions={{
          color: themed(tone),
          weight: 2.5,
          fillColor: themed(tone),
          fillOpacity: 0.14,
        }}
      />
      <DomMarker place={southOf(place, eventCircleMeters)}>
        <span className="pk-GuardMap-radius">{text('guardMap.meters', { count: eventCircleMeters })}</span>
      </DomMarker>
      <DomMarker place={place} zIndexOffset={1000}>
        <EventSign event={event} />
      </DomMarker>
    </>
  );
}

function EventSign({ event }: { event: PatrolEvent }): ReactElement {
  const { text } = usePatrol();
  const tone = circleTone(event.type);
  return (
    <span
      aria-label={text('guardMap.event', { type: text(`eventType.${event.type}`), source: event.source })}
      className="pk-GuardMap-event"
      data-type={eventTypeStem[event.type]}
      role="img"
      style={{ color: tone === 'circle-other' ? themed('text-1') : themed(tone) }}
    >
      <Icon name={eventTypeIcon(event.type)} />
    </span>
  );
}
