import { eq } from 'drizzle-orm';
import { company, location, reportSchedule } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import type { Use } from '../master-data/refuse-in-use.ts';
import { companyEntity, companyToWire } from './company-entity.ts';
import { saveCompany } from './save-company.ts';
import { visibleCompanies } from './visible-companies.ts';

/** Operations of tag Company. */
export function companyFeature({ clock }: Services): Feature {
  return {
    scoped: {
      company_getAll: async (call) => {
        const where = live(company, visibleCompanies(call.scope));
        const rows = await listRows(call, company, { where, orderBy: byName(company.name, company.id) });
        return rows.map(companyToWire);
      },
      company_save: saveCompany,
      company_delete: async ({ params: { id }, repository, scope }) => {
        const locations: Use = {
          table: location,
          where: live(location, eq(location.companyId, id)),
          kind: 'location',
        };
        const reports: Use = {
          table: reportSchedule,
          where: live(reportSchedule, eq(reportSchedule.companyId, id)),
          kind: 'reportSchedule',
        };
        await repository.write((writer) =>
          deleteRow(writer, companyEntity, {
            id,
            at: clock.now(),
            where: visibleCompanies(scope),
            uses: { field: 'idCompany', of: [locations, reports] },
          }),
        );
        return undefined;
      },
    },
  };
}
