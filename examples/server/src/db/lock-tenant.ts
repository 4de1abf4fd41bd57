import { sql } from 'drizzle-orm';
import type { Reader } from './reader.ts';

/**
 * Lets one transaction of a tenant after the other past this point, until its end: for a rule over more than one row.
 * To be called first, because every change takes the tenant's row last.
 */
export async function lockTenant(reader: Reader): Promise<void> {
  await reader.query((tenantId) => sql`select 1 from tenant where id = ${tenantId} for no key update`);
}
