import type { Clock } from './clock.ts';
import { addTenant } from './commands/add-tenant.ts';
import type { Database } from './db/database.ts';
import * as schema from './db/schema.ts';

/**
 * Makes the first tenant and its administrator in an empty database and answers how to sign in;
 * null when there is somebody already. There is no fixed account: the password exists on this screen only.
 */
export async function createFirstAdministrator(
  db: Database,
  clock: Clock,
  email: string,
): Promise<{ email: string; password: string } | null> {
  const [known] = await db.select().from(schema.tenant).limit(1);
  return known ? null : addTenant(db, clock, { name: 'Security', email });
}
