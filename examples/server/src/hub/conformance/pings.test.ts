import { HttpTransportType, type HubMessage, MessageType } from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import type { HubServerChanges } from '../testing.ts';
import { createBench, end, ways } from './bench.ts';
import { negotiatedId, openLongPolling, poll } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const pinged = ways.filter(({ transport }) => transport !== HttpTransportType.LongPolling);
const polled = ways.filter(({ transport }) => transport === HttpTransportType.LongPolling);

const methods: HubServerChanges['methods'] = { echo: (_, text) => text };
const call: HubMessage = { type: MessageType.Invocation, invocationId: '1', target: 'echo', arguments: ['here'] };

describe.each(pinged)('pings over $name', (way) => {
  test('who has been sent nothing for 15 s gets one', async () => {
    const server = await bench.serve({ methods });
    const raw = await bench.shake(server, way);
    server.clock.advance(10_000);
    server.hub.send(() => true, 'Changes');
    server.clock.advance(14_000);
    await raw.send(call);
    expect([await raw.next(), await raw.next()]).toMatchObject([{ target: 'Changes' }, { result: 'here' }]);
    server.clock.advance(14_000);
    server.hub.send(() => true, 'Mark');
    expect(await raw.next()).toMatchObject({ target: 'Mark' });
    server.clock.advance(15_000);
    expect(await raw.next()).toMatchObject({ type: MessageType.Ping });
  });
});

describe.each(polled)('keeping alive over $name', (way) => {
  test('a poll that has waited for 15 s is answered empty, and none gets a ping', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    const line = await openLongPolling(server.url, id, 'good');
    bench.later(line.cut);
    await line.send(`{"protocol":"${way.protocol().name}","version":1}${end}`);
    await line.next();
    const arrived = new Promise<void>((resolve) => server.app.server.once('request', () => resolve()));
    const waiting = poll(server.url, id, 'good');
    await arrived;
    await new Promise(setImmediate);
    server.clock.advance(15_000);
    const answer = await waiting;
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0]);
    server.hub.send(() => true, 'Changes');
    expect((await (await poll(server.url, id, 'good')).arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test('who polls is alive without a ping', async () => {
    const server = await bench.serve();
    const client = await bench.connect(server, way);
    for (let n = 0; n < 6; n += 1) {
      const came = new Promise<void>((resolve) => client.on(`Mark${n}`, () => resolve()));
      server.clock.advance(14_000);
      server.hub.send(() => true, `Mark${n}`);
      await came;
    }
    expect([...server.hub.connections()]).toHaveLength(1);
  });
});

describe.each(ways)('silence over $name', (way) => {
  test('who says nothing for 30 s is closed, who pings is not', async () => {
    const server = await bench.serve({ methods });
    const silent = await bench.shake(server, way, 'good-silent');
    const lively = await bench.shake(server, way, 'good-lively');
    server.clock.advance(29_000);
    /* the answer follows the ping before it */
    await lively.send({ type: MessageType.Ping }, call);
    expect(await lively.nextOf(MessageType.Completion)).toMatchObject({ result: 'here' });
    const heard = silent.nextOf(MessageType.Close);
    server.clock.advance(1000);
    const gone = await heard;
    expect(gone === null || ('error' in gone && gone.error === 'No message for 30 s.')).toBe(true);
    expect([...server.hub.connections()].map(({ identity }) => identity.name)).toEqual(['good-lively']);
  });
});
