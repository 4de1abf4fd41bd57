/* One installation from the embedded database to PostgreSQL, step by step: longer than other files because of its steps. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { NewerDatabaseError, UnusableDatabaseError } from '../db/database-error.ts';
import { DirectoryLockedError } from '../db/lock.ts';
import { openConfiguredDatabase } from '../db/open-configured.ts';
import { openPostgresClient } from '../db/postgres-client.ts';
import { phonePicture } from '../images/testing.ts';
import type { RunningServer } from '../serve-database.ts';
import { startServer } from '../start-server.ts';
import { createEmptyDatabase, postgresServer, type TestDatabase } from '../testing/postgres.ts';
import { runCommand } from './run-command.ts';

const server = await postgresServer();
const folder = mkdtempSync(join(tmpdir(), 'patrolkit-move-'));
const configOf = (more: Record<string, string>): Config =>
  readConfig({ DEMO: '1', PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: folder, ...more });
const embedded = configOf({});
const move = (config: Config) => runCommand(['move-to-postgres'], config);
/* Years, so that many days, and what is older than all of them. */
const days = [0, 1, 2, 2, 40, 41, 1000];
const dayMs = 24 * 3_600_000;

const withDatabase = async <T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> => {
  const { db, close } = await openConfiguredDatabase(config, systemClock);
  try {
    return await work(db);
  } finally {
    await close();
  }
};
const askIn = (db: Database, statement: SQL) => db.execute<Record<string, string | null>>(statement);

/* Everything that is in a database, as text, and the number of the next row of each table. */
async function contentOf(db: Database): Promise<Record<string, unknown>> {
  const { rows } = await askIn(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of rows) {
    const all = await askIn(db, sql`select t::text as row from ${sql.identifier(name ?? '')} t`);
    content[name ?? ''] = all.rows.map(({ row }) => row).sort();
  }
  const numbers = await askIn(
    db,
    sql`select sequencename as name, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  return { ...content, numbers: numbers.rows };
}

const post = async (url: string, path: string, body: object, authorization: string) => {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return text === '' ? null : JSON.parse(text);
};
const signIn = async ({ url }: RunningServer): Promise<string> => {
  const body = { email: 'administrator@demo.example', password: 'demo-patrol' };
  return `Bearer ${(await post(url, '/api/User/Authenticate', body, '')).token}`;
};
const events = async ({ url }: RunningServer, authorization: string) =>
  (await fetch(`${url}/api/Event/GetLastEvents/0?numberOfEvents=1000`, { headers: { authorization } })).json();
const raise = async ({ url }: RunningServer, type: string, more: object = {}): Promise<number> =>
  (
    await post(
      url,
      '/api/Device/Events',
      [{ clientEventId: crypto.randomUUID(), type, ...more }],
      'Bearer demo-guard-1',
    )
  )[0].idEvent;

describe.skipIf(server === null)('move-to-postgres', () => {
  let own: TestDatabase;
  let config: Config;
  let running: RunningServer | null = null;
  let before: { session: string; events: unknown; content: Record<string, unknown>; newest: number };
  const stop = async (): Promise<void> => {
    await running?.close();
    running = null;
  };
  beforeAll(async () => {
    own = await createEmptyDatabase(server ?? '');
    config = configOf({ DATABASE_URL: own.url });
    running = await startServer(embedded, 'nobody@example.org');
    const session = await signIn(running);
    const id = await raise(running, 'GuardMessage', { description: 'Čuvar\n"\\N" {na} дужности\t' });
    const imageData = (await phonePicture()).toString('base64');
    await post(
      running.url,
      `/api/Device/Events/${id}/Images`,
      { clientImageId: 'one', imageData },
      'Bearer demo-guard-1',
    );
    await raise(running, 'GuardPanic', { lat: 50.8, lon: 4.3 });
    await post(running.url, '/api/Event/SendComment', { idEvent: id, comment: "'; drop" }, session);
    /* The newest is gone for good: its number must not come again. */
    const newest = await raise(running, 'GuardMessage');
    expect(await move(config).catch((error: unknown) => error)).toBeInstanceOf(DirectoryLockedError);
    const told = await events(running, session);
    await stop();
    const content = await withDatabase(embedded, async (db) => {
      await db.execute(sql`delete from event where id = ${newest}`);
      await db.execute(sql`delete from position`);
      for (const ago of days) {
        const at = new Date(systemClock.now() - ago * dayMs).toISOString();
        await db.execute(sql`
          insert into position (tenant_id, user_id, recorded_at, latitude, longitude)
          select 1, 1, ${at}::timestamptz, 50 + random(), 1e-7 * random() from generate_series(1, 900)`);
      }
      return contentOf(db);
    });
    before = { session, events: told.filter((row: { idEvent: number }) => row.idEvent !== newest), content, newest };
  }, 240_000);
  afterAll(async () => {
    await stop();
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('without DATABASE_URL, and without a database, it says what is missing', async () => {
    expect(await move(embedded)).toMatchObject({ isOk: false, lines: [expect.stringMatching(/^DATABASE_URL is not/)] });
    const nowhere = configOf({ DATABASE_URL: own.url, DATA_DIR: join(folder, 'nowhere') });
    expect(await move(nowhere)).toMatchObject({ isOk: false, lines: [expect.stringMatching(/^There is no database/)] });
  });

  test('a database of an older or a newer version is refused, and nothing is written', async () => {
    const target = await createEmptyDatabase(server ?? '');
    const elsewhere = configOf({ DATABASE_URL: target.url });
    /* A client of its own: opening the database would bring it up to date. */
    const { openPglite } = await import('../db/pglite-client.ts');
    const inSource = async (statement: string): Promise<void> => {
      const options = { directory: join(folder, 'database'), dump: null, statementLimitMs: 30_000 };
      const client = await openPglite(options);
      await client.query(statement);
      await client.close();
    };
    const last = '(select max(id) from drizzle.__drizzle_migrations)';
    await inSource(`update drizzle.__drizzle_migrations set hash = 'kept ' || hash where id = ${last}`);
    expect(await move(elsewhere).catch((error: unknown) => error)).toBeInstanceOf(NewerDatabaseError);
    await inSource(`create table kept as select * from drizzle.__drizzle_migrations where id = ${last}`);
    await inSource(`delete from drizzle.__drizzle_migrations where id = ${last}`);
    expect(await move(elsewhere)).toMatchObject({ isOk: false, lines: [expect.stringMatching(/older version/)] });
    await inSource(
      `insert into drizzle.__drizzle_migrations select id, replace(hash, 'kept ', ''), created_at from kept`,
    );
    await inSource('drop table kept');
    const client = openPostgresClient({ url: target.url, poolSize: 1, statementLimitMs: 0 });
    expect((await client.query(`select to_regclass('public.tenant') as made`)).rows).toEqual([{ made: null }]);
    await client.close();
    await target.drop();
  }, 120_000);

  test('a PostgreSQL that holds anything is refused: tables of something else, or rows of ours', async () => {
    const target = await createEmptyDatabase(server ?? '');
    const elsewhere = configOf({ DATABASE_URL: target.url });
    const run = async (statement: string): Promise<void> => {
      const client = openPostgresClient({ url: target.url, poolSize: 1, statementLimitMs: 0 });
      await client.query(statement);
      await client.close();
    };
    const refusal = async (): Promise<unknown> => move(elsewhere).catch((error: unknown) => error);
    await run('create table invoices (id int)');
    expect(await refusal()).toMatchObject({ message: expect.stringMatching(/something else \(invoices\)/) });
    await run('drop table invoices');
    await withDatabase(
      elsewhere,
      async (db) => void (await db.execute(sql`insert into tenant (name, created_at) values ('x', now())`)),
    );
    expect(await refusal()).toBeInstanceOf(UnusableDatabaseError);
    expect(await refusal()).toMatchObject({ message: expect.stringMatching(/is not empty \(tenant\)/) });
    await target.drop();
  }, 120_000);

  test('everything is there afterwards, in each table and by the day, and the embedded database is as it was', async () => {
    const moved = await move(config);
    expect(moved).toMatchObject({ isOk: true });
    expect(moved.lines).toContain(`position: ${days.length * 900}`);
    expect(moved.lines.at(-2)).toMatch(/^\d+ rows of \d+ tables were moved and counted on both sides$/);
    expect(await withDatabase(config, contentOf)).toEqual(before.content);
    expect(await withDatabase(embedded, contentOf)).toEqual(before.content);
    const { rows } = await withDatabase(config, (db) =>
      askIn(db, sql`select tableoid::regclass::text as part, count(*)::text from position group by 1 order by 1`),
    );
    const nameOf = (ago: number): string =>
      `position_${new Date(systemClock.now() - ago * dayMs).toISOString().slice(0, 10).replaceAll('-', '')}`;
    expect(rows).toEqual([
      { part: nameOf(41), count: '900' },
      { part: nameOf(40), count: '900' },
      { part: nameOf(2), count: '1800' },
      { part: nameOf(1), count: '900' },
      { part: nameOf(0), count: '900' },
      { part: 'position_past', count: '900' },
    ]);
    expect(await move(config).catch((error: unknown) => error)).toMatchObject({
      message: expect.stringMatching(/is not empty/),
    });
  }, 120_000);

  test('a server on PostgreSQL answers with the same events, knows its people, and its audit chain holds', async () => {
    running = await startServer(config, 'nobody@example.org');
    expect(running.firstAdministrator).toBeNull();
    expect(await events(running, before.session)).toEqual(before.events);
    const session = await signIn(running);
    expect(await events(running, session)).toEqual(before.events);
    expect(await raise(running, 'GuardPanic')).toBeGreaterThan(before.newest);
    expect(await runCommand(['audit', 'verify'], config)).toMatchObject({
      isOk: true,
      lines: [expect.stringMatching(/^Tenant 1: [1-9]\d* rows, the chain holds$/)],
    });
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
  }, 120_000);
});
