import { ProtocolError } from './protocol.ts';

const maxDepth = 100;

/** What a value's first byte says: bytes of its own after it, and values inside it. */
interface Head {
  readonly bytes: number;
  readonly values: number;
}

const scalar = (bytes: number): Head => ({ bytes, values: 0 });

/* https://github.com/msgpack/msgpack/blob/master/spec.md#formats */
function headAt(view: DataView, at: number): Head {
  const type = view.getUint8(at);
  const size = (width: 1 | 2 | 4): number =>
    width === 1 ? view.getUint8(at + 1) : width === 2 ? view.getUint16(at + 1) : view.getUint32(at + 1);
  if (type < 0x80 || type >= 0xe0) return scalar(0);
  if (type < 0x90) return { bytes: 0, values: 2 * (type & 0x0f) };
  if (type < 0xa0) return { bytes: 0, values: type & 0x0f };
  if (type < 0xc0) return scalar(type & 0x1f);
  switch (type) {
    case 0xc0: // nil
    case 0xc2: // false
    case 0xc3: // true
      return scalar(0);
    case 0xc4: // bin 8, str 8
    case 0xd9:
      return scalar(1 + size(1));
    case 0xc5: // bin 16, str 16
    case 0xda:
      return scalar(2 + size(2));
    case 0xc6: // bin 32, str 32
    case 0xdb:
      return scalar(4 + size(4));
    case 0xc7: // ext 8, 16, 32
      return scalar(2 + size(1));
    case 0xc8:
      return scalar(3 + size(2));
    case 0xc9:
      return scalar(5 + size(4));
    case 0xca: // float 32, 64
      return scalar(4);
    case 0xcb:
      return scalar(8);
    case 0xcc: // uint 8, 16, 32, 64
    case 0xcd:
    case 0xce:
    case 0xcf:
      return scalar(2 ** (type - 0xcc));
    case 0xd0: // int 8, 16, 32, 64
    case 0xd1:
    case 0xd2:
    case 0xd3:
      return scalar(2 ** (type - 0xd0));
    case 0xd4: // fixext 1, 2, 4, 8, 16
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      return scalar(1 + 2 ** (type - 0xd4));
    case 0xdc: // array 16, 32
      return { bytes: 2, values: size(2) };
    case 0xdd:
      return { bytes: 4, values: size(4) };
    case 0xde: // map 16, 32
      return { bytes: 2, values: 2 * size(2) };
    case 0xdf:
      return { bytes: 4, values: 2 * size(4) };
    default:
      throw new ProtocolError('A frame is not MessagePack.');
  }
}

/**
 * Throws a ProtocolError unless the data is one whole value that holds what it claims. A decoder makes room for the
 * number of values that an array claims: a few bytes that claim billions, once or nested, would take all memory.
 */
export function checkBounds(data: Uint8Array): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  /* values still to come, of each open array and map */
  const open: number[] = [1];
  let at = 0;
  try {
    while (open.length > 0) {
      const head = headAt(view, at);
      at += 1 + head.bytes;
      open.push((open.pop() ?? 0) - 1);
      if (head.values > 0) open.push(head.values);
      while (open.at(-1) === 0) open.pop();
      if (open.length > maxDepth) throw new ProtocolError('A frame is nested too deeply.');
    }
  } catch (error) {
    /* there is no byte where the next value must begin */
    throw error instanceof RangeError ? new ProtocolError('A frame is not complete.') : error;
  }
  if (at > data.length) throw new ProtocolError('A frame is not complete.');
  if (at < data.length) throw new ProtocolError('A frame is longer than its value.');
}
