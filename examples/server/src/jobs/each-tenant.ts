import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Repository, Store } from '../db/repository.ts';
import { tenant } from '../db/schema.ts';

/**
 * Does the same for every tenant; one that fails holds up no other. Rejects at the end with the first failure.
 * @param signal ends it after the tenant it is at
 */
export async function eachTenant(
  db: Database,
  store: Store,
  work: (repository: Repository, tenantId: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await db.select({ id: tenant.id }).from(tenant).orderBy(asc(tenant.id))) {
    if (signal?.aborted) break;
    await work(store.for({ tenantId: id }), id).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
