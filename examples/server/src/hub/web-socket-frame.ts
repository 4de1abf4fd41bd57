import type { TransferFormat } from './protocol.ts';

/* RFC 6455, 5.2: the last piece of a message, unmasked as a server sends it. */
const final = 0x80;
const opcodes: Readonly<Record<TransferFormat, number>> = { Text: 0x1, Binary: 0x2 };
const longestIn7Bits = 125;
const longestIn16Bits = 0xffff;

function headerOf(length: number, format: TransferFormat): Buffer {
  const first = final | opcodes[format];
  if (length <= longestIn7Bits) return Buffer.from([first, length]);
  const isShort = length <= longestIn16Bits;
  const header = Buffer.alloc(isShort ? 4 : 10);
  header.writeUInt8(first, 0);
  header.writeUInt8(isShort ? 126 : 127, 1);
  if (isShort) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

/** Puts data into a frame of a WebSocket. */
export type FrameWriter = (data: Uint8Array, format: TransferFormat) => Uint8Array;

/** Makes a writer that frames what goes to many clients once: the same data is the same frame. */
export function createFrameWriter(): FrameWriter {
  const frames = new WeakMap<Uint8Array, Uint8Array>();
  return (data, format) => {
    const known = frames.get(data);
    if (known) return known;
    const frame = Buffer.concat([headerOf(data.length, format), data]);
    frames.set(data, frame);
    return frame;
  };
}
