import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../examples/console/vite/host.ts';
import { createEmptyDatabase, postgresServer, type TestDatabase } from '../../examples/server/src/testing/postgres.ts';
import { type HubDoor, openEventStreamLine, openWebSocketLine } from './hub-line.ts';
import { proxies, type RunningProxy } from './run-proxy.ts';

const main = fileURLToPath(new URL('../../examples/server/src/main.ts', import.meta.url));
const server = await postgresServer();
const missing = proxies.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name);
if (missing.length > 0) console.warn(`Tests through ${missing.join(' and ')} are skipped: install it to run them`);

/* The proxy's certificate is made for the test. */
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

interface ServerProcess {
  readonly child: ChildProcess;
  readonly place: string;
}

async function startServer(databaseUrl: string, folder: string): Promise<ServerProcess> {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: '1',
    PORT: '0',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
  };
  const child = fork(main, {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    execArgv: ['--conditions=patrolkit:source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port)); // main.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { child, place: `127.0.0.1:${port}` };
}

async function end({ child }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

const json = { 'content-type': 'application/json' };
async function signIn(url: string): Promise<HubDoor> {
  const body = JSON.stringify({ email: 'administrator@demo.example', password: 'demo-patrol' });
  const answer = await fetch(`${url}/api/User/Authenticate`, { method: 'POST', headers: json, body });
  return { url, authorization: `Bearer ${(await answer.json()).token}` };
}

/** Presses the button of a guard's phone, which sends it again until it is taken; answers the event's id. */
async function press(url: string, tries = 3): Promise<number> {
  const body = JSON.stringify([{ clientEventId: crypto.randomUUID(), type: 'GuardPanic' }]);
  const headers = { ...json, authorization: 'Bearer demo-guard-1' };
  for (let left = tries; ; left -= 1) {
    const answer = await fetch(`${url}/api/Device/Events`, { method: 'POST', headers, body });
    if (answer.status === 200) return (await answer.json())[0].idEvent;
    if (answer.status < 500 || left === 1) throw new Error(`The panic was answered ${answer.status}`);
  }
}

describe.each(proxies)('$name in front of two servers, as deploy/ configures it', (proxy) => {
  describe.skipIf(!proxy.isInstalled || server === null)('', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patrolkit-proxy-'));
    const servers: ServerProcess[] = [];
    let own: TestDatabase;
    let through: RunningProxy;
    let url = '';
    beforeAll(async () => {
      own = await createEmptyDatabase(server ?? '');
      for (const name of ['a', 'b']) servers.push(await startServer(own.url, join(folder, name)));
      through = await proxy.start({ folder, servers: servers.map(({ place }) => place) });
      url = through.url;
    }, 120_000);
    afterAll(async () => {
      await through?.stop();
      for (const one of servers) await end(one, 'SIGTERM');
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
    }, 60_000);

    test('the console’s files come with its policy, any of its addresses shows it, and metrics are nobody’s business', async () => {
      const start = await fetch(url, { redirect: 'manual' });
      expect([start.status, new URL(start.headers.get('location') ?? '', url).pathname]).toEqual([
        302,
        '/absistemguardpatrolv2/',
      ]);
      for (const path of ['', 'users', 'guardRoutes?a=b']) {
        const page = await fetch(`${url}/absistemguardpatrolv2/${path}`);
        expect(await page.text()).toBe('<title>the console</title>');
        const policy = page.headers.get('content-security-policy')?.replaceAll(' ;', ';');
        expect(policy).toBe(contentSecurityPolicy);
        expect(page.headers.get('x-content-type-options')).toBe('nosniff');
        expect(page.headers.get('cache-control')).toBe('no-cache');
      }
      expect(await (await fetch(`${url}/absistemguardpatrolv2/assets/index.js`)).text()).toBe('the script');
      for (const path of ['/metrics', '/METRICS', '/metrics/'])
        expect((await fetch(url + path)).status, path).toBe(404);
    });

    test('a picture as large as the contract allows reaches the server', async () => {
      const body = JSON.stringify({ clientImageId: 'one', imageData: 'x'.repeat(6_600_000) });
      const headers = { ...json, authorization: 'Bearer demo-guard-1' };
      const answer = await fetch(`${url}/api/Device/Events/1/Images`, { method: 'POST', headers, body });
      /* A refusal of the server's: it is no picture. */
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        400,
        expect.stringContaining('application/problem+json'),
      ]);
    });

    test('the hub speaks through it by WebSocket and by event stream, whichever server took the panic', async () => {
      const door = await signIn(url);
      const lines = [await openWebSocketLine(door), await openEventStreamLine(door)];
      for (const { place } of servers) {
        const idEvent = await press(`http://${place}`);
        for (const line of lines) await line.heard(`"idEvent":${idEvent},`);
      }
      for (const line of lines) line.close();
      expect(
        (await fetch(`${url}/guardHub/negotiate`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } }))
          .status,
      ).toBe(403);
    });

    test('alarms are taken and consoles come back while one of the servers is gone', async () => {
      const [first] = servers;
      if (!first) throw new Error('There is a first server');
      await end(first, 'SIGKILL');
      for (let n = 0; n < 10; n += 1) expect(await press(url)).toBeGreaterThan(0);
      const line = await openWebSocketLine(await signIn(url));
      await line.heard(`"idEvent":${await press(url)},`);
      line.close();
    });

    test('what it logs holds no ticket and no credential, also when nobody answers', async () => {
      const ask = async (): Promise<readonly number[]> => {
        const phone = await fetch(`${url}/device/osmand?id=demo-guard-1&lat=50.1&lon=4.1&alarm=sos`);
        const console = await fetch(`${url}/guardHub?access_token=SECRETQUERY`);
        const calendar = await fetch(`${url}/calendar/SECRETPATH.ics`);
        return [phone.status, console.status, calendar.status];
      };
      expect((await ask()).at(-1)).toBe(404);
      for (const one of servers) await end(one, 'SIGKILL');
      for (const status of await ask()) expect(status).toBeGreaterThanOrEqual(502);
      expect(through.log()).toContain('/device/osmand');
      expect(through.log()).toContain('/calendar/');
      expect(through.log()).not.toMatch(/demo-guard-1|SECRETQUERY|SECRETPATH|access_token/);
    });
  });
});
