import { HubConnectionState, type HubMessage, MessageType } from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import { HubError } from '../hub-error.ts';
import type { HubServerChanges } from '../testing.ts';
import { createBench, end, ways } from './bench.ts';
import { openSocket } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const methods: HubServerChanges['methods'] = {
  echo: (_, value) => value,
  whoAmI: ({ identity }) => identity.name,
  nothing: () => undefined,
  nil: () => null,
  count: (_, ...args) => args.length,
  refuse: () => {
    throw new HubError('Comment is empty');
  },
  break: async () => {
    throw new Error('password of the database');
  },
  cyclic: () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    return circle;
  },
  counter: { type: 'stream', run: async function* () {} },
  takesOne: { type: 'call', uploads: 1, run: () => 'taken' },
};

describe.each(ways)('calls over $name', (way) => {
  test('results, no result, arguments, a caller who is known', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    expect(await client.invoke('whoAmI')).toBe('good');
    expect(await client.invoke('WHOAMI')).toBe('good');
    expect(await client.invoke('nothing')).toBeUndefined();
    expect(await client.invoke('nil')).toBeNull();
    expect(await client.invoke('count', 1, 'two', null)).toBe(3);
    const value = { IdUser: 1, list: [null, 1.5, -7, 2 ** 40, true], deep: { a: { b: [] } } };
    expect(await client.invoke('echo', value)).toEqual(value);
  });

  test('unicode comes back as it went', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    for (const text of ['čćžšđ ЂЖ 😀 \u2028 \u2029', '\u0000\u001e\n\r', '"\\', 'data: x\r\n\r\ndata: y', '']) {
      expect(await client.invoke('echo', text)).toBe(text);
    }
  });

  test('100 calls at once are answered to the right caller, the last first', async () => {
    const waiting: (() => void)[] = [];
    const slow = (_: unknown, n: unknown): Promise<unknown> =>
      new Promise((resolve) => {
        waiting.unshift(() => resolve(n));
        if (waiting.length === 100) setImmediate(() => waiting.map((answer) => answer()));
      });
    const client = await bench.connect(await bench.serve({ methods: { slow } }), way);
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const answered: number[] = [];
    const calls = numbers.map(async (n) => {
      const result: number = await client.invoke('slow', n);
      answered.push(result);
      return result;
    });
    expect(await Promise.all(calls)).toEqual(numbers);
    expect(answered).toEqual(numbers.toReversed());
  });

  test("a HubError's text reaches the client, no other detail does", async () => {
    const server = await bench.serve({ methods });
    const client = await bench.connect(server, way);
    await expect(client.invoke('refuse')).rejects.toThrow(/^Comment is empty$/);
    await expect(client.invoke('break')).rejects.toThrow(
      /^An unexpected error occurred invoking 'break' on the server\.$/,
    );
    await expect(client.invoke('cyclic')).rejects.toThrow(/^The result could not be written\.$/);
    expect(server.warnings).toEqual([
      expect.objectContaining({
        method: 'break',
        err: expect.objectContaining({ message: 'password of the database' }),
      }),
      expect.objectContaining({ method: 'cyclic' }),
    ]);
  });

  test('a name that is no method, such as __proto__, finds nothing and breaks nothing', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'missing', '']) {
      await expect(client.invoke(name)).rejects.toThrow('Method does not exist.');
    }
    expect(client.state).toBe(HubConnectionState.Connected);
  });

  test('calls of the wrong kind end in an error that says so', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const streamed = (name: string): Promise<unknown> =>
      new Promise((resolve) =>
        client.stream(name).subscribe({ next: () => {}, complete: () => resolve(null), error: resolve }),
      );
    await expect(client.invoke('counter')).rejects.toThrow(
      "The client attempted to invoke the streaming 'counter' method with a non-streaming invocation.",
    );
    expect(String(await streamed('echo'))).toContain(
      "The client attempted to invoke the non-streaming 'echo' method with a streaming invocation.",
    );
    await expect(client.invoke('takesOne')).rejects.toThrow("The 'takesOne' method takes 1 upload streams.");
    expect(String(await streamed('missing'))).toContain('Method does not exist.');
    expect(client.state).toBe(HubConnectionState.Connected);
  });

  test('a call without an id gets no answer, also when it fails', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    const call = (target: string, invocationId?: string): HubMessage => ({
      type: MessageType.Invocation,
      target,
      arguments: [],
      ...(invocationId ? { invocationId } : {}),
    });
    await raw.send(call('break'), call('missing'), call('counter'), call('nothing', '9'));
    expect(await raw.next()).toMatchObject({ type: MessageType.Completion, invocationId: '9' });
  });

  test('several frames in one piece are taken one after another, with kinds among them that ask nothing', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    const call = (invocationId: string): HubMessage => ({
      type: MessageType.Invocation,
      invocationId,
      target: 'echo',
      arguments: [invocationId],
    });
    await raw.send(
      { type: MessageType.Ping },
      call('a'),
      { type: MessageType.StreamItem, invocationId: 's', item: 1 },
      { type: MessageType.Completion, invocationId: 's' },
      { type: MessageType.CancelInvocation, invocationId: 'unknown' },
      { type: MessageType.Ack, sequenceId: 1 },
      { type: MessageType.Sequence, sequenceId: 1 },
      call('b'),
    );
    expect([await raw.next(), await raw.next()]).toMatchObject([
      { type: MessageType.Completion, invocationId: 'a', result: 'a' },
      { type: MessageType.Completion, invocationId: 'b', result: 'b' },
    ]);
  });

  test('of frames in one piece the ones before a broken one are taken', async () => {
    const taken: unknown[] = [];
    const raw = await bench.shake(await bench.serve({ methods: { take: (_, text) => taken.push(text) } }), way);
    const good = way.protocol().writeMessage({ type: MessageType.Invocation, target: 'take', arguments: ['before'] });
    /* an array where an object must be; an array that nothing follows */
    const piece = typeof good === 'string' ? `${good}[]${end}` : Buffer.concat([Buffer.from(good), Buffer.of(1, 0x92)]);
    await raw.line.send(piece);
    expect(await raw.next()).toMatchObject({ type: MessageType.Close, allowReconnect: true });
    expect(await raw.next()).toBeNull();
    expect(taken).toEqual(['before']);
  });
});

describe('frames that cannot be read', () => {
  test.each([
    ['no JSON', `hello${end}`, 'A frame is not JSON.'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22, 0x1e]), 'A frame is not JSON.'],
    ['no end', '{"type":6}', 'A frame is not complete.'],
    ['no type', `{}${end}`, "'type' must be a number."],
    ['no target', `{"type":1,"arguments":[]}${end}`, "'target' must be a text."],
    ['no arguments', `{"type":1,"target":"echo"}${end}`, "'arguments' must be an array."],
    [
      'an id that is no text',
      `{"type":1,"target":"echo","arguments":[],"invocationId":1}${end}`,
      "'invocationId' must be a text.",
    ],
    [
      'stream ids that are no texts',
      `{"type":4,"invocationId":"1","target":"echo","arguments":[],"streamIds":[1]}${end}`,
      "'streamIds' must be an array of texts.",
    ],
  ])('a message with %s closes the connection and says why', async (_, data, error) => {
    const { url } = await bench.serve({ methods });
    const raw = await openSocket(url);
    await raw.send(`{"protocol":"json","version":1}${end}`);
    expect(String(await raw.next())).toBe(`{}${end}`);
    await raw.send(data);
    expect(String(await raw.next())).toBe(`${JSON.stringify({ type: 7, error, allowReconnect: true })}${end}`);
    expect(await raw.next()).toBeNull();
  });
});
