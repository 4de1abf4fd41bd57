import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { icalInstant, icalLines, icalText } from './ical-text.ts';

const read = (text: string): unknown => {
  const lines = icalLines(['BEGIN:VEVENT', `SUMMARY:${icalText(text)}`, 'END:VEVENT']);
  return new ICAL.Component(ICAL.parse(lines)).getFirstPropertyValue('summary');
};

test('any text comes out of another parser as it went in, but for control characters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((given) => !/\p{Cc}/u.test(given));
  fc.assert(
    fc.property(text, (given) => {
      expect(read(given)).toBe(given);
    }),
  );
  expect(read('a\r\nb\nc\rd\u0007e\te')).toBe('a\nb\nc\ndee');
});

test('no line is longer than 75 octets, and no character is cut in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (given) => {
      const lines = icalLines([`SUMMARY:${icalText(given)}`]);
      for (const line of lines.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(lines.isWellFormed()).toBe(true);
    }),
  );
});

test('an instant is written in UTC to the second', () => {
  expect(icalInstant(Date.UTC(2026, 9, 25, 0, 30, 5, 999))).toBe('20261025T003005Z');
});
