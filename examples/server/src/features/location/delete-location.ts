import { eq } from 'drizzle-orm';
import { locationTag, patrolRule, schedulerItem } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { live } from '../master-data/live.ts';
import type { Use } from '../master-data/refuse-in-use.ts';
import { locationEntity } from './location-entity.ts';
import { planUses } from './plan-uses.ts';
import { visibleLocations } from './visible-locations.ts';

/** DELETE /api/Location/{id}: old events keep the place and its name. @param now milliseconds since 1970 */
export async function deleteLocation(call: ScopedCall<'location_delete'>, now: number): Promise<undefined> {
  const { repository, scope } = call;
  const { id } = call.params;
  const tags: Use = {
    table: locationTag,
    where: live(locationTag, eq(locationTag.locationId, id)),
    kind: 'locationTag',
  };
  const plans = planUses(eq(patrolRule.locationId, id), eq(schedulerItem.locationId, id), now);
  await repository.write((writer) =>
    deleteRow(writer, locationEntity, {
      id,
      at: now,
      where: visibleLocations(scope),
      uses: { field: 'idLocation', of: [tags, ...plans] },
    }),
  );
}
