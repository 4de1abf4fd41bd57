import { EventEmitter, on } from 'node:events';
import { type HubConnection, type HubMessage, MessageType } from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HubError } from '../hub-error.ts';
import type { HubServerChanges } from '../testing.ts';
import { createBench, ways } from './bench.ts';

const bench = createBench();
afterEach(bench.cleanup);

interface Heard {
  readonly items: unknown[];
  /** How it ended: null when it was completed. */
  readonly end: Promise<string | null>;
  cancel(): void;
}

function hear(client: HubConnection, name: string, ...args: unknown[]): Heard {
  const items: unknown[] = [];
  let cancel = (): void => {};
  const end = new Promise<string | null>((resolve) => {
    const subscription = client.stream(name, ...args).subscribe({
      next: (item) => items.push(item),
      complete: () => resolve(null),
      error: (error) => resolve(String(error)),
    });
    cancel = () => subscription.dispose();
  });
  return { items, end, cancel: () => cancel() };
}

const streamCall = (invocationId: string, target: string, ...args: unknown[]): HubMessage => ({
  type: MessageType.StreamInvocation,
  invocationId,
  target,
  arguments: args,
  streamIds: [],
});
const cancelOf = (invocationId: string): HubMessage => ({ type: MessageType.CancelInvocation, invocationId });

/* Numbers without end; tells when it was given up. */
function endless(told: string[]): NonNullable<HubServerChanges['methods']> {
  return {
    endless: {
      type: 'stream',
      run: async function* ({ signal }) {
        signal.addEventListener('abort', () => told.push('signal'));
        try {
          for (let n = 0; !signal.aborted; n += 1) {
            yield n;
            await new Promise(setImmediate);
          }
        } finally {
          told.push('returned');
        }
      },
    },
  };
}

async function* one(): AsyncGenerator<undefined> {
  yield undefined;
}

const methods: NonNullable<HubServerChanges['methods']> = {
  count: {
    type: 'stream',
    run: async function* ({ identity }, to) {
      for (let n = 1; n <= Number(to); n += 1) yield { n, who: identity.name };
    },
  },
  later: { type: 'stream', run: async () => one() },
  refuse: {
    type: 'stream',
    run: async function* () {
      yield 1;
      throw new HubError('Enough');
    },
  },
  break: {
    type: 'stream',
    run: async function* () {
      yield 1;
      throw new Error('password of the database');
    },
  },
  breakAtOnce: {
    type: 'stream',
    run: () => {
      throw new Error('password of the database');
    },
  },
  unwritable: {
    type: 'stream',
    run: async function* () {
      yield 1n;
    },
  },
  hang: { type: 'stream', run: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }) },
};

describe.each(ways)('streams over $name', (way) => {
  test('every item comes in order, and then the end', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const heard = hear(client, 'COUNT', 50);
    expect(await heard.end).toBeNull();
    expect(heard.items).toEqual(Array.from({ length: 50 }, (_, n) => ({ n: n + 1, who: 'good' })));
  });

  test('a stream may be promised, be empty or hold nothing', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const [later, empty] = [hear(client, 'later'), hear(client, 'count', 0)];
    expect([await later.end, later.items]).toEqual([null, [null]]);
    expect([await empty.end, empty.items]).toEqual([null, []]);
  });

  test('streams of one client run at once without mixing', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const streams = [10, 20, 30].map((to) => hear(client, 'count', to));
    expect(await Promise.all(streams.map(({ end }) => end))).toEqual([null, null, null]);
    expect(streams.map(({ items }) => items.length)).toEqual([10, 20, 30]);
  });

  test("a HubError's text ends a stream, no other detail does", async () => {
    const server = await bench.serve({ methods });
    const client = await bench.connect(server, way);
    const streams = ['refuse', 'break', 'breakAtOnce', 'unwritable'].map((name) => hear(client, name));
    expect(await Promise.all(streams.map(({ end }) => end))).toEqual([
      'Error: Enough',
      'Error: An error occurred on the server while streaming results.',
      "Error: An unexpected error occurred invoking 'breakAtOnce' on the server.",
      'Error: An error occurred on the server while streaming results.',
    ]);
    expect(streams.map(({ items }) => items)).toEqual([[1], [1], [], []]);
    expect(server.warnings).toHaveLength(3);
  });

  test('a client that cancels ends the stream at its source, and can go on', async () => {
    const told: string[] = [];
    const client = await bench.connect(await bench.serve({ methods: { ...methods, ...endless(told) } }), way);
    const heard = hear(client, 'endless');
    await vi.waitFor(() => expect(heard.items.length).toBeGreaterThan(3));
    heard.cancel();
    await vi.waitFor(() => expect(told).toEqual(['signal', 'returned']));
    expect(await hear(client, 'count', 1).end).toBeNull();
  });

  test('a cancelled stream is completed though its source hangs, and its id is free again', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    await raw.send(streamCall('1', 'hang'), cancelOf('1'), cancelOf('1'));
    expect(await raw.next()).toMatchObject({ type: MessageType.Completion, invocationId: '1' });
    await raw.send(streamCall('1', 'count', 1));
    expect([await raw.next(), await raw.next()]).toMatchObject([
      { type: MessageType.StreamItem, invocationId: '1', item: { n: 1 } },
      { type: MessageType.Completion, invocationId: '1' },
    ]);
  });

  test('a source that waits for what never comes is told of the cancellation, and may throw at it', async () => {
    const told: string[] = [];
    const next = (signal: AbortSignal): Promise<never> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('secret'))));
    const run = ({ signal }: { signal: AbortSignal }): AsyncIterable<never> => ({
      [Symbol.asyncIterator]: () => ({
        next: () => {
          told.push('asked');
          return next(signal);
        },
        return: async () => {
          told.push('returned');
          throw new Error('secret');
        },
      }),
    });
    const server = await bench.serve({ methods: { wait: { type: 'stream', run } } });
    const raw = await bench.shake(server, way);
    await raw.send(streamCall('1', 'wait'));
    await vi.waitFor(() => expect(told).toEqual(['asked']));
    await raw.send(cancelOf('1'));
    const completion = await raw.next();
    expect(completion).toMatchObject({ type: MessageType.Completion, invocationId: '1' });
    expect(JSON.stringify(completion)).not.toContain('error');
    expect(told).toContain('returned');
    expect(server.warnings).toEqual([]);
  });

  test('a source that heeds no signal is told by its return', async () => {
    const source = new EventEmitter();
    const methods: HubServerChanges['methods'] = { watch: { type: 'stream', run: () => on(source, 'change') } };
    const raw = await bench.shake(await bench.serve({ methods }), way);
    await raw.send(streamCall('1', 'watch'));
    await vi.waitFor(() => expect(source.listenerCount('change')).toBe(1));
    source.emit('change', 7);
    expect(await raw.next()).toMatchObject({ type: MessageType.StreamItem, item: [7] });
    await raw.send(cancelOf('1'));
    expect(await raw.next()).toMatchObject({ type: MessageType.Completion });
    await vi.waitFor(() => expect(source.listenerCount('change')).toBe(0));
  });

  test('an id in use takes no second stream', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    await raw.send(streamCall('1', 'hang'), streamCall('1', 'count', 1));
    expect(await raw.next()).toMatchObject({ invocationId: '1', error: 'The invocation ID is already in use.' });
  });

  test('a client that leaves ends its streams at their source', async () => {
    const told: string[] = [];
    const client = await bench.connect(await bench.serve({ methods: endless(told) }), way);
    const heard = hear(client, 'endless');
    await vi.waitFor(() => expect(heard.items.length).toBeGreaterThan(3));
    await client.stop();
    await vi.waitFor(() => expect(told).toEqual(['signal', 'returned']));
  });

  test('a source waits for a client that does not read, and goes on when it does', async () => {
    let made = 0;
    const flood = async function* (): AsyncGenerator<string> {
      for (; made < 3000; made += 1) yield 'x'.repeat(10_000);
    };
    const server = await bench.serve({ methods: { flood: { type: 'stream', run: flood } } });
    const raw = await bench.shake(server, way);
    raw.line.pause();
    await raw.send(streamCall('1', 'flood'));
    await vi.waitFor(() => expect(made).toBeGreaterThan(40));
    /* half of the 1 MiB that may wait, and what lies between here and there */
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(made).toBeLessThan(3000);
    expect(server.warnings).toEqual([]);
    raw.line.resume();
    let items = 0;
    for (let message = await raw.next(); message?.type === MessageType.StreamItem; message = await raw.next())
      items += 1;
    expect(items).toBe(3000);
  });
});

test('a client has at most its number of calls at once', async () => {
  const raw = await bench.shake(
    await bench.serve({ methods, limits: { callsAtOnce: 3 } }),
    ways[0] as (typeof ways)[0],
  );
  await raw.send(
    ...['1', '2', '3', '4'].map((id) => streamCall(id, 'hang')),
    cancelOf('1'),
    streamCall('5', 'count', 0),
  );
  expect([await raw.next(), await raw.next(), await raw.next()]).toMatchObject([
    { invocationId: '4', error: 'More than 3 calls at once.' },
    { invocationId: '1', type: MessageType.Completion },
    { invocationId: '5', type: MessageType.Completion },
  ]);
});
