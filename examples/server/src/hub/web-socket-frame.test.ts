import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { end } from './conformance/bench.ts';
import { startHubServer } from './testing.ts';
import { createFrameWriter } from './web-socket-frame.ts';

/* Lengths of the whole message on both sides of where the frame's header grows. */
test.each([125, 126, 127, 65_535, 65_536, 200_000])(
  'RFC 6455 a message of %i bytes is one frame that a WebSocket reads as it was',
  async (length) => {
    const server = await startHubServer();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}?access_token=good`);
    await once(socket, 'open');
    const heard = once(socket, 'message');
    socket.send(`{"protocol":"json","version":1}${end}`);
    expect(String((await heard)[0])).toBe(`{}${end}`);
    const frame = (text: string): string => `{"type":1,"target":"t","arguments":["${text}"]}${end}`;
    const text = 'x'.repeat(length - frame('').length);
    const pushed = once(socket, 'message');
    server.hub.send(() => true, 't', text);
    const [data, isBinary] = await pushed;
    expect(isBinary).toBe(false);
    expect(String(data)).toBe(frame(text));
    socket.terminate();
    await server.stop();
  },
);

test('the same data is framed once, whoever gets it', () => {
  const frameOf = createFrameWriter();
  const data = new Uint8Array([1, 2, 3]);
  expect(frameOf(data, 'Binary')).toBe(frameOf(data, 'Binary'));
  expect([...frameOf(data, 'Binary')]).toEqual([0x82, 3, 1, 2, 3]);
  expect(frameOf(Uint8Array.from(data), 'Text')).not.toBe(frameOf(data, 'Binary'));
});
