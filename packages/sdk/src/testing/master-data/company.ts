import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import type { CompanyValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { requireCity } from './city.ts';
import { entities } from './entities.ts';
import { givenOr, optionalLine, requiredLine } from './given-values.ts';
import { byName, listRows, liveRows } from './list-rows.ts';
import { deleteRow, saveRow } from './save-row.ts';

const toWire = ({ id, deletedAt, ...values }: Row<CompanyValues>): Wire<'Company'> => ({ idCompany: id, ...values });

/** Operations of tag Company. @internal */
export const companyHandlers: Handlers = {
  company_getAll: (call) =>
    listRows(call, liveRows(entities.company(call.state, call.caller)).sort(byName)).map(toWire),
  company_save: (call) => {
    const { body, state, caller } = call;
    const row = saveRow(call, entities.company(state, caller), body.idCompany, (before) => ({
      name: requiredLine('name', body.name),
      address: optionalLine(givenOr(body.address, before?.address)),
      idCity: requireCity(state, givenOr(body.idCity, before?.idCity)),
      contact: optionalLine(givenOr(body.contact, before?.contact)),
      active: body.active ?? before?.active ?? true,
    }));
    return toWire(row);
  },
  company_delete: (call) => {
    const { params, state, caller } = call;
    const locations = state.locations.live().filter(({ idCompany }) => idCompany === params.id).length;
    const uses = { field: 'idCompany', of: [[locations, 'location']] as const };
    return deleteRow(call, entities.company(state, caller), params.id, uses);
  },
};
