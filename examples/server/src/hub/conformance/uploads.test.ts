import { type HubMessage, MessageType, Subject } from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HubError } from '../hub-error.ts';
import type { HubServerChanges } from '../testing.ts';
import { createBench, ways } from './bench.ts';

const bench = createBench();
afterEach(bench.cleanup);

async function collect(items: AsyncIterable<unknown> | undefined): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items ?? []) all.push(item);
  return all;
}

const methods: NonNullable<HubServerChanges['methods']> = {
  collect: { type: 'call', uploads: 1, run: ({ uploads: [items] }) => collect(items) },
  both: {
    type: 'call',
    uploads: 2,
    run: async ({ uploads: [first, second] }, ...args) => ({
      args,
      second: await collect(second),
      first: await collect(first),
    }),
  },
  double: {
    type: 'stream',
    uploads: 1,
    run: async function* ({ uploads: [items] }) {
      for await (const item of items ?? []) yield Number(item) * 2;
    },
  },
  first: {
    type: 'call',
    uploads: 1,
    run: async ({ uploads: [items] }) => {
      for await (const item of items ?? []) return item;
      return null;
    },
  },
  plain: () => 'plain',
};

const upload = (target: string, streamIds: string[], invocationId?: string): HubMessage => ({
  type: MessageType.Invocation,
  target,
  arguments: [],
  streamIds,
  ...(invocationId ? { invocationId } : {}),
});
const item = (invocationId: string, value: unknown): HubMessage => ({
  type: MessageType.StreamItem,
  invocationId,
  item: value,
});
const done = (invocationId: string, error?: string): HubMessage => ({
  type: MessageType.Completion,
  invocationId,
  ...(error ? { error } : {}),
});

describe.each(ways)('uploads over $name', (way) => {
  test('every item reaches the method in order', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const subject = new Subject<unknown>();
    const collected = client.invoke('collect', subject);
    const items = ['a', { n: 1 }, null, 'č'];
    for (const one of items) subject.next(one);
    subject.complete();
    expect(await collected).toEqual(items);
  });

  test('several uploads of one call keep apart, beside its plain arguments', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const [first, second] = [new Subject<number>(), new Subject<number>()];
    const collected = client.invoke('both', first, 'one', second, 'two');
    for (const n of [1, 2, 3]) {
      first.next(n);
      second.next(n * 10);
    }
    first.complete();
    second.complete();
    expect(await collected).toEqual({ args: ['one', 'two'], first: [1, 2, 3], second: [10, 20, 30] });
  });

  test('an upload may feed a stream of results', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const subject = new Subject<number>();
    const heard: unknown[] = [];
    const ended = new Promise<void>((resolve, reject) =>
      client
        .stream('double', subject)
        .subscribe({ next: (one) => heard.push(one), complete: () => resolve(), error: reject }),
    );
    subject.next(1);
    await vi.waitFor(() => expect(heard).toEqual([2]));
    subject.next(2);
    subject.complete();
    await ended;
    expect(heard).toEqual([2, 4]);
  });

  test('an upload that fails at the client fails in the method', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    const subject = new Subject<number>();
    const collected = client.invoke('collect', subject);
    subject.next(1);
    subject.error(new Error('camera lost'));
    await expect(collected).rejects.toThrow('camera lost');
  });

  test('a method that has read enough answers at once, and what comes later is dropped', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    await raw.send(upload('first', ['s'], '1'), item('s', 7));
    expect(await raw.next()).toMatchObject({ invocationId: '1', result: 7 });
    await raw.send(item('s', 8), done('s'), upload('plain', [], '2'));
    expect(await raw.next()).toMatchObject({ invocationId: '2', result: 'plain' });
  });

  test('items in the same piece as their call are not lost', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    await raw.send(upload('collect', ['s'], '1'), item('s', 'a'), item('s', 'b'), done('s'));
    expect(await raw.next()).toMatchObject({ invocationId: '1', result: ['a', 'b'] });
  });

  test('an upload that its method does not read is bounded', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = async ({ uploads: [items] }: { uploads: readonly AsyncIterable<unknown>[] }): Promise<unknown> => {
      await held;
      return collect(items);
    };
    const own: HubServerChanges['methods'] = {
      slow: { type: 'call', uploads: 1, run: slow },
      release: () => release(),
    };
    const raw = await bench.shake(await bench.serve({ methods: own, limits: { uploadItems: 3 } }), way);
    const calls = [upload('slow', ['a'], '1'), upload('slow', ['b'], '2')];
    const items = ['a', 'b', 'a', 'b', 'a', 'b', 'a'].map((id, index) => item(id, index));
    await raw.send(...calls, ...items, done('a'), done('b'), upload('release', []));
    const answers = [await raw.next(), await raw.next()];
    expect(answers).toContainEqual(
      expect.objectContaining({ invocationId: '1', error: 'More than 3 items of an upload wait to be read.' }),
    );
    expect(answers).toContainEqual(expect.objectContaining({ invocationId: '2', result: [1, 3, 5] }));
  });

  test('an id in use takes no second upload, nor does one call twice', async () => {
    const raw = await bench.shake(await bench.serve({ methods }), way);
    await raw.send(upload('collect', ['s'], '1'), upload('collect', ['s'], '2'), upload('both', ['t', 't'], '3'));
    const error = 'A stream ID is already in use.';
    expect([await raw.next(), await raw.next()]).toMatchObject([
      { invocationId: '2', error },
      { invocationId: '3', error },
    ]);
    await raw.send(item('s', 'still there'), done('s'));
    expect(await raw.next()).toMatchObject({ invocationId: '1', result: ['still there'] });
  });

  test('a client that leaves ends its uploads with an error', async () => {
    const told: unknown[] = [];
    const watch: HubServerChanges['methods'] = {
      watch: {
        type: 'call',
        uploads: 1,
        run: ({ uploads: [items] }) =>
          collect(items).catch((error) => {
            told.push(error);
          }),
      },
    };
    const raw = await bench.shake(await bench.serve({ methods: watch }), way);
    await raw.send(upload('watch', ['s']), item('s', 1));
    await raw.line.cut();
    await vi.waitFor(() => expect(told).toEqual([new HubError('The connection has ended.')]));
  });

  test('a method without uploads refuses them', async () => {
    const client = await bench.connect(await bench.serve({ methods }), way);
    await expect(client.invoke('plain', new Subject())).rejects.toThrow("The 'plain' method takes no upload streams.");
  });
});
