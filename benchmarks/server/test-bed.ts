import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../examples/server/src/app.ts';
import { hashSecret } from '../../examples/server/src/auth/secret.ts';
import { createSettableClock } from '../../examples/server/src/clock.ts';
import { readConfig } from '../../examples/server/src/config.ts';
import type { Database } from '../../examples/server/src/db/database.ts';
import { createFirstAdministrator } from '../../examples/server/src/first-administrator.ts';
import type { JobRunner } from '../../examples/server/src/jobs/job-runner.ts';
import { type BenchDatabase, createBenchDatabase } from './bench-database.ts';
import type { Engine } from './server-bench.ts';

/** Secret of a guard's device, by the guard's number. */
export const deviceSecret = (guard = 1): string => `bench-device-secret-of-guard-${guard}`;

/** A server over a database on disk, as it is run, with one company and its guards. */
export interface TestBed {
  readonly app: FastifyInstance;
  /** Not started. */
  readonly jobs: JobRunner;
  readonly db: Database;
  readonly database: BenchDatabase;
  readonly now: number;
  readonly tenantId: number;
  /** Header of a signed-in administrator. */
  readonly headers: { readonly authorization: string };
  close(): Promise<void>;
}

/** Makes guards who have a phone each, `Guard 1` and so on. `now` in milliseconds since 1970. */
export async function seedGuards(db: Database, tenantId: number, guards: number, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await db.execute(sql`
    insert into user_account (tenant_id, name, role) select ${tenantId}, 'Guard ' || n, 'Guard'
    from generate_series(1, ${guards}::int) n`);
  const secrets = Array.from({ length: guards }, (_, index) => hashSecret(deviceSecret(index + 1)));
  await db.execute(sql`
    insert into device_credential (tenant_id, user_id, label, secret_hash, prefix, created_at)
    select ${tenantId}, u.id, 'Phone', s.hash, 'bench', ${at}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(secrets)}::jsonb) with ordinality as s(hash, n)
    join user_account u on u.tenant_id = ${tenantId} and u.name = 'Guard ' || s.n`);
}

/* One session and one phone stand for all. */
const settings = {
  LOG_LEVEL: 'silent',
  SESSION_REQUESTS_PER_MINUTE: '1000000',
  DEVICE_REQUESTS_PER_MINUTE: '1000000',
};

/**
 * Makes it with a database of its own, which closing removes.
 * @param watched what the server gets instead of the database, to look on
 * @default the database itself
 */
export async function createTestBed(
  guards: number,
  engine: Engine,
  watched: (db: Database) => Database = (db) => db,
): Promise<TestBed> {
  const database = await createBenchDatabase(engine);
  const clock = createSettableClock();
  const { db, close: closeDatabase } = await database.open(clock);
  const first = await createFirstAdministrator(db, clock, 'bench@bench.example');
  const { app, jobs } = await buildApp({ config: readConfig(settings), clock, db: watched(db) });
  const answer = await app.inject({ method: 'POST', url: '/api/User/Authenticate', payload: { ...first } });
  const found = await db.execute<{ id: number }>(sql`select id::float8 as id from tenant limit 1`);
  const tenantId = found.rows[0]?.id;
  if (tenantId === undefined || answer.statusCode !== 200) throw new Error('The bench could not sign in');
  const now = clock.now();
  await seedGuards(db, tenantId, guards, now);
  return {
    app,
    jobs,
    db,
    database,
    now,
    tenantId,
    headers: { authorization: `Bearer ${answer.json().token}` },
    close: async () => {
      await app.close();
      await closeDatabase();
      await database.remove();
    },
  };
}
