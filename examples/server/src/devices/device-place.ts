import { type LatLon, toLatLon } from '@patrolkit/sdk/model';
import { readNumber } from './device-number.ts';

/** What a body says about its place. */
export type DevicePlace =
  | { readonly kind: 'absent' }
  | { readonly kind: 'read'; readonly place: LatLon }
  /** The fields are there and name no place. */
  | { readonly kind: 'empty'; readonly fault: string }
  /** The fields hold what no place can be. */
  | { readonly kind: 'bad'; readonly fault: string };

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function fault(name: string, value: unknown, most: number): string | null {
  const number = readNumber(value);
  const shown = String(typeof value === 'object' ? 'object' : value).slice(0, 40);
  if (number === null) return `${name} is not a number: '${shown}'`;
  return Math.abs(number) > most ? `${name} is out of range: ${shown}` : null;
}

/** Reads a place from two fields, WGS84 degrees (contract.md A1, part F). */
export function readPlace(latitude: unknown, longitude: unknown): DevicePlace {
  if (isMissing(latitude) && isMissing(longitude)) return { kind: 'absent' };
  for (const [name, value, most] of [
    ['latitude', latitude, 90],
    ['longitude', longitude, 180],
  ] as const) {
    const found = isMissing(value) || isBlank(value) ? null : fault(name, value, most);
    if (found) return { kind: 'bad', fault: found };
  }
  /* 0, 0 is what phones and consoles say when they do not know */
  const place = toLatLon(readNumber(latitude), readNumber(longitude));
  return place ? { kind: 'read', place } : { kind: 'empty', fault: 'location is empty' };
}

/** Reads a place from one field `lat,lon`. */
export function readPlacePair(pair: string): DevicePlace {
  if (pair.trim() === '') return { kind: 'empty', fault: 'location is empty' };
  const parts = pair.split(',');
  if (parts.length !== 2) return { kind: 'bad', fault: `location is not lat,lon: '${pair.slice(0, 60)}'` };
  return readPlace(parts[0], parts[1]);
}

/** The place, when there is one. */
export function placeOf(place: DevicePlace): LatLon | null {
  return place.kind === 'read' ? place.place : null;
}

/** Why there is no place; null when there is one or none was given. */
export function placeFault(place: DevicePlace): string | null {
  return place.kind === 'empty' || place.kind === 'bad' ? place.fault : null;
}
