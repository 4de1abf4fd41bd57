import { eq } from 'drizzle-orm';
import { company, location } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
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
        const locations = {
          table: location,
          where: live(location, eq(location.companyId, id)),
          one: 'location',
          many: 'locations',
        };
        await repository.write((writer) =>
          deleteRow(writer, companyEntity, {
            id,
            at: clock.now(),
            where: visibleCompanies(scope),
            uses: { field: 'idCompany', of: [locations] },
          }),
        );
        return undefined;
      },
    },
  };
}
