import { describe, expect, test } from 'vitest';
import { inspectJpeg, jpegSource } from './jpeg.rules.ts';
import { zoomed } from './zoom.rules.ts';

const base64 = (...bytes: number[]): string => Buffer.from(bytes).toString('base64');
const frame = (width: number, height: number): number[] => [
  0xff,
  0xc0,
  0,
  17,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  3,
  1,
  34,
  0,
  2,
  17,
  1,
  3,
  17,
  1,
];
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];

describe('what a file says of itself', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n', 'empty'],
    ['a PNG', base64(0x89, 0x50, 0x4e, 0x47), 'notJpeg'],
    ['a text', Buffer.from('<script>').toString('base64'), 'notJpeg'],
    ['no base64', 'ÿØÿ', 'notJpeg'],
    ['20,000 pixels a side', base64(...start, ...frame(20_000, 20_000), ...end), 'huge'],
    ['a picture of a phone', base64(...start, ...frame(4032, 3024), ...end), null],
  ] as const)('%s: %s', (_, text, problem) => {
    expect(inspectJpeg(text).problem).toBe(problem);
  });

  test('its size stands behind what the camera wrote, fill bytes and tables', () => {
    const table = [0xff, 0xc4, 0, 3, 9];
    expect(inspectJpeg(base64(...start, ...exif, 0xff, ...table, ...frame(640, 420), ...end))).toEqual({
      problem: null,
      width: 640,
      height: 420,
      isComplete: true,
    });
  });

  test('a file that was cut is told from a whole one, also when bytes stand behind the end mark', () => {
    const whole = [...start, ...frame(640, 420), 1, 2, 3];
    expect(inspectJpeg(base64(...whole)).isComplete).toBe(false);
    expect(inspectJpeg(base64(...whole, ...end)).isComplete).toBe(true);
    expect(inspectJpeg(base64(...whole, ...end, 0, 0, 0)).isComplete).toBe(true);
  });

  test('S2.87 its address is a jpeg in base64, lines put together', () => {
    expect(jpegSource('/9j/\r\n4AAQ\n')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  });
});

describe('zoom', () => {
  test.each([
    ['fit', 'in', 0.4, 0.5],
    ['fit', 'in', 0.5, 1],
    [1, 'in', 0.4, 2],
    [4, 'in', 0.4, 4],
    [2, 'out', 0.4, 1],
    [0.5, 'out', 0.4, 'fit'],
    [1, 'out', 1, 'fit'],
    ['fit', 'out', 0.4, 'fit'],
  ] as const)('from %s %s, where the fit is %s, leads to %s', (zoom, direction, fitted, expected) => {
    expect(zoomed(zoom, direction, fitted)).toBe(expected);
  });
});
