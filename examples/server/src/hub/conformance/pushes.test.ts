import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBench, ways } from './bench.ts';

const bench = createBench();
afterEach(bench.cleanup);

describe.each(ways)('pushes over $name', (way) => {
  test('reach those who are meant, each once, in order', async () => {
    const server = await bench.serve();
    const heard: Record<string, unknown[]> = { 'good-a': [], 'good-b': [] };
    for (const [token, list] of Object.entries(heard)) {
      (await bench.connect(server, way, { token })).on('Changes', (...args) => list.push(args));
    }
    server.hub.send(() => true, 'Changes', { from: 0, text: 'Šarić' }, 2);
    server.hub.send(({ name }) => name === 'good-b', 'Changes', 'b');
    server.hub.send(() => true, 'Changes', 'last');
    await vi.waitFor(() => expect(heard['good-a']).toHaveLength(2));
    await vi.waitFor(() => expect(heard['good-b']).toHaveLength(3));
    expect(heard['good-a']).toEqual([[{ from: 0, text: 'Šarić' }, 2], ['last']]);
    expect(heard['good-b']).toEqual([[{ from: 0, text: 'Šarić' }, 2], ['b'], ['last']]);
  });

  test('in a burst none is lost and none comes twice', async () => {
    const server = await bench.serve();
    const heard: number[] = [];
    (await bench.connect(server, way)).on('Changes', (n) => heard.push(n));
    const numbers = Array.from({ length: 500 }, (_, n) => n);
    for (const n of numbers) {
      server.hub.send(() => true, 'Changes', n);
      if (n % 50 === 0) await new Promise(setImmediate);
    }
    await vi.waitFor(() => expect(heard).toHaveLength(500), 10_000);
    expect(heard).toEqual(numbers);
  });
});

test('a message is serialised once for each protocol, however many get it and by whatever transport', async () => {
  const server = await bench.serve();
  const heard: unknown[] = [];
  const twice = [...ways, ...ways];
  const clients = await Promise.all(twice.map((way, n) => bench.connect(server, way, { token: `good-${n}` })));
  for (const client of clients) client.on('Changes', (payload) => heard.push(payload));
  let reads = 0;
  const payload = {
    get counted() {
      reads += 1;
      return 'value';
    },
  };
  server.hub.send(() => true, 'Changes', payload);
  await vi.waitFor(() => expect(heard).toEqual(twice.map(() => ({ counted: 'value' }))));
  /* once as JSON; MessagePack looks at a member twice, for how many there are and for what it is */
  expect(reads).toBeLessThanOrEqual(3);
});
