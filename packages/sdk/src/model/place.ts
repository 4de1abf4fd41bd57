import type { Wire } from '../wire/index.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** A guarded place. @public */
export interface Location {
  readonly locationId: number;
  readonly name: string;
  /** null when the place has no coordinates (decision G17). */
  readonly position: LatLon | null;
  readonly companyId: number | null;
}

/** A point that guards check. @public */
export interface Checkpoint {
  readonly checkpointId: number;
  readonly locationId: number;
  readonly name: string;
  /** Code of the physical chip, upper case. */
  readonly tag: string;
  readonly position: LatLon | null;
}

/** Reads the wire's Location. @public */
export function locationFromWire(wire: Wire<'Location'>): Location {
  return {
    locationId: wire.idLocation,
    name: wire.name,
    position: toLatLon(wire.latitude, wire.longitude),
    companyId: wire.idCompany ?? null,
  };
}

/** Reads the wire's LocationTag. @public */
export function checkpointFromWire(wire: Wire<'LocationTag'>): Checkpoint {
  return {
    checkpointId: wire.idLocationTag,
    locationId: wire.idLocation,
    name: wire.name,
    tag: wire.tag,
    position: toLatLon(wire.latitude, wire.longitude),
  };
}
