import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { demoPassword } from './demo/people.ts';

/* SIGTERM as a process gets it: longer than other files because of what is under way. */
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'patrolkit-stopping-'));
let child: ChildProcess;
let url = '';
beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'test', DEMO: '1', PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'fatal' };
  child = fork(main, {
    env,
    execArgv: ['--conditions=patrolkit:source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port)); // main.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  url = `http://127.0.0.1:${port}`;
}, 120_000);
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const post = async (path: string, body: object, headers = {}): Promise<Record<string, string>> =>
  (
    await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).json() as Promise<Record<string, string>>; // a sign-in or a ticket

/* A hub client and its last message before the line ends. */
async function openHubClient(ticket: string): Promise<{ readonly goodbye: Promise<string> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/guardHub?access_token=${ticket}`);
  let last = '';
  const goodbye = new Promise<string>((resolve) => socket.once('close', () => resolve(last)));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
    socket.on('message', (data) => {
      last = String(data);
      resolve();
    });
  });
  return { goodbye };
}

const panic = JSON.stringify([{ clientEventId: 'under way', type: 'GuardPanic' }]);

/* A request of which the second half has not come yet. */
async function beginPanic(): Promise<{ readonly finish: () => void; readonly status: Promise<number> }> {
  const sent: ClientRequest = request(`${url}/api/Device/Events`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer demo-guard-1',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(panic),
      expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
  });
  /* Whoever is told to go on is known to the server. */
  await new Promise<void>((resolve) => {
    sent.once('continue', resolve);
    sent.flushHeaders();
  });
  sent.write(panic.slice(0, 10));
  return { finish: () => void sent.end(panic.slice(10)), status };
}

test('SIGTERM takes nobody new, tells 50 hub clients to come back, answers what is under way and exits with 0', async () => {
  const clients: { readonly goodbye: Promise<string> }[] = [];
  for (let console = 0; console < 5; console += 1) {
    const body = { email: 'operator@demo.example', password: demoPassword };
    const { token } = await post('/api/User/Authenticate', body);
    for (let line = 0; line < 10; line += 1) {
      const { ticket = '' } = await post('/api/User/HubTicket', {}, { authorization: `Bearer ${token}` });
      clients.push(await openHubClient(ticket));
    }
  }
  const underWay = await Promise.all(Array.from({ length: 5 }, beginPanic));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');

  const goodbyes = await Promise.all(clients.map(({ goodbye }) => goodbye));
  expect(goodbyes).toHaveLength(50);
  for (const goodbye of goodbyes) expect(goodbye).toMatch(/"type":7.*"allowReconnect":true/);
  await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  for (const { finish } of underWay) finish();
  expect(await Promise.all(underWay.map(({ status }) => status))).toEqual([200, 200, 200, 200, 200]);
  expect(await exit).toBe(0);
}, 120_000);
