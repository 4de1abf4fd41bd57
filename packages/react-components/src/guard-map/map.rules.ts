import { type EventType, type LatLon, toLatLon } from '@patrolkit/sdk/model';
import type { ThemeToken } from '../theme/dark.ts';

/** Where a map starts that nobody has moved (S9.25). @public */
export const defaultMapCenter: LatLon = { latitude: 50.8476, longitude: 4.3572 };

/** Zoom a dashboard map starts with (S9.26). @public */
export const defaultMapZoom = 12;

/** Zoom of the location picker (S9.27). @public */
export const pickerZoom = 14;

/** Radius of the circle around the selected event, metres (S9.17). @public */
export const eventCircleMeters = 100;

const nameLength = 17; /* part 9: names of markers */

/** A name as a marker shows it: 17 characters, then an ellipsis (S2.51). Counts characters, not code units. @public */
export function cutName(name: string): string {
  const characters = [...name.normalize('NFC')]; // a letter sent as letter and accent is still one character
  return characters.length > nameLength ? `${characters.slice(0, nameLength).join('')}…` : characters.join('');
}

/** Theme value of the circle around an event. @public */
export type CircleTone = Extract<ThemeToken, `circle-${string}`>;

const circleTones: Partial<Record<EventType, CircleTone>> = {
  TagRead: 'circle-tag-read',
  Exception: 'circle-exception',
  GuardPanic: 'circle-panic',
  GuardMessage: 'circle-message',
  UnknownTag: 'circle-unknown-tag',
  UnknownLocation: 'circle-unknown-location',
};

/** S9.18 to S9.24: which colour the circle of an event takes; what is not named is white. @public */
export function circleTone(type: EventType): CircleTone {
  return circleTones[type] ?? 'circle-other';
}

/** A place that may be drawn; null for none, for 0,0 and for 0.01,0.01 (SD9). @internal */
export function drawable(place: LatLon | null | undefined): LatLon | null {
  return place ? toLatLon(place.latitude, place.longitude) : null;
}

/** A point this many metres south, for what hangs below a circle. @internal */
export function southOf(place: LatLon, meters: number): LatLon {
  return { latitude: place.latitude - meters / 111_195, longitude: place.longitude };
}

/** A scale bar: a round number of metres and how many pixels it takes. @internal */
export interface Scale {
  readonly meters: number;
  readonly pixels: number;
}

/** The longest round scale (1, 2 or 5 times a power of ten) within `maxPixels`. @internal */
export function scaleFor(metersPerPixel: number, maxPixels: number): Scale {
  const most = metersPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((candidate) => candidate * power <= most) ?? 1;
  const meters = step * power;
  return { meters, pixels: meters / metersPerPixel };
}
