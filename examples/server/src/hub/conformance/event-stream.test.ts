import { afterEach, expect, test } from 'vitest';
import { createBench, end } from './bench.ts';
import { negotiatedId } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const handshake = `{"protocol":"json","version":1}${end}`;

/** The stream as it comes over the wire. */
async function start(changes?: Parameters<typeof bench.serve>[0]) {
  const server = await bench.serve(changes);
  const id = await negotiatedId(server.url, 'good');
  const leaving = new AbortController();
  bench.later(async () => leaving.abort());
  const response = await fetch(`${server.url}?id=${id}&access_token=good`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  /* reads on until the text ends so */
  const until = async (ending: string): Promise<string> => {
    while (!text.endsWith(ending)) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) throw new Error(`The stream ended after ${text}`);
      text += decoder.decode(value, { stream: true });
    }
    const read = text;
    text = '';
    return read;
  };
  const post = async (body: string): Promise<number> => {
    const headers = { authorization: 'Bearer good' };
    return (await fetch(`${server.url}?id=${id}`, { method: 'POST', headers, body })).status;
  };
  return { server, response, reader, until, post };
}

test('its head keeps everything on the way from storing, packing or collecting it', async () => {
  const { response } = await start();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'content-encoding': 'identity',
    'cache-control': 'no-cache, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
});

test('what the app sets on every answer is on this one too', async () => {
  const { response } = await start({
    prepare: async (app) => {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('x-request-id', 'r-1');
      });
    },
  });
  expect(response.headers.get('x-request-id')).toBe('r-1');
});

test('it opens with a comment, so that browsers take it for open, and holds one unnamed event a message', async () => {
  const stream = await start();
  expect(await stream.until('\r\n\r\n')).toBe(':\r\n\r\n');
  expect(await stream.post(handshake)).toBe(200);
  expect(await stream.until('\r\n\r\n')).toBe(`data: {}${end}\r\n\r\n`);
  stream.server.hub.send(() => true, 'Changes', 'line\r\nbreak');
  expect(await stream.until('\r\n\r\n')).toBe(
    `data: {"type":1,"target":"Changes","arguments":["line\\r\\nbreak"]}${end}\r\n\r\n`,
  );
});

test('it ends after the last word', async () => {
  const stream = await start();
  await stream.post(handshake);
  await stream.until(`{}${end}\r\n\r\n`);
  stream.server.hub.close(() => true, { error: 'over' });
  expect(await stream.until('\r\n\r\n')).toContain('over');
  expect(await stream.reader?.read()).toEqual({ value: undefined, done: true });
});

test('a client that leaves while it is decided about him leaves nothing behind', async () => {
  let admit = (): void => {};
  const deciding = Promise.withResolvers<void>();
  const server = await bench.serve({
    keyOf: () => 'session',
    authenticate: async ({ phase }) => {
      if (phase === 'negotiate') return { name: 'session' };
      deciding.resolve();
      await new Promise<void>((resolve) => {
        admit = resolve;
      });
      return { name: 'session' };
    },
  });
  const id = await negotiatedId(server.url, 'good');
  const gone = new Promise<void>((resolve) => {
    server.app.server.once('request', (_request, response) => response.once('close', () => resolve()));
  });
  const leaving = new AbortController();
  const opened = fetch(`${server.url}?id=${id}`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  await deciding.promise;
  leaving.abort();
  await expect(opened).rejects.toThrow();
  await gone;
  admit();
  await new Promise(setImmediate);
  /* the server stops without waiting for anybody */
  await server.hub.stop();
});
