import type { Wire } from '@patrolkit/sdk/wire';
import { location } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** The location as it travels. */
export function locationToWire(row: typeof location.$inferSelect): Wire<'Location'> {
  return {
    idLocation: row.id,
    name: row.name,
    latitude: row.latitude,
    longitude: row.longitude,
    idCompany: row.companyId,
    idRisk: row.riskId,
    idCity: row.cityId,
    address: row.address,
    active: row.isActive,
    version: row.version,
  };
}

/** Locations: the guarded places. */
export const locationEntity: Entity<typeof location> = {
  table: location,
  name: 'location',
  title: 'Location',
  audited: locationToWire,
};
