import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Ingest } from '../devices/ingest.ts';
import { osmandToIngest } from '../devices/osmand.ts';
import { deviceEventToIngest, devicePositionToIngest } from '../devices/own-api.ts';
import { createPhone } from './phone.ts';
import type { PositionReport } from './report.ts';
import { readPanicRequest, sendPanic } from './send-panic.ts';
import { type SimulatorClock, startSimulator } from './simulator.ts';

const start = Date.parse('2026-11-20T22:00:00Z');

/* Takes what phones send through the server's own adapters. */
interface Receiver {
  readonly url: string;
  readonly server: Server;
  readonly taken: { readonly credential: string; readonly path: string; readonly ingest: Ingest }[];
  status: number;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function receive(now: () => number = () => start): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://server');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (url.pathname === '/api/Device/Tasks' || url.pathname === '/api/Device/Inbox') {
      response.end(JSON.stringify([]));
      return;
    }
    if (receiver.status === 200) {
      if (url.pathname === '/device/osmand') {
        const { credential, ingests } = osmandToIngest(new Map(url.searchParams), now());
        for (const ingest of ingests) receiver.taken.push({ credential: credential ?? '', path: url.pathname, ingest });
      } else {
        const credential = request.headers.authorization?.replace('Bearer ', '') ?? '';
        const items: unknown[] = JSON.parse(Buffer.concat(chunks).toString());
        for (const item of items) {
          const isEvent = url.pathname === '/api/Device/Events';
          const ingest = isEvent ? deviceEventToIngest(item, now()).ingest : devicePositionToIngest(item, now());
          receiver.taken.push({ credential, path: url.pathname, ingest });
        }
      }
    }
    response.writeHead(receiver.status).end();
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a TCP port has no other kind
  const receiver: Receiver = { url: `http://127.0.0.1:${port}`, server, taken: [], status: 200 };
  return receiver;
}

function manualClock(): SimulatorClock & { tick(times: number): void; ended: boolean } {
  let run = (): void => {};
  let every = 0;
  let now = start;
  const clock = {
    ended: false,
    now: () => now,
    every: (milliseconds: number, turn: () => void) => {
      every = milliseconds;
      run = turn;
      return () => {
        clock.ended = true;
      };
    },
    tick: (times: number) => {
      for (let index = 0; index < times; index += 1) {
        now += every;
        run();
      }
    },
  };
  return clock;
}

describe('the simulator', () => {
  test('twelve phones start, walk and read, in two styles, and the server believes every word', async () => {
    const clock = manualClock();
    const receiver = await receive(clock.now);
    const simulator = startSimulator({ baseUrl: receiver.url, clock, intervalMs: 5000, seed: 1 });
    const positions = (): number => receiver.taken.filter(({ ingest }) => ingest.position && !ingest.event).length;
    for (let round = 1; round <= 120; round += 1) {
      clock.tick(12);
      await vi.waitFor(() => expect(positions()).toBe(12 * (round + 1)), { interval: 1 });
    }
    await vi.waitFor(() =>
      expect(receiver.taken.some(({ ingest }) => ingest.event?.type === 'GuardMessage')).toBe(true),
    );
    await simulator.stop();
    expect(clock.ended).toBe(true);
    const of = (type: string): Receiver['taken'] => receiver.taken.filter(({ ingest }) => ingest.event?.type === type);
    expect(receiver.taken.filter(({ ingest }) => ingest.quarantine)).toEqual([]);
    const starting = of('Start').map(({ credential }) => credential);
    expect(starting.sort()).toEqual(['demo-guard-1', 'demo-guard-7']);
    const walking = receiver.taken.filter(({ ingest }) => ingest.position).map(({ credential }) => credential);
    expect(new Set(walking).size).toBe(12);
    expect(of('TagRead').length).toBeGreaterThan(5);
    expect(of('GuardPanic')).toEqual([]);
    /* ten minutes at one message in 90 s */
    expect(of('GuardMessage').length).toBeLessThan(20);
    const byOsmand = receiver.taken.filter(({ path }) => path === '/device/osmand');
    expect(new Set(byOsmand.map(({ credential }) => credential)).size).toBe(6);
  });

  test('a server that is down is waited for, and nothing is thrown', async () => {
    const clock = manualClock();
    const receiver = await receive(clock.now);
    const failing = vi.fn<typeof fetch>(async () => {
      throw new TypeError('fetch failed');
    });
    let network: typeof fetch = failing;
    const simulator = startSimulator({
      baseUrl: receiver.url,
      guards: 2,
      clock,
      fetch: (...args) => network(...args),
      seed: 1,
    });
    clock.tick(20);
    await vi.waitFor(() => {
      clock.tick(2);
      expect(failing.mock.calls.length).toBeGreaterThan(10);
    });
    await vi.waitFor(() => {
      network = fetch;
      clock.tick(2);
      const starts = receiver.taken.filter(({ ingest }) => ingest.event?.type === 'Start');
      expect(starts).toHaveLength(1);
      expect(receiver.taken.filter(({ ingest }) => ingest.position).length).toBeGreaterThan(20);
    });
    await simulator.stop();
    const times = receiver.taken.flatMap(({ credential, ingest }) =>
      credential === 'demo-guard-2' && ingest.position ? [ingest.position.recordedAt] : [],
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('a stop ends what is under way', async () => {
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const simulator = startSimulator({ baseUrl: 'http://127.0.0.1:1', clock: manualClock(), fetch: hanging });
    await expect(simulator.stop()).resolves.toBeUndefined();
  });
});

describe("a phone's memory", () => {
  const position = (recordedAt: number): PositionReport => ({
    kind: 'position',
    recordedAt,
    latitude: 50.8,
    longitude: 4.3,
    accuracyMeters: 5,
    speedMps: 1.4,
    headingDegrees: null,
    battery: 50,
  });
  const signal = new AbortController().signal;

  test('full, it loses its oldest position and no event', async () => {
    const receiver = await receive();
    const phone = createPhone({ baseUrl: receiver.url, credential: 'c', style: 'own-api', fetch, signal, capacity: 3 });
    phone.remember({ kind: 'event', clientEventId: 'e', type: 'Start', occurredAt: start, latitude: 50, longitude: 4 });
    for (let index = 0; index < 5; index += 1) phone.remember(position(start + index));
    expect(phone.waiting).toBe(3);
    await phone.deliver();
    expect(phone.waiting).toBe(0);
    expect(receiver.taken.map(({ ingest }) => ingest.event?.type ?? ingest.position?.recordedAt)).toEqual([
      'Start',
      start + 3,
      start + 4,
    ]);
  });

  test.each([
    [500, 1],
    [503, 1],
    [429, 1],
    [401, 1],
    [400, 0],
    [413, 0],
  ])('answer %i leaves %i waiting', async (status, waiting) => {
    const receiver = await receive();
    receiver.status = status;
    const phone = createPhone({ baseUrl: receiver.url, credential: 'c', style: 'osmand', fetch, signal });
    phone.remember(position(start));
    await phone.deliver();
    expect(phone.waiting).toBe(waiting);
  });
});

describe('the panic command', () => {
  test('it sends one panic the server takes as such', async () => {
    const receiver = await receive();
    const result = await sendPanic({ guardNumber: 3, baseUrl: receiver.url }, start);
    expect(result).toEqual({ isSent: true, line: expect.stringContaining('Panic of demo-guard-3 sent') });
    expect(receiver.taken).toMatchObject([
      { credential: 'demo-guard-3', ingest: { event: { type: 'GuardPanic', occurredAt: start, comment: '' } } },
    ]);
  });

  test('it says when the server refuses or cannot be reached', async () => {
    const receiver = await receive();
    receiver.status = 400;
    expect(await sendPanic({ guardNumber: 3, baseUrl: receiver.url }, start)).toMatchObject({
      isSent: false,
      line: expect.stringContaining('refused the panic: 400'),
    });
    receiver.server.closeAllConnections();
    receiver.server.close();
    await once(receiver.server, 'close');
    expect(await sendPanic({ guardNumber: 3, baseUrl: receiver.url }, start)).toMatchObject({
      isSent: false,
      line: expect.stringContaining('cannot be reached'),
    });
  });

  test.each([
    [[], { guardNumber: 1, baseUrl: 'http://127.0.0.1:8080' }],
    [['7'], { guardNumber: 7, baseUrl: 'http://127.0.0.1:8080' }],
    [['--', '--url', 'http://10.0.0.1:1', '12'], { guardNumber: 12, baseUrl: 'http://10.0.0.1:1' }],
  ])('it reads %j', (args, request) => {
    expect(readPanicRequest(args)).toEqual(request);
  });

  test('it follows the port the server was started with', () => {
    expect(readPanicRequest(['2'], { PORT: '9000' })).toEqual({ guardNumber: 2, baseUrl: 'http://127.0.0.1:9000' });
  });

  test.each([[['0']], [['ana']], [['--url']], [['--url', 'nowhere']]])('it refuses %j in one line', (args) => {
    expect(() => readPanicRequest(args)).toThrow(/^'.*' is not a .*Usage: /);
  });
});
