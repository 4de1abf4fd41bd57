import { eq, sql } from 'drizzle-orm';
import { patrolRule, schedulerItem } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { planUses } from '../location/plan-uses.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { locationTagEntity } from './location-tag-entity.ts';
import { visibleLocationTags } from './visible-location-tags.ts';

/** DELETE /api/LocationTag/{id}: its chip is unknown from then on. @param now milliseconds since 1970 */
export async function deleteLocationTag(call: ScopedCall<'locationTag_delete'>, now: number): Promise<undefined> {
  const { repository, scope } = call;
  const { id } = call.params;
  const isNamed = sql`${patrolRule.locationTagIds} @> ${JSON.stringify([id])}::jsonb`;
  await repository.write((writer) =>
    deleteRow(writer, locationTagEntity, {
      id,
      at: now,
      where: visibleLocationTags(scope),
      uses: { field: 'idLocationTag', of: planUses(isNamed, eq(schedulerItem.locationTagId, id), now) },
    }),
  );
}
