import type { LatLon } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { Button } from '../controls/button.tsx';
import { ComboField } from '../controls/combo-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import { typedPlace } from '../controls/typed-place.rules.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import './leaflet.css';
import { isSamePlace, roundedPlace, writtenPlace } from './coordinates.rules.ts';
import type { LocationPickerProps } from './location-picker.types.ts';
import { defaultMapCenter, drawable, pickerZoom } from './map.rules.ts';
import { ZoomButtons } from './map-button.tsx';
import { MapGroundLayer } from './map-ground.tsx';
import { MapLegend } from './map-legend.tsx';
import { isStill, MapRoot } from './map-root.tsx';
import { useGround } from './use-map-choices.ts';
import { useTileHealth } from './use-tile-health.ts';

/* The place is the middle: zooming must not move it, and the arrow keys go in small steps. */
const options = {
  scrollWheelZoom: 'center',
  touchZoom: 'center',
  doubleClickZoom: false,
  inertia: false,
  keyboardPanDelta: 10,
} as const;

/** The picker itself; brings Leaflet along. @internal */
export function LocationPickerView(props: LocationPickerProps): ReactElement {
  const { value, onApply, places = [] } = props;
  const { text } = usePatrol();
  const held = drawable(value);
  const [draft, setDraft] = useState<LatLon | null>(held);
  const [last, setLast] = useState(held);
  const [typed, setTyped] = useState<string | null>(null);
  const [placeId, setPlaceId] = useState<string | null>(null);
  const [applied, setApplied] = useState('');
  if (!isSamePlace(last, held)) {
    setLast(held);
    setDraft(held);
    setTyped(null);
  }
  const ground = useGround(props);
  const tiles = useTileHealth(ground.source);
  const source = tiles.isFailing ? null : ground.source;
  const start = held ?? drawable(props.defaultCenter) ?? defaultMapCenter;
  const pick = (place: LatLon, id: string | null = null): void => {
    setDraft(roundedPlace(place));
    setTyped(null);
    setPlaceId(id);
    setApplied('');
  };
  const type = (written: string): void => {
    const place = typedPlace(written);
    if (place) pick(place);
    setTyped(written);
  };
  const isUnreadable = typed !== null && typed.trim() !== '' && typedPlace(typed) === null;
  const apply = (): void => {
    if (!draft || isUnreadable) return;
    setTyped(null);
    setApplied(text('guardMap.picker.applied', { coordinates: writtenPlace(draft) }));
    onApply(draft);
  };
  return (
    <>
      {places.length > 0 ? (
        <ComboField
          label={text('guardMap.picker.places')}
          onChange={(id) => {
            const place = places.find((known) => known.id === id);
            if (place) pick(place.position, place.id);
          }}
          options={places.map(({ id, name, detail }) => ({ id, label: name, detail }))}
          value={placeId}
        />
      ) : null}
      <div className="pk-LocationPicker-map">
        <MapRoot
          center={[start.latitude, start.longitude]}
          controls={
            <div className="pk-GuardMap-controls">
              <ZoomButtons />
            </div>
          }
          label={text('guardMap.picker.keys')}
          options={options}
          zoom={pickerZoom}
        >
          <MapGroundLayer backdrop={ground.backdrop} source={ground.source} tiles={tiles} />
          <CrossMoves onPick={pick} place={draft} />
          <svg aria-hidden="true" className="pk-LocationPicker-cross" focusable="false" viewBox="-16 -16 32 32">
            <path d="M0-12V12M-12 0H12" />
            <path d="M0-12V12M-12 0H12" />
          </svg>
          <MapLegend hasBackdrop={source === null && ground.backdrop !== null} source={source} />
        </MapRoot>
      </div>
      <div className="pk-LocationPicker-foot">
        <TextField
          errorText={isUnreadable ? text('guardMap.picker.unreadable') : undefined}
          label={text('guardMap.picker.coordinates')}
          onChange={type}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // a form around must not be sent by this
            apply();
          }}
          value={typed ?? writtenPlace(draft)}
        />
        <Button isDisabled={draft === null || isUnreadable} onPress={apply}>
          {text('guardMap.picker.apply')}
        </Button>
      </div>
      <div className="pk-Hidden" role="status">
        {applied}
      </div>
    </>
  );
}

/* The cross stands in the middle; the map moves under it, and goes where something else has put the place. */
function CrossMoves({ place, onPick }: { place: LatLon | null; onPick: (place: LatLon) => void }): null {
  const map = useMap();
  const pick = useLatest(onPick);
  useEffect(() => {
    const fromHand = (): void => {
      const { lat, lng } = map.getCenter().wrap();
      pick.current({ latitude: lat, longitude: lng });
    };
    const press = ({ latlng }: { latlng: { lat: number; lng: number } }): void =>
      pick.current({ latitude: latlng.lat, longitude: latlng.lng });
    const step = ({ originalEvent }: { originalEvent: KeyboardEvent }): void => {
      if (originalEvent.key.startsWith('Arrow')) map.once('moveend', fromHand);
    };
    map.on('drag', fromHand).on('click', press).on('keydown', step);
    return () => {
      map.off('drag', fromHand).off('click', press).off('keydown', step).off('moveend', fromHand);
    };
  }, [map, pick]);
  useEffect(() => {
    if (!place) return;
    const [wanted, shown] = [map.project([place.latitude, place.longitude]), map.project(map.getCenter())];
    if (wanted.distanceTo(shown) > 1)
      map.setView([place.latitude, place.longitude], map.getZoom(), { animate: !isStill() });
  }, [map, place]);
  return null;
}
