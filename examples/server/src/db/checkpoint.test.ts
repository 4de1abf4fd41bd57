import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openPglite } from './pglite-client.ts';

const directory = mkdtempSync(join(tmpdir(), 'patrolkit-checkpoint-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const megabyte = 1024 * 1024;

test('R11 a log that has grown long is written down, so that a start after a kill has little to read', async () => {
  const client = await openPglite({ directory, dump: null, statementLimitMs: 60_000, checkpointEveryMs: 20 });
  const logBytes = async (): Promise<number> => {
    const { rows } = await client.query(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    return Number((rows[0] as { bytes: number }).bytes);
  };
  await client.query('create table kept (n int, text text)');
  await client.transaction(async (connection) => {
    await connection.query("insert into kept select n, repeat('x', 400) from generate_series(1, 60000) n");
    await connection.query("insert into kept select n, repeat('x', 400) from generate_series(1, 1) n");
  });
  await vi.waitFor(async () => expect(await logBytes()).toBeLessThan(megabyte));
  /* What is short stays: nothing is written twice without need. */
  await client.query("insert into kept select n, repeat('y', 400) from generate_series(1, 6000) n");
  const short = await logBytes();
  expect(short).toBeGreaterThan(2 * megabyte);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await logBytes()).toBeGreaterThanOrEqual(short);
  await client.close();
}, 60_000);
