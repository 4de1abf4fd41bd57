import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { tenant, user } from '../db/schema.ts';
import { createWriter } from '../db/writer.ts';
import { oneTimePassword } from './one-time-password.ts';

/** A tenant that has just been made and how its administrator signs in. */
export interface NewTenant {
  readonly tenantId: number;
  readonly email: string;
  /** Shown once and stored nowhere. */
  readonly password: string;
}

/**
 * Makes a tenant and its first administrator in one transaction, with an audit row `tenant.create`; null when somebody
 * of the installation has that address already.
 */
export async function addTenant(
  db: Database,
  clock: Clock,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<NewTenant | null> {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(user).where(sql`lower(${user.email}) = ${email.toLowerCase()}`);
    if (known) return null;
    const now = clock.now();
    const [row] = await tx.insert(tenant).values({ name, createdAt: now }).returning();
    if (!row) throw new Error('The tenant was not stored');
    const { writer, flush } = createWriter(tx, row.id, now, { userId: null, ip: null, requestId: null });
    const person = { name: 'Administrator', role: 'Administrator' as const, email, passwordHash };
    const [owner] = await writer.insert(user, person);
    const after = { name, userId: owner?.id, email };
    writer.audit({ action: 'tenant.create', entity: 'tenant', id: row.id, after });
    await flush();
    return { tenantId: row.id, email, password };
  });
}
