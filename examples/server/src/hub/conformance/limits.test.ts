import { once } from 'node:events';
import { HttpTransportType, HubConnectionState, type HubMessage, MessageType } from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HubServerChanges } from '../testing.ts';
import { closed, createBench, end, transports, type Way, ways } from './bench.ts';
import { openSocket } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const methods: HubServerChanges['methods'] = { echo: (_, value) => value };
const call = (n: number, value: unknown = n): HubMessage => ({
  type: MessageType.Invocation,
  invocationId: String(n),
  target: 'echo',
  arguments: [value],
});

/** A call whose frame is as long as asked, in bytes. */
function callOf({ protocol }: Way, bytes: number): HubMessage {
  const size = (message: HubMessage): number => {
    const written = protocol().writeMessage(message);
    return typeof written === 'string' ? Buffer.byteLength(written) : written.byteLength;
  };
  let length = bytes - 100;
  while (size(call(1, 'x'.repeat(length))) < bytes) length += 1;
  return call(1, 'x'.repeat(length));
}

describe.each(ways)('the length of messages over $name', (way) => {
  test('one as long as allowed passes, one byte more closes the connection with a word', async () => {
    const server = await bench.serve({ methods });
    const raw = await bench.shake(server, way);
    await raw.send(callOf(way, 32_768));
    expect(await raw.next()).toMatchObject({ type: MessageType.Completion, result: expect.any(String) });
    await raw.send(callOf(way, 32_769));
    expect(await raw.next()).toMatchObject({
      type: MessageType.Close,
      error: 'The maximum message size of 32768B was exceeded.',
    });
    expect(await raw.next()).toBeNull();
  });

  test('64 KiB pass where they are allowed, and the client is told when they are too much', async () => {
    const text = 'č'.repeat(32 * 1024);
    const generous = await bench.connect(await bench.serve({ methods, limits: { messageBytes: 66 * 1024 } }), way);
    expect(await generous.invoke('echo', text)).toBe(text);
    const strict = await bench.connect(await bench.serve({ methods }), way);
    const ended = closed(strict);
    await expect(strict.invoke('echo', text)).rejects.toThrow();
    expect((await ended)?.message).toContain('The maximum message size of 32768B was exceeded.');
  });

  test('messages that a client joins may be longer together, each within the limit', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(20_000));
    expect(await Promise.all(texts.map((text) => client.invoke('echo', text)))).toEqual(texts);
  });

  test('what the server sends may be longer', async () => {
    const long = 'x'.repeat(300_000);
    const client = await bench.connect(await bench.serve({ methods: { long: () => long } }), way);
    expect(await client.invoke('long')).toBe(long);
  });
});

test('a piece far over the limit ends a WebSocket at once', async () => {
  const flood = await openSocket((await bench.serve()).url);
  flood.socket.send('x'.repeat(1_000_000));
  const [code] = await once(flood.socket, 'close');
  expect(code).toBe(1009);
});

test.each(transports.filter(({ transport }) => transport !== HttpTransportType.WebSockets))(
  'a POST far over the limit is refused over $name',
  async (way) => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    expect(await raw.line.send('x'.repeat(1_000_000))).toBe(413);
    await raw.send(call(1));
    expect(await raw.next()).toMatchObject({ result: 1 });
  },
);

test('a POST of somebody else is refused before it is read', async () => {
  const server = await bench.serve();
  const answer = await fetch(`${server.url}?id=unknown`, { method: 'POST', body: 'x'.repeat(10_000_000) });
  expect(answer.status).toBe(404);
});

describe.each(ways)('the number of messages over $name', (way) => {
  test('20 in a second pass, the 21st closes; a second later there is room again', async () => {
    const server = await bench.serve({ methods, limits: { messagesPerSecond: 20 } });
    const raw = await bench.shake(server, way);
    const calls = Array.from({ length: 20 }, (_, n) => call(n));
    for (let second = 0; second < 3; second += 1) {
      await raw.send(...calls);
      for (let n = 0; n < 20; n += 1) expect(await raw.next()).toMatchObject({ result: n });
      server.clock.advance(1000);
    }
    await raw.send(...calls, call(20));
    expect(await raw.nextOf(MessageType.Close)).toMatchObject({
      error: 'More than 20 messages in a second.',
      allowReconnect: true,
    });
  });

  test('pings count', async () => {
    const raw = await bench.shake(await bench.serve({ limits: { messagesPerSecond: 20 } }), way);
    await raw.send(...Array.from({ length: 21 }, () => ({ type: MessageType.Ping }) as const));
    expect(await raw.next()).toMatchObject({ type: MessageType.Close });
  });
});

describe.each(ways)('a slow client over $name', (way) => {
  test('that does not read is cut off, the others are not', async () => {
    const server = await bench.serve({ limits: { sendBufferBytes: 100_000 } });
    const slow = await bench.shake(server, way, 'good-slow');
    const quick = await bench.shake(server, way, 'good-quick');
    slow.line.pause();
    const text = 'x'.repeat(500_000);
    let sent = 0;
    while ([...server.hub.connections()].length === 2 && sent < 500) {
      server.hub.send(() => true, 'Changes', sent);
      server.hub.send(({ name }) => name === 'good-slow', 'Changes', text);
      expect(await quick.next()).toMatchObject({ target: 'Changes', arguments: [sent] });
      sent += 1;
    }
    expect(server.warnings).toEqual([expect.objectContaining({ waiting: expect.any(Number) })]);
    expect([...server.hub.connections()].map(({ identity }) => identity.name)).toEqual(['good-quick']);
  });
});

describe.each(transports)('room over $name', (way) => {
  test('on a bad network a dead connection makes room for its own client', async () => {
    const server = await bench.serve({ limits: { connectionsPerKey: 1 } });
    const dead = await bench.shake(server, way);
    await expect(openSocket(server.url)).rejects.toThrow('429');
    server.clock.advance(20_000);
    const alive = await bench.shake(server, way);
    expect(await dead.nextOf(MessageType.Close)).toBeNull();
    expect([...server.hub.connections()]).toHaveLength(1);
    await alive.line.cut();
  });

  test('ten connections of one client are the most, and one that ends makes room', async () => {
    const server = await bench.serve();
    const clients = [];
    for (let n = 0; n < 10; n += 1) clients.push(await bench.connect(server, way));
    await expect(bench.connect(server, way)).rejects.toThrow(/429/);
    await bench.connect(server, way, { token: 'good-other' });
    await clients[0]?.stop();
    await vi.waitFor(() => expect([...server.hub.connections()]).toHaveLength(10));
    const again = await bench.connect(server, way);
    expect(again.state).toBe(HubConnectionState.Connected);
  });
});

test('bytes count, not characters', async () => {
  const raw = await openSocket((await bench.serve()).url);
  await raw.send(`{"protocol":"json","version":1}${end}`);
  await raw.next();
  await raw.send(`{"type":6,"note":"${'č'.repeat(17_000)}"}${end}`);
  expect(String(await raw.next())).toContain('maximum message size');
});
