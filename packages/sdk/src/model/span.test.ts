import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSpan, secondsOfSpan, secondsOfTime } from './index.ts';

test('S3.132 the interval 01:30:00 is 90 minutes, and 24:00:00 is allowed', () => {
  expect(secondsOfSpan('01:30:00')).toBe(90 * 60);
  expect(secondsOfSpan('24:00:00')).toBe(86_400);
});

test('S3.133 the tolerance 00:30:00 is 30 minutes', () => {
  expect(secondsOfSpan('00:30:00')).toBe(30 * 60);
  expect(secondsOfSpan('00:00:00')).toBe(0);
});

test('nothing else is a span, and 24:00:00 is not a time of day', () => {
  const texts = ['', '24:00:01', '24:30:00', '25:00:00', '1:30:00', '01:60:00', '01:00:60', '01:30', '01:30:00\n'];
  for (const text of [...texts, '-01:00:00', '1e:00:00', '01:30:00.5']) expect(secondsOfSpan(text), text).toBeNull();
  expect(secondsOfTime('23:59:59')).toBe(86_399);
  expect(secondsOfTime('24:00:00')).toBeNull();
});

test('spans travel as HH:mm:ss and come back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      expect(secondsOfSpan(formatSpan(seconds))).toBe(seconds);
    }),
  );
  for (const seconds of [-1, 86_401, 1.5, Number.NaN]) expect(() => formatSpan(seconds)).toThrow(RangeError);
});
