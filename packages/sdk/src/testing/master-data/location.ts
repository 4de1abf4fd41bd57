import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import type { CheckRow, LocationValues, RuleRow } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { requireCity } from './city.ts';
import { entities } from './entities.ts';
import { givenOr, givenPlace, optionalLine, requiredLine } from './given-values.ts';
import { byName, listRows, liveRows } from './list-rows.ts';
import { deleteRow, optionalReference, saveRow, type Use } from './save-row.ts';

const toWire = ({ id, deletedAt, ...values }: Row<LocationValues>): Wire<'Location'> => ({ idLocation: id, ...values });

/** What a plan holds of a place or checkpoint: its rules, and checks that can still be read. @internal */
export function planUses(
  { state, now }: Pick<Call, 'state' | 'now'>,
  isOf: (row: CheckRow | RuleRow) => boolean,
): readonly Use[] {
  const checks = state.checks.live().filter((row) => isOf(row) && row.readAt === null && row.closesAt > now);
  return [
    [state.rules.live().filter(isOf).length, 'rRule'],
    [checks.length, 'scheduler'],
  ];
}

function valuesOf({ body, state, caller }: Call<'location_save'>, before: Row<LocationValues> | null): LocationValues {
  const company = entities.company(state, caller);
  const idCompany = optionalReference(company, givenOr(body.idCompany, before?.idCompany), 'idCompany');
  /* Who sees some companies only would lose the place from his sight, and with it what happens there. */
  if (idCompany === null && caller.companyIds.length > 0) {
    throw invalid('idCompany', 'required', 'must be one of the companies of your group');
  }
  return {
    name: requiredLine('name', body.name),
    ...givenPlace(body, before),
    idCompany,
    idRisk: optionalReference(entities.risk(state), givenOr(body.idRisk, before?.idRisk), 'idRisk'),
    idCity: requireCity(state, givenOr(body.idCity, before?.idCity)),
    address: optionalLine(givenOr(body.address, before?.address)),
    active: body.active ?? before?.active ?? true,
  };
}

/** Operations of tag Location. @internal */
export const locationHandlers: Handlers = {
  location_getAll: (call) =>
    listRows(call, liveRows(entities.location(call.state, call.caller)).sort(byName)).map(toWire),
  location_save: (call) => {
    const entity = entities.location(call.state, call.caller);
    return toWire(saveRow(call, entity, call.body.idLocation, (before) => valuesOf(call, before)));
  },
  location_delete: (call) => {
    const { params, state, caller } = call;
    const tags = state.locationTags.live().filter(({ idLocation }) => idLocation === params.id).length;
    const plans = planUses(call, ({ locationId }) => locationId === params.id);
    const of = [[tags, 'locationTag'] as const, ...plans];
    return deleteRow(call, entities.location(state, caller), params.id, { field: 'idLocation', of });
  },
};
