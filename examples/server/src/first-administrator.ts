import { hashPassword } from './auth/password.ts';
import { newSecret } from './auth/secret.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { createStore } from './db/repository.ts';
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
  if (known) return null;
  const password = newSecret().slice(0, 20);
  const passwordHash = await hashPassword(password);
  const [tenant] = await db.insert(schema.tenant).values({ name: 'Security', createdAt: clock.now() }).returning();
  if (!tenant) throw new Error('The first tenant was not stored');
  const store = createStore(db, clock, () => undefined);
  await store.for({ tenantId: tenant.id }).write(async (writer) => {
    const person = { name: 'Administrator', role: 'Administrator' as const, email, passwordHash };
    const [user] = await writer.insert(schema.user, person);
    await writer.audit({
      action: 'tenant.create',
      entity: 'tenant',
      id: tenant.id,
      after: { userId: user?.id, email },
    });
  });
  return { email, password };
}
