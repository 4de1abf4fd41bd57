import type { Wire } from '@patrolkit/sdk/wire';
import type { userGroup } from '../../db/schema.ts';

/** A group as it travels, with the ids of its members. */
export function userGroupToWire(row: typeof userGroup.$inferSelect, idUsers: readonly number[]): Wire<'UserGroup'> {
  return {
    idUserGroup: row.id,
    name: row.name,
    description: row.description,
    idUsers: [...idUsers],
    idCompanies: row.companyIds,
    version: row.version,
  };
}
