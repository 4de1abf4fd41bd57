import { ProtocolError, tooLong } from './protocol.ts';

/* Five groups of 7 bits: 2 GiB at most, as SignalR's own formats do. */
const maxPrefixBytes = 5;

/** Splits a transport message into its frames, each led by its length as a VarInt; the prefix counts as length. */
export function* readFrames(data: Uint8Array, maxBytes: number): Generator<Uint8Array> {
  for (let at = 0; at < data.length; ) {
    const start = at;
    let length = 0;
    for (let byte = 0x80; byte >= 0x80; at += 1) {
      const next = data[at];
      const group = at - start;
      if (next === undefined || group >= maxPrefixBytes) throw new ProtocolError('A frame is not complete.');
      byte = next;
      length += (byte & 0x7f) * 2 ** (7 * group);
    }
    if (at - start + length > maxBytes) throw tooLong(maxBytes);
    if (at + length > data.length) throw new ProtocolError('A frame is not complete.');
    yield data.subarray(at, at + length);
    at += length;
  }
}

/** Leads a payload with its length. */
export function writeFrame(payload: Uint8Array): Uint8Array {
  const prefix: number[] = [];
  let rest = payload.length;
  while (rest >= 0x80) {
    prefix.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  prefix.push(rest);
  const frame = new Uint8Array(prefix.length + payload.length);
  frame.set(prefix);
  frame.set(payload, prefix.length);
  return frame;
}
