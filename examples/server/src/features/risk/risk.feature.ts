import { asc, eq } from 'drizzle-orm';
import { location, risk } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import type { Use } from '../master-data/refuse-in-use.ts';
import { riskEntity, riskToWire } from './risk-entity.ts';
import { saveRisk } from './save-risk.ts';

/** Operations of tag Risk. */
export function riskFeature({ clock }: Services): Feature {
  return {
    scoped: {
      risk_getAll: async (call) => {
        const orderBy = [asc(risk.level), ...byName(risk.name, risk.id)];
        return (await listRows(call, risk, { where: live(risk), orderBy })).map(riskToWire);
      },
      risk_save: saveRisk,
      risk_delete: async ({ params: { id }, repository }) => {
        const locations: Use = {
          table: location,
          where: live(location, eq(location.riskId, id)),
          kind: 'location',
        };
        const uses = { field: 'idRisk', of: [locations] };
        await repository.write((writer) => deleteRow(writer, riskEntity, { id, at: clock.now(), uses }));
        return undefined;
      },
    },
  };
}
