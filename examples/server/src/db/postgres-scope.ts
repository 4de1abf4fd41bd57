import type { Queryable } from './database-client.ts';

/** Role whose eyes a tenant's statements have: row-level security holds for it, and not for the tables' owner. */
export const tenantRole = 'patrolkit_tenant';

/** Puts connections into a tenant's place, or back into the owner's. */
export interface ConnectionScopes {
  /** @param connection what is remembered of @param tenantId null for the owner */
  enter(connection: object, query: Queryable['query'], tenantId: number | null): Promise<void>;
}

/** Remembers where each connection of a pool is, so that most uses cost no statement. */
export function createScopes(): ConnectionScopes {
  const places = new WeakMap<object, number | null>();
  return {
    enter: async (connection, query, tenantId) => {
      if ((places.get(connection) ?? null) === tenantId) return;
      const [tenant, role] = tenantId === null ? ['', 'none'] : [String(tenantId), tenantRole];
      await query(`select set_config('patrolkit.tenant', $1, false), set_config('role', $2, false)`, [tenant, role]);
      places.set(connection, tenantId);
    },
  };
}
