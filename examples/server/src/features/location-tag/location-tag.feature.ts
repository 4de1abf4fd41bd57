import { eq } from 'drizzle-orm';
import { locationTag } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import { deleteLocationTag } from './delete-location-tag.ts';
import { locationTagToWire } from './location-tag-entity.ts';
import { saveLocationTag } from './save-location-tag.ts';
import { visibleLocationTags } from './visible-location-tags.ts';

/** Operations of tag LocationTag. */
export function locationTagFeature({ clock }: Services): Feature {
  return {
    scoped: {
      locationTag_getAll: async (call) => {
        const { idLocation = 0 } = call.query;
        const ofLocation = idLocation === 0 ? undefined : eq(locationTag.locationId, idLocation);
        const where = live(locationTag, ofLocation, visibleLocationTags(call.scope));
        const rows = await listRows(call, locationTag, { where, orderBy: byName(locationTag.name, locationTag.id) });
        return rows.map(locationTagToWire);
      },
      locationTag_getById: async ({ scope, repository, params: { id } }) => {
        const isIt = live(locationTag, eq(locationTag.id, id), visibleLocationTags(scope));
        const row = await repository.first(locationTag, isIt);
        if (!row) throw notFound(`Location tag ${id}`);
        return locationTagToWire(row);
      },
      locationTag_save: saveLocationTag,
      locationTag_delete: (call) => deleteLocationTag(call, clock.now()),
    },
  };
}
