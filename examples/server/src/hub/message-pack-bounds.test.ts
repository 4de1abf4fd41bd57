import { ExtData, encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBounds } from './message-pack-bounds.ts';

const ext = (bytes: number): ExtData => new ExtData(7, new Uint8Array(bytes));

test.each([
  ['nil and booleans', [null, true, false]],
  [
    'integers of every width',
    [0, 127, 128, 65_535, 65_536, 2 ** 32, 2 ** 53 - 1, -1, -32, -33, -129, -32_769, -(2 ** 33)],
  ],
  ['numbers', [1.5, -0.1, Number.MAX_VALUE, Number.NaN]],
  ['texts of every width', ['', 'č'.repeat(15), 'x'.repeat(32), 'x'.repeat(300), 'x'.repeat(70_000)]],
  ['bytes of every width', [new Uint8Array(3), new Uint8Array(300), new Uint8Array(70_000)]],
  ['arrays of every width', [[], Array(15).fill(1), Array(300).fill(1), Array(70_000).fill(1)]],
  ['maps of every width', [{}, ...[3, 300, 70_000].map((size) => Object.fromEntries(Array(size).fill(1).entries()))]],
  ['extensions of every width', [1, 2, 4, 8, 16, 3, 300, 70_000].map(ext)],
  ['times', [new Date(0), new Date(1.5e12), new Date(-1)]],
])('%s pass whole, and not when a byte is missing or left over', (_, values) => {
  for (const value of [values, ...values]) {
    const data = encode(value);
    expect(() => checkBounds(data)).not.toThrow();
    expect(() => checkBounds(data.subarray(0, -1))).toThrow('A frame is not complete.');
    expect(() => checkBounds(Buffer.concat([data, Buffer.of(0xc0)]))).toThrow('A frame is longer than its value.');
  }
});

test('64 bit integers and 32 bit floats pass', () => {
  expect(() => checkBounds(encode([2n ** 64n - 1n, -(2n ** 63n)], { useBigInt64: true }))).not.toThrow();
  expect(() => checkBounds(encode([1.5], { forceFloat32: true }))).not.toThrow();
});

test('whatever can be written passes', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => checkBounds(encode(value))));
});

test('100 levels pass, more do not', () => {
  const nested = (levels: number): Buffer => Buffer.concat([Buffer.alloc(levels, 0x91), Buffer.of(0xc0)]);
  expect(() => checkBounds(nested(99))).not.toThrow();
  expect(() => checkBounds(nested(100))).toThrow('A frame is nested too deeply.');
});

test('the one type that is none is refused, and so is nothing at all', () => {
  expect(() => checkBounds(Buffer.of(0xc1))).toThrow('A frame is not MessagePack.');
  expect(() => checkBounds(new Uint8Array())).toThrow('A frame is not complete.');
});
