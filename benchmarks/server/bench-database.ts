import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../examples/server/src/clock.ts';
import { type OpenDatabase, openDatabase } from '../../examples/server/src/db/open.ts';
import { openPostgres } from '../../examples/server/src/db/open-postgres.ts';
import { createEmptyDatabase } from '../../examples/server/src/testing/postgres.ts';
import { postgresBinaries } from '../../examples/server/src/testing/postgres-binaries.ts';
import { removeCluster, startCluster } from '../../examples/server/src/testing/postgres-cluster.ts';
import type { Engine } from './server-bench.ts';

/** A new database of a bench's own. */
export interface BenchDatabase {
  /** As results name it. */
  readonly name: string;
  /** What a process of the server needs to use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens and migrates it, with limits as the server has. */
  open(clock: Clock): Promise<OpenDatabase>;
  /** Removes it; to be closed before. */
  remove(): Promise<void>;
}

/* As it is to be run, and not as tests have it: a commit is on the disk when it is answered. */
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
};

let cluster: Promise<string> | null = null;

/* One for all benches of a run; a later run of the tests clears up behind one that was killed. */
async function clusterUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const binaries = postgresBinaries();
  if (!binaries)
    throw new Error('There is no PostgreSQL: install Debian’s package postgresql, or set TEST_DATABASE_URL');
  const folder = join(tmpdir(), `patrolkit-postgres-${process.pid}`);
  process.once('exit', () => removeCluster(folder, binaries));
  return (await startCluster(folder, binaries, durable)).url;
}

async function createPostgres(): Promise<BenchDatabase> {
  cluster ??= clusterUrl();
  const { url, drop } = await createEmptyDatabase(await cluster);
  const open: BenchDatabase['open'] = () => openPostgres({ url, poolSize: 10, statementLimitMs: 30_000 });
  return { name: 'PostgreSQL', settings: { DATABASE_URL: url }, open, remove: drop };
}

function createEmbedded(): BenchDatabase {
  const directory = mkdtempSync(join(tmpdir(), 'patrolkit-bench-'));
  return {
    name: 'PGlite',
    settings: { DATA_DIR: directory, DATABASE_URL: '' },
    open: (clock) => openDatabase({ directory, clock }),
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Makes an empty one: on the disk, in the system's temporary folder, or in a PostgreSQL that this run starts. */
export const createBenchDatabase = async (engine: Engine): Promise<BenchDatabase> =>
  engine === 'embedded' ? createEmbedded() : createPostgres();

/** Lets the database look at rows that were stored in bulk, as PostgreSQL does by itself with time. */
export async function settle({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await db.execute(db.$client.processes === null ? sql`analyze` : sql`vacuum analyze`);
}
