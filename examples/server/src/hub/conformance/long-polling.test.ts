import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { HubServer } from '../testing.ts';
import { createBench, end } from './bench.ts';
import { negotiatedId, poll } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const headers = { authorization: 'Bearer good' };
const handshake = `{"protocol":"json","version":1}${end}`;
const ping = `{"type":6}${end}`;

/** Long polling by hand, request by request. */
async function start(changes?: Parameters<typeof bench.serve>[0]) {
  const server = await bench.serve(changes);
  const id = await negotiatedId(server.url, 'good');
  const url = `${server.url}?id=${id}`;
  const finish = (): Promise<Response> => fetch(url, { method: 'DELETE', headers });
  bench.later(finish);
  return {
    server,
    url,
    finish,
    poll: (signal?: AbortSignal) => poll(server.url, id, 'good', signal),
    post: async (body: string) => (await fetch(url, { method: 'POST', headers, body })).status,
  };
}

const answerOf = async (response: Response): Promise<[number, string]> => [response.status, await response.text()];

/** Resolves when the server has begun to answer this many more requests. */
async function arrived(server: HubServer, requests = 1): Promise<void> {
  for (let n = 0; n < requests; n += 1) await once(server.app.server, 'request');
  await new Promise(setImmediate);
}

test('the first poll is answered at once and empty', async () => {
  const line = await start();
  const answer = await line.poll();
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answerOf(answer)).toEqual([200, '']);
});

test('a poll brings at once what has come up since the last, all of it and once', async () => {
  const line = await start();
  await line.poll();
  expect(await line.post(handshake)).toBe(200);
  line.server.hub.send(() => true, 'Changes', 1);
  line.server.hub.send(() => true, 'Changes', 2);
  const change = (n: number): string => `{"type":1,"target":"Changes","arguments":[${n}]}${end}`;
  expect(await answerOf(await line.poll())).toEqual([200, `{}${end}${change(1)}${change(2)}`]);
  const waiting = line.poll();
  await arrived(line.server);
  line.server.hub.send(() => true, 'Changes', 3);
  expect(await answerOf(await waiting)).toEqual([200, change(3)]);
});

test('a new poll ends the older one, which gets nothing', async () => {
  const line = await start();
  await line.poll();
  const older = line.poll();
  await arrived(line.server);
  const newer = line.poll();
  expect(await answerOf(await older)).toEqual([204, '']);
  await line.post(handshake);
  expect(await answerOf(await newer)).toEqual([200, `{}${end}`]);
});

test('what comes up after a poll was given up is for the next one', async () => {
  const line = await start();
  await line.poll();
  await line.post(handshake);
  await line.poll();
  const leaving = new AbortController();
  const gone = new Promise<void>((resolve) => {
    line.server.app.server.once('request', (_request, response) => response.once('close', () => resolve()));
  });
  const begun = arrived(line.server);
  const given = line.poll(leaving.signal);
  await begun;
  leaving.abort();
  await expect(given).rejects.toThrow();
  await gone;
  line.server.hub.send(() => true, 'Changes', 'kept');
  expect((await answerOf(await line.poll()))[1]).toContain('kept');
});

test('DELETE ends it: the waiting poll gets 204, so does one more, and then nobody knows it', async () => {
  const line = await start();
  await line.poll();
  const waiting = line.poll();
  await arrived(line.server);
  expect((await line.finish()).status).toBe(202);
  expect((await waiting).status).toBe(204);
  expect((await line.poll()).status).toBe(204);
  expect(await line.post(ping)).toBe(404);
  expect((await line.finish()).status).toBe(404);
  line.server.clock.advance(15_000);
  expect((await line.poll()).status).toBe(404);
});

test('an ended one counts no more', async () => {
  const line = await start({ limits: { connectionsPerKey: 1 } });
  await line.poll();
  await line.finish();
  expect(await negotiatedId(line.server.url, 'good')).toBeDefined();
});

test('the last words reach a poller who was not there when it ended, and then 204', async () => {
  const line = await start();
  await line.poll();
  await line.post(handshake);
  await line.poll();
  line.server.hub.close(() => true, { error: 'over' });
  expect((await answerOf(await line.poll()))[1]).toContain('over');
  expect((await line.poll()).status).toBe(204);
});

test('whoever never comes back is forgotten with what waited for him', async () => {
  const line = await start();
  await line.poll();
  await line.post(handshake);
  line.server.clock.advance(31_000);
  expect([...line.server.hub.connections()]).toEqual([]);
  expect((await line.poll()).status).toBe(204);
});

describe('bodies', () => {
  test('their content type does not matter, they are taken as they are', async () => {
    const line = await start({ methods: { echo: (_, text) => text } });
    await line.poll();
    for (const [type, body] of [
      ['application/json', handshake],
      ['text/plain;charset=UTF-8', `{"type":1,"invocationId":"1","target":"echo","arguments":["č"]}${end}`],
    ] as const) {
      const answer = await fetch(line.url, { method: 'POST', headers: { ...headers, 'content-type': type }, body });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    }
    expect((await answerOf(await line.poll()))[1]).toContain('"result":"č"');
  });

  test('one that never ends is read no further than is allowed', async () => {
    const line = await start();
    await line.poll();
    const asked = request(line.url, { method: 'POST', headers });
    asked.on('error', () => {}); // the server hangs up on it
    const answered = once(asked, 'response');
    const fill = (): void => {
      while (!asked.destroyed && asked.write('x'.repeat(65_536)));
      if (!asked.destroyed) asked.once('drain', fill);
    };
    fill();
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    asked.destroy();
  });
});
