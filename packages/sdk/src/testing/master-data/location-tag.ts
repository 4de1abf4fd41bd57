import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { LocationTagValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { entities } from './entities.ts';
import { givenOr, givenPlace, requiredLine } from './given-values.ts';
import { byName, listRows, liveRows } from './list-rows.ts';
import { planUses } from './location.ts';
import { deleteRow, duplicate, optionalReference, requireReference, saveRow } from './save-row.ts';

const longestCode = 64;

const toWire = ({ id, deletedAt, ...values }: Row<LocationTagValues>): Wire<'LocationTag'> => ({
  idLocationTag: id,
  ...values,
});

/* A chip's code as it is kept: without blanks around it, in upper case, as a read brings it (S3.23). */
function tagCode(given: string): string {
  const code = requiredLine('tag', given).toUpperCase();
  if (code.length > longestCode) throw invalid('tag', 'tooLong', `must have at most ${longestCode} characters`);
  return code;
}

function valuesOf(
  { body, state, caller }: Call<'locationTag_save'>,
  before: Row<LocationTagValues> | null,
): LocationTagValues {
  const tag = tagCode(body.tag);
  const idLocation = requireReference(entities.location(state, caller), body.idLocation, 'idLocation').id;
  const idCategory = givenOr(body.idCategory, before?.idCategory);
  const values = {
    idLocation,
    tag,
    name: requiredLine('name', body.name),
    idCategory: optionalReference(entities.category(state), idCategory, 'idCategory'),
    ...givenPlace(body, before),
    radiusMeters: givenOr(body.radiusMeters, before?.radiusMeters),
  };
  const isTaken = state.locationTags.live().some((row) => row.tag === tag && row.id !== before?.id);
  if (isTaken) throw duplicate('tag', `Tag ${tag} is already registered`);
  return values;
}

/** Operations of tag LocationTag. @internal */
export const locationTagHandlers: Handlers = {
  locationTag_getAll: (call) => {
    const { idLocation = 0 } = call.query;
    const rows = liveRows(entities.locationTag(call.state, call.caller)).sort(byName);
    return listRows(
      call,
      rows.filter((row) => idLocation === 0 || row.idLocation === idLocation),
    ).map(toWire);
  },
  locationTag_getById: ({ params, state, caller }) => {
    const row = liveRows(entities.locationTag(state, caller)).find(({ id }) => id === params.id);
    if (!row) throw notFound(`Location tag ${params.id}`);
    return toWire(row);
  },
  locationTag_save: (call) => {
    const entity = entities.locationTag(call.state, call.caller);
    return toWire(saveRow(call, entity, call.body.idLocationTag, (before) => valuesOf(call, before)));
  },
  locationTag_delete: (call) => {
    const { id } = call.params;
    const of = planUses(call, (row) =>
      'locationTagIds' in row ? row.locationTagIds.includes(id) : row.locationTagId === id,
    );
    return deleteRow(call, entities.locationTag(call.state, call.caller), id, { field: 'idLocationTag', of });
  },
};
