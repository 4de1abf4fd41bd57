import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DirectoryLockedError, lockDirectory } from './lock.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'patrolkit-durability-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function start(): Promise<{ url: string; child: ChildProcess }> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: '1',
    PORT: '0',
    DATA_DIR: directory,
    GP_TEST_CLOCK: '1',
    LOG_LEVEL: 'fatal',
  };
  const child = fork(main, {
    env,
    execArgv: ['--conditions=patrolkit:source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port)); // main.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill(signal);
  return ended;
}

test('an acknowledged panic outlives kill -9, the lock of the dead is taken over, a second start keeps the data', async () => {
  const first = await start();
  const config = await (await fetch(`${first.url}/api/Config`)).json();
  const response = await fetch(`${first.url}/api/Device/Events`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-guard-1', 'content-type': 'application/json' },
    body: JSON.stringify([{ clientEventId: 'before the end', type: 'GuardPanic' }]),
  });
  const [{ idEvent }] = await response.json();
  await end(first.child, 'SIGKILL');
  expect(existsSync(join(directory, 'server.lock'))).toBe(true);

  const second = await start();
  const row = await (await fetch(`${second.url}/test/event/${idEvent}`)).json();
  expect(row).toMatchObject({ id: idEvent, typeCode: 14, confirmedAt: null });
  expect((await (await fetch(`${second.url}/api/Config`)).json()).installationId).toBe(config.installationId);
  const users = await fetch(`${second.url}/device/osmand?id=demo-guard-1&lat=50.8&lon=4.3`);
  expect(users.status).toBe(200);

  expect(await end(second.child, 'SIGTERM')).toBe(0);
  expect(existsSync(join(directory, 'server.lock'))).toBe(false);
}, 90_000);

test('a directory in use by a living process is refused with one clear line', () => {
  const own = join(directory, 'own');
  const release = lockDirectory(own);
  expect(() => lockDirectory(own)).toThrow(DirectoryLockedError);
  expect(() => lockDirectory(own)).toThrow(new RegExp(`in use by process ${process.pid}.*DATA_DIR`));
  release();
  lockDirectory(own)();
});

test('the lock of a dead process is taken over', () => {
  const own = join(directory, 'dead');
  lockDirectory(own)();
  writeFileSync(join(own, 'server.lock'), '2147483646\n');
  lockDirectory(own)();
});
