import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openPglite } from './pglite-client.ts';

test('R12 a database thread that has died is made again: what was committed is there, what was open is undone', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'patrolkit-thread-'));
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on('worker', note);
  const client = await openPglite({ directory, dump: null, statementLimitMs: 30_000 });
  try {
    await client.query('create table kept (n int)');
    await client.query('insert into kept values (1)');
    const broken = client.transaction(async (connection) => {
      await connection.query('insert into kept values (2)');
      await threads.at(-1)?.terminate();
      return connection.query('insert into kept values (3)');
    });
    const next = client.query('select n from kept');
    await expect(broken).rejects.toThrow(/ended/);
    expect((await next).rows).toEqual([{ n: 1 }]);
    expect(threads).toHaveLength(2);
  } finally {
    process.off('worker', note);
    await client.close();
    rmSync(directory, { recursive: true, force: true });
  }
}, 120_000);
