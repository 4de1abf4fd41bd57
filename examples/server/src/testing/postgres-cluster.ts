import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own, for tests: nothing in it is meant to last. */
export interface PostgresCluster {
  /** Address of its database `postgres`, for a user who may make databases and roles and nothing more. */
  readonly url: string;
}

/* Nothing is lost that anybody would miss, and no port is taken: it listens on a socket in its folder. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
};

/* As the embedded database sorts and folds case. */
const locale = ['--encoding=UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8', '--lc-messages=C'];

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/* PostgreSQL refuses to be run by root. */
function accountToRunAs(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres', 'nobody'].map((name) => lines.find((line) => line.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = found?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('There is no user postgres or nobody to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

const dataOf = (folder: string): string => join(folder, 'data');
const owner = 'patrolkit';

const urlOf = (folder: string, user: string): string =>
  `postgres://${user}@localhost/postgres?host=${encodeURIComponent(folder)}`;

/**
 * Makes and starts a cluster in a new folder.
 * @param binaries folder of PostgreSQL's programs
 * @param changed settings of PostgreSQL that are others than a test's
 */
export async function startCluster(
  folder: string,
  binaries: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  const account = accountToRunAs();
  const run = (program: string, args: string[]): void =>
    void execFileSync(join(binaries, program), args, { ...account, cwd: folder, stdio: 'ignore' });
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  run('initdb', ['-D', dataOf(folder), '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale]);
  const options = Object.entries({ ...settings, ...changed, unix_socket_directories: folder });
  const asArguments = options.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
  run('pg_ctl', ['start', '-w', '-D', dataOf(folder), '-l', join(folder, 'log'), '-o', asArguments]);
  const administrator = new pg.Client(urlOf(folder, 'postgres'));
  await administrator.connect();
  await administrator.query(`create role ${owner} login createdb createrole`);
  await administrator.end();
  return { url: urlOf(folder, owner) };
}

/** Stops what may run in a folder and removes it. */
export function removeCluster(folder: string, binaries: string): void {
  const options = { ...accountToRunAs(), cwd: folder, stdio: 'ignore' as const };
  spawnSync(join(binaries, 'pg_ctl'), ['stop', '-D', dataOf(folder), '-m', 'immediate'], options);
  rmSync(folder, { recursive: true, force: true });
}
