import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { verifyPassword } from '../../auth/password.ts';
import { policiesInTenant } from '../../auth/role-policies.ts';
import { user } from '../../db/schema.ts';
import type { Call } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** POST /api/User/Authenticate: 200 with result -1 for bad credentials, after the same work for a known and an unknown address. */
export async function authenticate(services: Services, call: Call<'user_authenticate'>): Promise<Wire<'Auth'>> {
  const { config, db, loginThrottle, sessions, store } = services;
  const { body, request } = call;
  const email = body.email.trim().toLowerCase();
  const key = `${email} ${request.ip}`;
  await loginThrottle.take(key);
  const [owner] = await db.select().from(user).where(sql`lower(${user.email}) = ${email}`).limit(1);
  const origin = { userId: owner?.id ?? null, ip: request.ip, requestId: request.id };
  if (!(await verifyPassword(owner?.passwordHash ?? null, body.password)) || !owner) {
    if (owner) {
      /* Not waited for: the time of the answer must not tell that the address is known. */
      store
        .for(owner, origin)
        .write(async (writer) => writer.audit({ action: 'auth.fail', entity: 'user', id: owner.id }))
        .catch((error) => request.log.warn({ err: error }, 'a failed sign-in could not be audited'));
    }
    return { result: -1 };
  }
  await loginThrottle.succeeded(key);
  if (!owner.isActive) return { result: -2 };
  const { token, expiresAt } = await sessions.open(owner, {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
  });
  await store
    .for(owner, origin)
    .write(async (writer) => writer.audit({ action: 'auth.login', entity: 'user', id: owner.id }));
  return {
    result: 0,
    token,
    idUser: owner.id,
    name: owner.name,
    role: owner.role,
    locale: owner.locale,
    expiresAt: fromInstant(expiresAt),
    policies: [...(await policiesInTenant(store.for(owner), owner.role, config.operatorAccess))],
  };
}
