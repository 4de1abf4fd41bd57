import type { Wire } from '@patrolkit/sdk/wire';
import type { Scope } from '../../auth/scope.ts';
import { category, location, type locationTag } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { visibleLocations } from '../location/visible-locations.ts';
import { givenOr } from '../master-data/given-or.ts';
import { givenPlace } from '../master-data/given-place.ts';
import { requiredLine } from '../master-data/given-text.ts';
import { refuseDuplicate } from '../master-data/refuse-duplicate.ts';
import { optionalReference, requireReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import { locationTagEntity, locationTagToWire } from './location-tag-entity.ts';
import { tagCode } from './tag-code.ts';
import { visibleLocationTags } from './visible-location-tags.ts';

async function columns(
  writer: Writer,
  scope: Scope,
  body: Wire<'LocationTag'>,
  tag: string,
  before: typeof locationTag.$inferSelect | null,
): Promise<NewRow<typeof locationTag>> {
  await requireReference(writer, location, body.idLocation, 'idLocation', 'Location', visibleLocations(scope));
  const categoryId = givenOr(body.idCategory, before?.categoryId);
  return {
    locationId: body.idLocation,
    tag,
    name: requiredLine('name', body.name),
    categoryId: await optionalReference(writer, category, categoryId, 'idCategory', 'Category'),
    ...givenPlace(body, before),
    radiusMeters: givenOr(body.radiusMeters, before?.radiusMeters),
  };
}

/** POST /api/LocationTag. Throws 409 `duplicate` for a code that another live tag of the tenant has. */
export async function saveLocationTag(call: ScopedCall<'locationTag_save'>): Promise<Wire<'LocationTag'>> {
  const { body, repository, request, scope } = call;
  const tag = tagCode(body.tag);
  const saved = repository.write((writer) =>
    saveRow(writer, request, locationTagEntity, {
      id: body.idLocationTag,
      where: visibleLocationTags(scope),
      values: (before) => columns(writer, scope, body, tag, before),
    }),
  );
  const row = await refuseDuplicate(saved, 'location_tag_code', 'tag', `Tag ${tag} is already registered`);
  return locationTagToWire(row);
}
