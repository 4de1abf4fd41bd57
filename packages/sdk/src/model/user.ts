import type { Wire } from '../wire/index.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';

/** Role of a user; `''` has no role yet. @public */
export type Role = Wire<'Role'>;

/** A person known to the tenant: guard or supervisor. @public */
export interface User {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  /** Where the map starts for this user; null for the default centre. */
  readonly startPosition: LatLon | null;
  /** Inactive users keep their names on old events and are offered nowhere. */
  readonly isActive: boolean;
}

/** Reads the wire's User. @public */
export function userFromWire(wire: Wire<'User'>): User {
  return {
    userId: wire.idUser,
    name: wire.name,
    role: wire.role,
    startPosition: toLatLon(wire.startLatitude, wire.startLongitude),
    isActive: wire.active ?? true,
  };
}

/** Whether this role may enter the dashboard (S1.01). @public */
export function isSupervisor(role: string | null | undefined): role is 'Administrator' | 'Operator' {
  return role === 'Administrator' || role === 'Operator';
}
