import type { Wire } from '../wire/index.ts';
import { toInstant } from './instant.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** One fix of a guard's phone. @public */
export interface GuardPosition {
  readonly guardId: number;
  readonly name: string;
  readonly position: LatLon;
  /** When the phone took the fix, milliseconds since 1970. */
  readonly recordedAt: number;
  /** Radius of the fix in metres; null when the phone did not say. */
  readonly accuracyMeters: number | null;
  /** Battery in per cent; null when the phone did not say. */
  readonly battery: number | null;
}

/** Reads the wire's LastUserLocation; null when it names no place (SD9). @public */
export function guardPositionFromWire(wire: Wire<'LastUserLocation'>): GuardPosition | null {
  const position = toLatLon(wire.latitude, wire.longitude);
  if (!position) return null;
  return {
    guardId: wire.idUser,
    name: wire.name,
    position,
    recordedAt: toInstant(wire.eventDateTime, 'eventDateTime'),
    accuracyMeters: wire.accuracy ?? null,
    battery: wire.battery ?? null,
  };
}

/** The newest fix of each guard (decision G6), in the order of the guards' ids. @public */
export function newestPerGuard(positions: Iterable<GuardPosition>): GuardPosition[] {
  const newest = new Map<number, GuardPosition>();
  for (const position of positions) {
    const known = newest.get(position.guardId);
    if (!known || position.recordedAt > known.recordedAt) newest.set(position.guardId, position);
  }
  return [...newest.values()].sort((a, b) => a.guardId - b.guardId);
}
