import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import type { RiskValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { entities } from './entities.ts';
import { givenOr, optionalText, requiredLine } from './given-values.ts';
import { byName, listRows } from './list-rows.ts';
import { deleteRow, saveRow } from './save-row.ts';

const toWire = ({ id, deletedAt, ...values }: Row<RiskValues>): Wire<'Risk'> => ({ idRisk: id, ...values });

/** Operations of tag Risk. @internal */
export const riskHandlers: Handlers = {
  risk_getAll: (call) => {
    const rows = call.state.risks.live().sort((a, b) => a.level - b.level || byName(a, b));
    return listRows(call, rows).map(toWire);
  },
  risk_save: (call) => {
    const { body, state } = call;
    const row = saveRow(call, entities.risk(state), body.idRisk, (before) => {
      const level = givenOr(body.level, before?.level);
      if (level === null) throw invalid('level', 'required', 'must be 1 to 5');
      return {
        name: requiredLine('name', givenOr(body.name, before?.name)),
        level,
        description: optionalText(givenOr(body.description, before?.description)),
      };
    });
    return toWire(row);
  },
  risk_delete: (call) => {
    const { params, state } = call;
    const locations = state.locations.live().filter(({ idRisk }) => idRisk === params.id).length;
    const uses = { field: 'idRisk', of: [[locations, 'location']] as const };
    return deleteRow(call, entities.risk(state), params.id, uses);
  },
};
