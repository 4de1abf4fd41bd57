import cors from '@fastify/cors';
import { afterEach, describe, expect, test } from 'vitest';
import { type HubServer, listedOrigin } from '../testing.ts';
import { createBench } from './bench.ts';
import { negotiatedId } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

/* What SignalR's client sends from a page of another origin, credentials included as it does by default. */
const asked = 'authorization,x-requested-with,x-signalr-user-agent,content-type';

const preflight = (url: string, method: string, origin: string): Promise<Response> =>
  fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': asked },
  });

const corsApp = (app: HubServer['app']): Promise<unknown> =>
  Promise.resolve(
    app.register(cors, { origin: [listedOrigin], credentials: true, methods: ['GET', 'POST', 'DELETE'] }),
  );

describe.each([
  ['by the hub alone', undefined],
  ['beside the CORS of the app', corsApp],
])('pages of other origins, %s', (_, prepare) => {
  const serve = (): Promise<HubServer> => bench.serve(prepare ? { prepare } : {});

  test.each([
    ['POST', '/negotiate'],
    ['GET', ''],
    ['POST', ''],
    ['DELETE', ''],
  ])('a preflight of %s %s names the exact origin, credentials and headers', async (method, path) => {
    const { url } = await serve();
    const answer = await preflight(url + path, method, listedOrigin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(listedOrigin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-allow-methods')?.split(/, ?/)).toContain(method);
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(/, ?/);
    expect(allowed).toEqual(expect.arrayContaining(asked.split(',')));
  });

  test('a foreign origin is told nothing', async () => {
    const { url } = await serve();
    const answer = await preflight(`${url}/negotiate`, 'POST', 'https://evil.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('every answer names the origin: negotiation, stream, polls, refusals', async () => {
    const { url } = await serve();
    const headers = { origin: listedOrigin, authorization: 'Bearer good' };
    const [streamId, pollId] = [await negotiatedId(url, 'good'), await negotiatedId(url, 'good')];
    const leaving = new AbortController();
    const eventStream = { ...headers, accept: 'text/event-stream' };
    const answers = await Promise.all([
      fetch(`${url}/negotiate`, { method: 'POST', headers }),
      fetch(`${url}?id=${streamId}`, { headers: eventStream, signal: leaving.signal }),
      fetch(`${url}?id=${pollId}`, { headers }),
      fetch(`${url}?id=unknown`, { headers }),
      fetch(`${url}/negotiate`, { method: 'POST', headers: { origin: listedOrigin } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 401]);
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(listedOrigin);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      expect(answer.headers.get('vary')).toContain('Origin');
    }
    leaving.abort();
    await fetch(`${url}?id=${pollId}`, { method: 'DELETE', headers });
  });

  test.each(['GET', 'POST', 'DELETE'])('a %s of a foreign page is refused though its token is good', async (method) => {
    const { url } = await serve();
    const id = await negotiatedId(url, 'good');
    const headers = { origin: 'https://evil.example', authorization: 'Bearer good' };
    expect((await fetch(`${url}?id=${id}`, { method, headers })).status).toBe(403);
  });
});
