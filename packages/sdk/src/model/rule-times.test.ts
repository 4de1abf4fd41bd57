import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, formatSpan, secondsOfTime, storedFromWall, wallFromStored } from './index.ts';

const zone = 'Europe/Zagreb';
const seconds = (time: string): number => secondsOfTime(time) ?? Number.NaN;
const stored = (date: string, from: string, to: string): string[] =>
  [from, to].map((time) => storedFromWall(seconds(time), date, zone));
const shown = (text: string, date: string): string => formatSpan(wallFromStored(text, date, zone) ?? -1);

describe('table C1, Europe/Zagreb', () => {
  test.each([
    ['2026-10-19', '+02', ['20:00:00', '04:00:00'], '22:00:00'],
    ['2026-10-25', 'noon is +01', ['21:00:00', '05:00:00'], '21:00:00'],
    ['2026-11-24', '+01', ['21:00:00', '05:00:00'], '21:00:00'],
    ['2027-03-28', 'noon is +02', ['20:00:00', '04:00:00'], '22:00:00'],
  ])('C1 %s (%s): wall 22:00-06:00 is stored as %j, and stored 20:00:00 shows %s', (date, _offset, expected, time) => {
    expect(stored(date, '22:00:00', '06:00:00')).toEqual(expected);
    expect(shown('20:00:00', date)).toBe(time);
  });

  test('C1 2026-10-19: wall 00:30 is stored as 22:30:00, it wraps and the date is not moved', () => {
    expect(stored('2026-10-19', '00:30:00', '08:00:00')).toEqual(['22:30:00', '06:00:00']);
    expect(shown('22:30:00', '2026-10-19')).toBe('00:30:00');
  });
});

test('S3.131 stored 20:00:00 shows 22:00 for a rule of 2026-10-19 in Zagreb and 21:00 for one of 2026-11-24', () => {
  expect(shown('20:00:00', '2026-10-19')).toBe('22:00:00');
  expect(shown('20:00:00', '2026-11-24')).toBe('21:00:00');
});

test('S3.131 a back end that stores wall time is read and written as it is (`ruleTimes` wall)', () => {
  expect(wallFromStored('20:00:00', '2026-10-19', zone, 'wall')).toBe(72_000);
  expect(storedFromWall(72_000, '2026-10-19', zone, 'wall')).toBe('20:00:00');
});

test('every wall time comes back, in every zone, on every day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(zone, 'America/Sao_Paulo', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'),
      fc.integer({ min: 0, max: 6573 }),
      fc.integer({ min: 0, max: 86_399 }),
      fc.constantFrom('utc-at-start' as const, 'wall' as const),
      (timeZone, day, wall, ruleTimes) => {
        const date = addDays('2018-01-01', day);
        const text = storedFromWall(wall, date, timeZone, ruleTimes);
        expect(text).toMatch(/^\d{2}:\d{2}:\d{2}$/);
        expect(wallFromStored(text, date, timeZone, ruleTimes)).toBe(wall);
      },
    ),
  );
});

test('a text that is no time of day is none', () => {
  for (const text of ['', '24:00:00', '20:00', '8:00:00', '20:60:00', '-1:00:00']) {
    expect(wallFromStored(text, '2026-10-19', zone), text).toBeNull();
  }
});
