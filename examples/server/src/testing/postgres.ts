import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../db/open-postgres.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { removeCluster, startCluster } from './postgres-cluster.ts';
import { migrationsHash } from './template.ts';

/** Where the test files of one run find the folder of the cluster they share; set by run-setup.ts. */
export const folderVariable = 'PATROLKIT_TEST_POSTGRES';

const longestStartMs = 60_000;
const lookMs = 50;

function sharedFolder(binaries: string): string {
  const given = process.env[folderVariable];
  if (given) return given;
  /* Outside of a run that clears up behind everybody. */
  const own = join(tmpdir(), `patrolkit-postgres-${process.pid}`);
  process.env[folderVariable] = own;
  process.once('exit', () => removeCluster(own, binaries));
  return own;
}

/* Whoever comes first starts it; the others wait for its address. */
async function sharedCluster(binaries: string): Promise<string> {
  const folder = sharedFolder(binaries);
  const address = join(folder, 'address');
  mkdirSync(folder, { recursive: true });
  let isFirst = true;
  try {
    mkdirSync(join(folder, 'first'));
  } catch {
    isFirst = false;
  }
  if (isFirst) {
    const { url } = await startCluster(folder, binaries);
    writeFileSync(`${address}.new`, url);
    renameSync(`${address}.new`, address);
  }
  for (let waited = 0; !existsSync(address); waited += lookMs) {
    if (waited > longestStartMs) throw new Error(`PostgreSQL has not started in ${folder}; its log is there`);
    await wait(lookMs);
  }
  return readFileSync(address, 'utf8');
}

/**
 * Address of a PostgreSQL on which tests may make databases: TEST_DATABASE_URL, else one that is started from the
 * system's programs; null, with a line that says so, when there are none.
 */
export async function postgresServer(): Promise<string | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const binaries = postgresBinaries();
  if (binaries) return sharedCluster(binaries);
  console.warn('Tests on PostgreSQL are skipped: install Debian’s package postgresql, or set TEST_DATABASE_URL');
  return null;
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function withServer<T>(url: string, work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client(url);
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

/** Opens a database of a test's as the server does. */
export const openTestPostgres = (url: string): ReturnType<typeof openPostgres> =>
  openPostgres({ url, poolSize: 8, statementLimitMs: 30_000 });

/* Made once for these migrations, because a copy costs much less than migrating. */
async function migratedTemplate(url: string): Promise<string> {
  const name = `patrolkit_migrated_${migrationsHash()}`;
  await withServer(url, async (server) => {
    await server.query('select pg_advisory_lock(1)');
    const { rows } = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    await server.query(`drop database if exists ${name}_new`);
    await server.query(`create database ${name}_new`);
    const { close } = await openTestPostgres(withDatabase(url, `${name}_new`));
    await close();
    await server.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** A database of one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, whoever still uses it. */
  drop(): Promise<void>;
}

/* A vacuum of the server's own may run there, which no role of ours may end: it is over in a moment. */
async function dropWhenFree(server: pg.Client, name: string, attempts = 20): Promise<void> {
  try {
    await server.query(`drop database ${name} with (force)`);
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    /* insufficient_privilege, object_in_use */
    if (attempts === 0 || (code !== '42501' && code !== '55006')) throw error;
    await wait(250);
    await dropWhenFree(server, name, attempts - 1);
  }
}

async function create(url: string, template: string): Promise<TestDatabase> {
  const name = `patrolkit_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(url, (server) => server.query(`create database ${name} template ${template}`));
  return {
    url: withDatabase(url, name),
    drop: () => withServer(url, (server) => dropWhenFree(server, name)),
  };
}

/** Makes a migrated database without rows. @param url as postgresServer answers it */
export const createTestDatabase = async (url: string): Promise<TestDatabase> =>
  create(url, await migratedTemplate(url));

/** Makes a database with nothing in it. @param url as postgresServer answers it */
export const createEmptyDatabase = (url: string): Promise<TestDatabase> => create(url, 'template1');
