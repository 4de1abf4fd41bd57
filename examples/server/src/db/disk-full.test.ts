/* A disk that is really full: the database by itself, and a server. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { openPglite } from './pglite-client.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const disk = mountSmallDisk(256);
const megabyte = 1024 * 1024;
afterAll(() => disk?.remove());

/* What runs out: room for the rows, or for the log that every commit is in, which breaks the engine. */
const writes = {
  rows: "select $1::int, string_agg(md5(random()::text), '') from generate_series(1, 20000)",
  log: "select $1::int, pg_logical_emit_message(true, 'fill', repeat('x', 20000))",
};

describe.skipIf(disk === null)('the embedded database alone, which nobody keeps from writing', () => {
  test.each(Object.entries(writes))(
    'breaks for want of room for %s, goes on when there is, and has all it said was done',
    async (name, values) => {
      const directory = join(disk?.folder ?? '', name);
      const client = await openPglite({ directory, dump: null, statementLimitMs: 60_000 });
      await client.query('create table kept (n int, text text)');
      disk?.fill(4 * megabyte);
      const write = (n: number) => client.query(`insert into kept ${values}`, [n]);
      let done = 0;
      const writeOn = async (): Promise<void> => {
        for (;;) {
          await write(done + 1);
          done += 1;
        }
      };
      await expect(writeOn()).rejects.toThrow(/No space left/);
      disk?.clear();
      /* The first may still meet the thread that broke. */
      await vi.waitFor(() => write(0), { timeout: 30_000 });
      const { rows } = await client.query('select count(*)::int as count, max(n) as last from kept where n > 0');
      expect(rows).toEqual([{ count: done, last: done }]);
      await client.close();
    },
    120_000,
  );
});

interface Asked {
  readonly status: number;
  readonly body: Record<string, unknown> & Record<string, unknown>[];
  readonly retryAfter: string | null;
}

describe.skipIf(disk === null)('a server whose disk is full', () => {
  let child: ChildProcess;
  let url = '';
  const log: string[] = [];
  const start = async (): Promise<void> => {
    const env = {
      DEMO: '1',
      PORT: '0',
      DATA_DIR: join(disk?.folder ?? '', 'data'),
      LOG_LEVEL: 'error',
      MIN_FREE_MB: '80',
    };
    child = fork(main, {
      env: { ...process.env, NODE_ENV: 'test', ...env },
      execArgv: ['--conditions=patrolkit:source'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => log.push(String(piece)));
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port)); // main.ts sends nothing else
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${log.join('')}`)));
    });
    url = `http://127.0.0.1:${port}`;
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  };
  const ask = async (path: string, authorization = '', body?: object): Promise<Asked> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { headers, ...sent });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? {} : JSON.parse(text),
      retryAfter: response.headers.get('retry-after'),
    };
  };
  const press = (id: string) =>
    ask('/api/Device/Events', 'Bearer demo-guard-1', [{ clientEventId: id, type: 'GuardPanic' }]);
  const ready = async () => (await ask('/health/ready')).body;
  let session = '';
  const openAlarms = async (): Promise<unknown[]> => {
    const { status, body } = await ask('/api/Event/OpenAlarms', session);
    expect(status).toBe(200);
    return body.map((row) => row.idEvent).sort();
  };
  beforeAll(start, 120_000);
  afterAll(async () => void (await end('SIGKILL')));

  test('goes on reading, asks phones to come again, is not ready, loses nothing it took, and goes on when there is room', async () => {
    const signIn = { email: 'administrator@demo.example', password: 'demo-patrol' };
    session = `Bearer ${(await ask('/api/User/Authenticate', '', signIn)).body.token}`;
    const taken: unknown[] = [];
    const take = async (id: string): Promise<void> => {
      const { status, body } = await press(id);
      expect(status).toBe(200);
      taken.push(body[0]?.idEvent);
    };
    /* The server looks at the disk once a second; until then it takes what there is still room for. */
    const fill = async (): Promise<void> => {
      disk?.fill();
      await sleep(1100);
    };
    await take('before');
    expect(await ready()).toMatchObject({ checks: { database: 'ok', disk: 'ok' } });

    await fill();
    expect(await press('refused')).toMatchObject({
      retryAfter: '30',
      body: { detail: 'The server has no room to write; send it again later' },
    });
    const osmand = await fetch(`${url}/device/osmand?id=demo-guard-1&lat=50.8&lon=4.3&alarm=sos`);
    const ownTracks = await fetch(`${url}/device/owntracks`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('guard:demo-guard-1')}` },
      body: JSON.stringify({ _type: 'location', lat: 50.8, lon: 4.3, tst: Math.floor(Date.now() / 1000) }),
    });
    /* OwnTracks throws away what is refused with 4xx. */
    expect([osmand.status, ownTracks.status]).toEqual([503, 503]);
    expect(await ready()).toMatchObject({ status: 'failing', checks: { database: 'failing', disk: 'failing' } });
    expect(await openAlarms()).toEqual(expect.arrayContaining(taken));
    expect((await ask('/api/Location', session)).status).toBe(200);
    expect((await ask('/health/live')).status).toBe(200);

    disk?.clear();
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 'ok' }), { timeout: 10_000 });
    /* As a phone does with what was refused. */
    await take('refused');
    expect(await openAlarms()).toEqual(expect.arrayContaining(taken));

    await fill();
    expect((await press('again')).status).toBe(503);
    await end('SIGKILL');
    await expect(start()).rejects.toThrow(/bytes left, \d+ are needed: nothing is written\n$/);
    disk?.clear();
    await start();
    expect(await openAlarms()).toEqual(expect.arrayContaining(taken));
    await take('again');

    await fill();
    expect((await press('at the end')).status).toBe(503);
    expect(await end('SIGTERM')).toBe(0);
    disk?.clear();
    await start();
    expect(await openAlarms()).toEqual(expect.arrayContaining(taken));
  }, 180_000);
});
