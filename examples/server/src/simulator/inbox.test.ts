import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Send, sender } from '../testing/send.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createInbox } from './inbox.ts';

let server: TestServer;
let send: Send;
beforeAll(async () => {
  server = await startTestServer();
  send = sender(server, await server.bearer('administrator@demo.example'));
});
afterAll(() => server.close());

test('a simulated guard can receive, gets what he is sent, and opens it a moment later, once', async () => {
  const calls: string[] = [];
  const watched: typeof fetch = (url, init) => {
    calls.push(`${init?.method ?? 'GET'} ${url}`.replace(server.url, ''));
    return fetch(url, init);
  };
  const { signal } = new AbortController();
  const inbox = createInbox({ baseUrl: server.url, credential: 'demo-guard-2', fetch: watched, signal });
  const now = server.clock.now();
  await inbox.refresh(now);
  const guard = (await send('GET', '/api/User/GetAllUsers')).rows.find(({ name }) => name === 'Ivan Horvat');
  expect(guard?.canReceive).toBe(true);

  const message = { idNotificationType: 1, idEvent: 0, title: 'Come', description: '', latitude: 45.8, longitude: 16 };
  const { body } = await send('POST', '/api/Event/SendIntervention', { ...message, sendTo: String(guard?.idUser) });
  for (const seconds of [5, 10, 25, 40]) await inbox.refresh(now + seconds * 1000);
  const id = Number(body.idNotification);
  expect(calls).toEqual([
    'GET /api/Device/Inbox?after=0',
    'GET /api/Device/Inbox?after=0',
    `GET /api/Device/Inbox?after=${id}`,
    `POST /api/Device/Inbox/${id}/Seen`,
    `GET /api/Device/Inbox?after=${id}`,
  ]);
});

test('a server that does not answer is asked again, and what was there is not lost', async () => {
  const { signal } = new AbortController();
  let asked = 0;
  const silent: typeof fetch = () => {
    asked += 1;
    return Promise.reject(new TypeError('no network'));
  };
  const inbox = createInbox({ baseUrl: server.url, credential: 'demo-guard-2', fetch: silent, signal });
  for (const seconds of [0, 5, 10, 20]) await inbox.refresh(seconds * 1000);
  expect(asked).toBe(3);
});
