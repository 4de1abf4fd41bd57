import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../examples/server/src/app.ts';
import { hashSecret } from '../../examples/server/src/auth/secret.ts';
import { createSettableClock } from '../../examples/server/src/clock.ts';
import { readConfig } from '../../examples/server/src/config.ts';
import type { Database } from '../../examples/server/src/db/database.ts';
import { openDatabase } from '../../examples/server/src/db/open.ts';
import { createFirstAdministrator } from '../../examples/server/src/first-administrator.ts';

/** Secret of the first guard's device. */
export const deviceSecret = 'bench-device-secret-of-guard-one';

/** A server over an embedded database on disk, as it is run, with one company and its guards. */
export interface TestBed {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly now: number;
  readonly tenantId: number;
  /** Header of a signed-in administrator. */
  readonly headers: { readonly authorization: string };
  close(): Promise<void>;
}

async function seedPeople(db: Database, tenantId: number, guards: number, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await db.execute(sql`
    insert into user_account (tenant_id, name, role) select ${tenantId}, 'Guard ' || n, 'Guard'
    from generate_series(1, ${guards}::int) n`);
  await db.execute(sql`
    insert into device_credential (tenant_id, user_id, label, secret_hash, prefix, created_at)
    select ${tenantId}, id, 'Phone', ${hashSecret(deviceSecret)}, 'bench', ${at}::timestamptz
    from user_account where tenant_id = ${tenantId} and name = 'Guard 1'`);
}

/* One session and one phone stand for all. */
const settings = {
  LOG_LEVEL: 'silent',
  SESSION_REQUESTS_PER_MINUTE: '1000000',
  DEVICE_REQUESTS_PER_MINUTE: '1000000',
};

/** Makes it in the system's temporary folder, which closing removes. */
export async function createTestBed(guards: number): Promise<TestBed> {
  const directory = mkdtempSync(join(tmpdir(), 'patrolkit-bench-'));
  const clock = createSettableClock();
  const { db, close: closeDatabase } = await openDatabase({ directory, clock });
  const first = await createFirstAdministrator(db, clock, 'bench@bench.example');
  const { app } = await buildApp({ config: readConfig(settings), clock, db });
  const answer = await app.inject({ method: 'POST', url: '/api/User/Authenticate', payload: { ...first } });
  const found = await db.execute<{ id: number }>(sql`select id::float8 as id from tenant limit 1`);
  const tenantId = found.rows[0]?.id;
  if (tenantId === undefined || answer.statusCode !== 200) throw new Error('The bench could not sign in');
  const now = clock.now();
  await seedPeople(db, tenantId, guards, now);
  return {
    app,
    db,
    now,
    tenantId,
    headers: { authorization: `Bearer ${answer.json().token}` },
    close: async () => {
      await app.close();
      await closeDatabase();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
