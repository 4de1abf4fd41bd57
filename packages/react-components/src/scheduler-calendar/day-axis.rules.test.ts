import { epochDay, instantOfWall, startOfLocalDay, wallOf } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayAxis,
  daySlots,
  hourLabels,
  hoursOfDay,
  minutesAtPlace,
  missingHours,
  placeOnAxis,
} from './day-axis.rules.ts';

const zagreb = 'Europe/Zagreb';
const long = epochDay('2026-10-25');
const short = epochDay('2027-03-28');
const common = epochDay('2026-11-14');
const texts = (day: number): string[] => hourLabels(dayAxis(zagreb, [day])).map(({ text }) => text);

test('C2 the night in which clocks go back has 25 hours, two of them at 02:00, told apart by their distance from UTC', () => {
  expect(hoursOfDay(zagreb, long)).toBe(25);
  expect(texts(long)).toHaveLength(25);
  expect(texts(long).slice(0, 5)).toEqual(['00:00', '01:00', '02:00 +02', '02:00 +01', '03:00']);
});

test('C2 the night in which clocks go forward has 23 hours, none of them at 02:00', () => {
  expect(hoursOfDay(zagreb, short)).toBe(23);
  expect(texts(short)).toHaveLength(23);
  expect(texts(short).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
});

test('any other day has 24 hours, 00:00 to 23:00', () => {
  expect(texts(common)).toHaveLength(24);
  expect(texts(common).at(22)).toBe('22:00');
});

test('the two instants that the wall shows as 02:30 lie an hour apart (M6)', () => {
  const axis = dayAxis(zagreb, [long]);
  const twice = (which: 'earlier' | 'later'): number =>
    placeOnAxis(axis, long, instantOfWall(zagreb, { date: '2026-10-25', secondsOfDay: 9000 }, which));
  expect([twice('earlier'), twice('later')]).toEqual([5, 7]);
});

test('in a week with the long night the other days have a gap where only Sunday has an hour, and the short night one of its own', () => {
  const autumn = Array.from({ length: 7 }, (_, at) => long - 6 + at);
  const axis = dayAxis(zagreb, autumn);
  expect(axis.slots).toHaveLength(50);
  expect(missingHours(axis, long)).toEqual([]);
  expect(missingHours(axis, long - 1)).toEqual([{ from: 6, to: 8 }]);
  const noon = instantOfWall(zagreb, { date: '2026-10-24', secondsOfDay: 43_200 }, 'earlier');
  expect(placeOnAxis(axis, long - 1, noon)).toBe(26);

  const spring = dayAxis(
    zagreb,
    Array.from({ length: 7 }, (_, at) => short - 6 + at),
  );
  expect(spring.slots).toHaveLength(48);
  expect(missingHours(spring, short)).toEqual([{ from: 4, to: 6 }]);
});

test('a check of a rule in another zone lies where its own clock says', () => {
  const axis = dayAxis(zagreb, [common]);
  const inNewYork = instantOfWall('America/New_York', { date: '2026-11-14', secondsOfDay: 8 * 3600 }, 'earlier');
  expect(placeOnAxis(axis, common, inNewYork, 'America/New_York')).toBe(16);
  /* 02:30 of an ordinary clock on an axis that leaps over it. */
  const night = dayAxis(zagreb, [short]);
  const inUtc = Date.parse('2027-03-28T02:30Z');
  expect(placeOnAxis(night, short, inUtc, 'UTC')).toBe(4);
});

test('what began before the day lies at its top, what ends after it at its end', () => {
  const axis = dayAxis(zagreb, [common]);
  const start = startOfLocalDay(zagreb, '2026-11-14');
  expect(placeOnAxis(axis, common, start - 1)).toBe(0);
  expect(placeOnAxis(axis, common, start + 86_400_000)).toBe(48);
});

const nights: readonly (readonly [string, string])[] = [
  [zagreb, '2026-10-25'],
  [zagreb, '2027-03-28'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2027-04-03'],
  ['Asia/Kathmandu', '2026-11-14'],
];

test('on every kind of day each half hour that passes takes one slot, in the order in which it passes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...nights), fc.integer({ min: 0, max: 25 * 60 }), ([zone, date], minutes) => {
      const day = epochDay(date);
      const axis = dayAxis(zone, [day]);
      const start = startOfLocalDay(zone, date);
      const at = start + minutes * 60_000;
      const place = placeOnAxis(axis, day, at);
      expect(place).toBeCloseTo(Math.min(minutes / 30, daySlots(zone, day).length), 6);
      if (place >= axis.slots.length) return;
      expect(minutesAtPlace(axis, place + 0.0001, 1)).toBe(Math.floor(wallOf(zone, at).secondsOfDay / 60));
    }),
  );
});
