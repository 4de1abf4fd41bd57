import type { GuardPosition, Location } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback } from 'react';
import { TileLayer } from 'react-leaflet';
import { usePatrol } from '../provider/index.ts';
import './leaflet.css';
import { BackdropLayer } from './backdrop-layer.tsx';
import { EventCircle } from './event-circle.tsx';
import { GuardLayer } from './guard-layer.tsx';
import type { GuardMapProps } from './guard-map.types.ts';
import { LocationLayer } from './location-layer.tsx';
import { defaultMapCenter, defaultMapZoom, drawable } from './map.rules.ts';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapRoot } from './map-root.tsx';
import { useCopiedLink } from './use-copied-link.ts';

const nowhere: readonly Location[] = [];

/** The map itself; the only part that brings Leaflet along. @internal */
export function MapView(props: GuardMapProps): ReactElement {
  const { positions, selectedEvent, tiles, backdrop, onGuardPress, onLocationPress } = props;
  const { text } = usePatrol();
  const [copied, copyLink] = useCopiedLink(props.mapLink);
  const pressGuard = useCallback(
    (guard: GuardPosition) => {
      copyLink(guard.position);
      onGuardPress?.(guard);
    },
    [copyLink, onGuardPress],
  );
  const pressLocation = useCallback(
    (location: Location) => {
      if (location.position) copyLink(location.position);
      onLocationPress?.(location);
    },
    [copyLink, onLocationPress],
  );
  const center = drawable(props.defaultCenter) ?? defaultMapCenter;
  const place = drawable(selectedEvent?.position);
  return (
    <>
      <MapRoot
        center={[center.latitude, center.longitude]}
        controls={<MapControls positions={positions} />}
        label={text('guardMap.keys')}
        zoom={props.defaultZoom ?? defaultMapZoom}
      >
        {tiles ? <TileLayer key={tiles.url} maxZoom={19} url={tiles.url} /> : null}
        {backdrop ? <BackdropLayer backdrop={backdrop} /> : null}
        {selectedEvent && place ? (
          <EventCircle event={selectedEvent} place={place} recenterKey={props.recenterKey} />
        ) : null}
        <LocationLayer locations={props.locations ?? nowhere} onPress={pressLocation} />
        <GuardLayer
          alarmGuardIds={props.alarmGuardIds}
          notConnectedGuardIds={props.notConnectedGuardIds}
          notMovingGuardIds={props.notMovingGuardIds}
          onPress={pressGuard}
          positions={positions}
        />
        <MapLegend tiles={tiles ?? null} />
      </MapRoot>
      <div className="pk-GuardMap-notice" role="status">
        {copied ? (
          <span data-copied={copied.isCopied || undefined} key={copied.count}>
            {copied.isCopied ? text('guardMap.linkCopied') : text('guardMap.linkNotCopied', { link: copied.link })}
          </span>
        ) : null}
      </div>
    </>
  );
}
