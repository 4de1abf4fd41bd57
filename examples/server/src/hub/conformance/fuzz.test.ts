import { type HubMessage, MessageType } from '@microsoft/signalr';
import { encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jsonProtocol } from '../json-protocol.ts';
import { messagePackProtocol } from '../message-pack-protocol.ts';
import { type HubProtocol, ProtocolError } from '../protocol.ts';
import type { HubServer } from '../testing.ts';
import { createBench, end, type Way, ways } from './bench.ts';
import { openSocket } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const maxBytes = 32_768;
const codecs = ways.slice(0, 2).map((way) => ({
  way,
  name: way.protocol().name,
  protocol: way.protocol().name === 'json' ? jsonProtocol : messagePackProtocol,
}));

/** A frame of any kind, as Microsoft's client writes it. */
const values = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }));
const ids = fc.string({ minLength: 1, maxLength: 8 });
const target = fc.oneof(fc.constantFrom('echo', 'count', 'collect', '__proto__', 'constructor'), fc.string());
const call = fc.record({
  type: fc.constantFrom(MessageType.Invocation as const, MessageType.StreamInvocation as const),
  invocationId: ids,
  target,
  arguments: fc.array(values, { maxLength: 4 }),
  streamIds: fc.array(ids, { maxLength: 2 }),
});
const messages: fc.Arbitrary<HubMessage> = fc.oneof(
  call,
  fc.record({ type: fc.constant(MessageType.StreamItem as const), invocationId: ids, item: values }),
  fc.record({
    type: fc.constant(MessageType.Completion as const),
    invocationId: ids,
    error: fc.string({ minLength: 1 }),
  }),
  fc.record({ type: fc.constant(MessageType.CancelInvocation as const), invocationId: ids }),
  fc.constant({ type: MessageType.Ping } as const),
);

/** What happens to good bytes on a bad way: flipped, cut, doubled, filled in. */
const mutations = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('set' as const), at: fc.nat(), to: fc.nat(255) }),
    fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('double' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('fill' as const), at: fc.nat(), to: fc.uint8Array({ maxLength: 8 }) }),
  ),
  { minLength: 1, maxLength: 6 },
);

type Mutation = typeof mutations extends fc.Arbitrary<(infer One)[]> ? One : never;

function mutate(bytes: Buffer, mutation: Mutation): Buffer {
  const at = bytes.length === 0 ? 0 : mutation.at % bytes.length;
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (mutation.kind === 'cut') return before;
  if (mutation.kind === 'double') return Buffer.concat([before, after, after]);
  if (mutation.kind === 'fill') return Buffer.concat([before, mutation.to, after]);
  return Buffer.concat([before, Buffer.of(mutation.to), after.subarray(1)]);
}

const written = (way: Way, message: HubMessage): Buffer => {
  const data = way.protocol().writeMessage(message);
  return typeof data === 'string' ? Buffer.from(data) : Buffer.from(data);
};

/** Reads to the end; whatever cannot be read must be refused, never broken on. */
function readAll(protocol: HubProtocol, data: Uint8Array): void {
  try {
    for (const message of protocol.parse(data, maxBytes)) expect(message.type).toBeTypeOf('string');
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolError);
  }
}

describe.each(codecs)('$name', ({ protocol, way }) => {
  test('every message of a client is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 5 }), (sent) => {
        /* MessagePack's reader refuses such a key, rather than taking it for a prototype: see below. */
        fc.pre(protocol !== messagePackProtocol || !JSON.stringify(sent).includes('"__proto__":'));
        const data = Buffer.concat(sent.map((message) => written(way, message)));
        const read = [...protocol.parse(data, data.length + 1)];
        expect(read.map(({ type }) => type)).toHaveLength(sent.length);
        for (const [index, message] of sent.entries()) {
          const back = read[index];
          if ('target' in message) expect(back).toMatchObject({ target: message.target });
          if ('invocationId' in message) expect(back).toMatchObject({ invocationId: message.invocationId });
        }
      }),
    );
  });

  test('random bytes are refused with a word of ours', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (data) => readAll(protocol, data)),
      { numRuns: 2000 },
    );
  });

  test('mutated frames are read or refused with a word of ours', () => {
    fc.assert(
      fc.property(fc.array(messages, { minLength: 1, maxLength: 4 }), mutations, (sent, changes) => {
        const data = Buffer.concat(sent.map((message) => written(way, message)));
        readAll(protocol, changes.reduce(mutate, data));
      }),
      { numRuns: 2000 },
    );
  });
});

test('a few bytes that claim to be much take neither memory nor time', () => {
  const frame = (payload: Uint8Array): Uint8Array => Buffer.concat([Buffer.of(...varInt(payload.length)), payload]);
  const claims = [
    Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0xdb, 0xff, 0xff, 0xff, 0xff]),
    Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from([0xdc, 0x7f, 0xff]))),
    Buffer.alloc(30_000, 0x91),
    Buffer.concat([Buffer.alloc(10_000, 0x81), Buffer.from([0xc0])]),
    encode([1, {}, null, 'echo', [{ ['__proto__']: 1 }]]),
  ];
  for (const claim of claims) {
    const parse = (): unknown => [...messagePackProtocol.parse(frame(claim), maxBytes)];
    expect(parse).toThrow(ProtocolError);
  }
  expect(() => [...messagePackProtocol.parse(Buffer.alloc(100, 0xff), maxBytes)]).toThrow('A frame is not complete.');
});

function varInt(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varInt(value >>> 7)];
}

describe.each(codecs)('a hub that is sent garbage as $name', ({ protocol, way }) => {
  let server: HubServer;
  beforeEach(async () => {
    server = await bench.serve({
      limits: { messagesPerSecond: 10_000, connectionsPerKey: 10_000 },
      methods: {
        echo: (_, ...args) => args,
        count: { type: 'stream', run: async function* () {} },
        collect: {
          type: 'call',
          uploads: 1,
          run: async ({ uploads: [items] }) => {
            for await (const item of items ?? []) if (item === null) throw new TypeError('secret of the method');
          },
        },
      },
    });
  });

  /** Everything that the hub says to this; ours to check, not to understand. */
  async function answerTo(data: Uint8Array): Promise<string> {
    const line = await openSocket(server.url);
    await line.send(`{"protocol":"${protocol.name}","version":1}${end}`);
    await line.next();
    await line.send(data);
    await line.send(
      written(way, { type: MessageType.Invocation, invocationId: 'last', target: 'echo', arguments: [] }),
    );
    let said = '';
    for (let piece = await line.next(); piece; piece = await line.next()) {
      said += Buffer.from(piece).toString('latin1');
      if (said.includes('last')) break;
    }
    await line.cut();
    return said;
  }

  test('goes on serving, and no text of an exception gets out', async () => {
    const piece = fc.tuple(fc.array(messages, { minLength: 1, maxLength: 3 }), fc.option(mutations), fc.uint8Array());
    await fc.assert(
      fc.asyncProperty(piece, async ([sent, changes, random]) => {
        const good = Buffer.concat(sent.map((message) => written(way, message)));
        const data = changes ? changes.reduce(mutate, good) : random;
        const said = await answerTo(data.length === 0 ? Buffer.of(0) : data);
        expect(said).not.toMatch(/secret|TypeError|RangeError|SyntaxError|Cannot read|is not a function|\bat .*\.ts/);
      }),
      { numRuns: 150 },
    );
    const survivor = await bench.connect(server, way);
    expect(await survivor.invoke('echo', 'alive')).toEqual(['alive']);
  });
});
