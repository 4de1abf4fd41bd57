import { afterEach, describe, expect, test } from 'vitest';
import { createBench, end, transports, type Way, ways } from './bench.ts';

const bench = createBench();
afterEach(bench.cleanup);

const textOf = (piece: Uint8Array | null): string | null => piece && new TextDecoder().decode(piece);

describe.each(ways)('the handshake over $name', (way) => {
  const { name } = way.protocol();

  test.each([
    ['version 1', `{"protocol":"${name}","version":1}`, {}],
    ['version 2, as a client of stateful reconnect sends it', `{"protocol":"${name}","version":2}`, {}],
    [
      'version 3',
      `{"protocol":"${name}","version":3}`,
      { error: `The server does not support version 3 of the '${name}' protocol.` },
    ],
    ['an unknown protocol', '{"protocol":"xml","version":1}', { error: "The protocol 'xml' is not supported." }],
    ['no protocol', '{}', { error: 'The handshake names no protocol and version.' }],
    ['no JSON', 'hello', { error: 'The handshake could not be read. A frame is not JSON.' }],
    ['an array', '[]', { error: 'The handshake could not be read. A frame is not a JSON object.' }],
  ])('%s', async (_, text, answer) => {
    const line = await bench.open(await bench.serve(), way);
    await line.send(text + end);
    expect(textOf(await line.next())).toBe(JSON.stringify(answer) + end);
    if ('error' in answer) expect(await line.next()).toBeNull();
  });

  test('it may come in pieces, and the first call with its end', async () => {
    const line = await bench.open(await bench.serve({ methods: { ready: () => 'yes' } }), way);
    const protocol = way.protocol();
    const call = protocol.writeMessage({ type: 1, invocationId: '1', target: 'ready', arguments: [] });
    const handshake = `{"protocol":"${name}","version":1}${end}`;
    await line.send(handshake.slice(0, 12));
    await line.send(Buffer.concat([Buffer.from(handshake.slice(12)), Buffer.from(call as string)])); // or an ArrayBuffer
    let answered = '';
    while (!answered.includes('yes')) answered += textOf(await line.next());
    expect(answered.startsWith(`{}${end}`)).toBe(true);
  });

  test('one that never ends is refused, one that never comes is cut off', async () => {
    const server = await bench.serve();
    const long = await bench.open(server, way);
    await long.send('x'.repeat(5000));
    expect(textOf(await long.next())).toBe(`{"error":"The handshake is too long."}${end}`);
    const mute = await bench.open(server, way);
    const ended = mute.next();
    server.clock.advance(15_000);
    expect(await ended).toBeNull();
  });

  test('nothing is pushed before it', async () => {
    const server = await bench.serve();
    const line = await bench.open(server, way);
    server.hub.send(() => true, 'Changes', 'too early');
    await line.send(`{"protocol":"${name}","version":1}${end}`);
    expect(textOf(await line.next())).toBe(`{}${end}`);
    server.hub.send(() => true, 'Changes', 'now');
    expect(textOf(await line.next())).toContain('now');
  });
});

test('an event stream, which carries text alone, refuses a protocol of bytes', async () => {
  const stream = transports.find(({ name }) => name.startsWith('Server-Sent')) as Way; // it is in the list
  const line = await bench.open(await bench.serve(), stream);
  await line.send(`{"protocol":"messagepack","version":1}${end}`);
  expect(textOf(await line.next())).toContain("The transport does not support 'Binary' transfer format.");
  expect(await line.next()).toBeNull();
});
