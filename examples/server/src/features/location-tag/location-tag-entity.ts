import type { Wire } from '@patrolkit/sdk/wire';
import { locationTag } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** The location tag as it travels. */
export function locationTagToWire(row: typeof locationTag.$inferSelect): Wire<'LocationTag'> {
  return {
    idLocationTag: row.id,
    idLocation: row.locationId,
    tag: row.tag,
    name: row.name,
    idCategory: row.categoryId,
    latitude: row.latitude,
    longitude: row.longitude,
    radiusMeters: row.radiusMeters,
    version: row.version,
  };
}

/** Location tags: the checkpoints of places. */
export const locationTagEntity: Entity<typeof locationTag> = {
  table: locationTag,
  name: 'locationTag',
  title: 'Location tag',
  audited: locationTagToWire,
};
