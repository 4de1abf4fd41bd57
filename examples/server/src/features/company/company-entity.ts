import type { Wire } from '@patrolkit/sdk/wire';
import { company } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** The company as it travels. */
export function companyToWire(row: typeof company.$inferSelect): Wire<'Company'> {
  return {
    idCompany: row.id,
    name: row.name,
    address: row.address,
    idCity: row.cityId,
    contact: row.contact,
    active: row.isActive,
    version: row.version,
  };
}

/** Companies: the clients whose sites are guarded. */
export const companyEntity: Entity<typeof company> = {
  table: company,
  name: 'company',
  title: 'Company',
  audited: companyToWire,
};
