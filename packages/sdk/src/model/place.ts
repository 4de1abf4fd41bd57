import type { Wire } from '../wire/index.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** A guarded place. @public */
export interface Location {
  /** 0 for a new one. */
  readonly locationId: number;
  readonly name: string;
  /** null when the place has no coordinates (decision G17). */
  readonly position: LatLon | null;
  readonly companyId: number | null;
  readonly riskId: number | null;
  readonly cityId: number | null;
  readonly address: string | null;
  readonly isActive: boolean;
  /** Number of its last change; 0 when the back end has none. */
  readonly version: number;
}

/** A point that guards check. @public */
export interface Checkpoint {
  /** 0 for a new one. */
  readonly checkpointId: number;
  readonly locationId: number;
  readonly name: string;
  /** Code of the physical chip, upper case. */
  readonly tag: string;
  readonly categoryId: number | null;
  readonly position: LatLon | null;
  /** Metres within which a phone's own region counts as a read, 20 to 500; null for none. */
  readonly radiusMeters: number | null;
  readonly version: number;
}

/** Reads the wire's Location. @public */
export function locationFromWire(wire: Wire<'Location'>): Location {
  return {
    locationId: wire.idLocation,
    name: wire.name,
    position: toLatLon(wire.latitude, wire.longitude),
    companyId: wire.idCompany ?? null,
    riskId: wire.idRisk ?? null,
    cityId: wire.idCity ?? null,
    address: wire.address ?? null,
    isActive: wire.active ?? true,
    version: wire.version ?? 0,
  };
}

/** Writes the wire's Location. @public */
export function locationToWire(location: Location): Wire<'Location'> {
  return {
    idLocation: location.locationId,
    name: location.name,
    latitude: location.position?.latitude ?? null,
    longitude: location.position?.longitude ?? null,
    idCompany: location.companyId,
    idRisk: location.riskId,
    idCity: location.cityId,
    address: location.address,
    active: location.isActive,
  };
}

/** Reads the wire's LocationTag. @public */
export function checkpointFromWire(wire: Wire<'LocationTag'>): Checkpoint {
  return {
    checkpointId: wire.idLocationTag,
    locationId: wire.idLocation,
    name: wire.name,
    tag: wire.tag,
    categoryId: wire.idCategory ?? null,
    position: toLatLon(wire.latitude, wire.longitude),
    radiusMeters: wire.radiusMeters ?? null,
    version: wire.version ?? 0,
  };
}

/** Writes the wire's LocationTag. @public */
export function checkpointToWire(checkpoint: Checkpoint): Wire<'LocationTag'> {
  return {
    idLocationTag: checkpoint.checkpointId,
    idLocation: checkpoint.locationId,
    name: checkpoint.name,
    tag: checkpoint.tag,
    idCategory: checkpoint.categoryId,
    latitude: checkpoint.position?.latitude ?? null,
    longitude: checkpoint.position?.longitude ?? null,
    radiusMeters: checkpoint.radiusMeters,
  };
}
