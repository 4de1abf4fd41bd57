import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  endOfLocalDay,
  instantOfWall,
  isTimeZone,
  localDate,
  offsetMs,
  startOfLocalDay,
  wallOf,
  weekdayOf,
  weekdays,
} from './index.ts';

/* Node's own Temporal is the oracle; TypeScript has no types for it yet, so here is the little that is asked of it. */
interface Zoned {
  readonly epochMilliseconds: number;
  readonly offsetNanoseconds: number;
  readonly dayOfWeek: number;
  toPlainDate(): { toString(): string };
  toPlainTime(): { toString(options: { smallestUnit: 'second' }): string };
  getTimeZoneTransition(direction: 'next'): Zoned | null;
}
declare const Temporal: {
  readonly Instant: { fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): Zoned } };
  readonly PlainDateTime: {
    from(text: string): { toZonedDateTime(zone: string, options: { disambiguation: string }): Zoned };
  };
  readonly PlainDate: { from(text: string): { toZonedDateTime(zone: string): Zoned } };
};
const zonedAt = (zone: string, at: number): Zoned =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const zones = [
  'Europe/Zagreb',
  'Europe/Lisbon',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];
const [first, last] = [Date.UTC(2018, 0, 1), Date.UTC(2036, 0, 1)];
const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

/** The instants between 2018 and 2035 at which a zone changes its clocks. */
function transitionsOf(zone: string): number[] {
  const found: number[] = [];
  let at = zonedAt(zone, first).getTimeZoneTransition('next');
  while (at && at.epochMilliseconds < last) {
    found.push(at.epochMilliseconds);
    at = at.getTimeZoneTransition('next');
  }
  return found;
}

function expectWallLikeTemporal(zone: string, at: number): void {
  const zoned = zonedAt(zone, at);
  const wall = wallOf(zone, at);
  const label = `${zone} ${new Date(at).toISOString()}`;
  expect(offsetMs(zone, at), label).toBe(zoned.offsetNanoseconds / 1e6);
  expect(wall.date, label).toBe(zoned.toPlainDate().toString());
  expect(localDate(zone, at), label).toBe(wall.date);
  expect(clock(wall.secondsOfDay), label).toBe(zoned.toPlainTime().toString({ smallestUnit: 'second' }));
  expect(weekdays.indexOf(weekdayOf(wall.date)) + 1, label).toBe(zoned.dayOfWeek);
}

/* Temporal's 'earlier' and 'later' move a time in a gap back or on; 'compatible' is asked for there, for both. */
function expectInstantLikeTemporal(zone: string, date: string, secondsOfDay: number): void {
  const text = `${date}T${clock(secondsOfDay)}`;
  const plain = Temporal.PlainDateTime.from(text);
  const compatible = plain.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const isGap = compatible.toPlainTime().toString({ smallestUnit: 'second' }) !== clock(secondsOfDay);
  for (const which of ['earlier', 'later'] as const) {
    const expected = isGap ? compatible : plain.toZonedDateTime(zone, { disambiguation: which });
    expect(instantOfWall(zone, { date, secondsOfDay }, which), `${zone} ${text} ${which}`).toBe(
      expected.epochMilliseconds,
    );
  }
}

describe.each(zones)('wall time in %s is what Temporal says', (zone) => {
  test('at any instant and any wall time from 2018 to 2035', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: first / 1000, max: last / 1000 }),
        fc.integer({ min: 0, max: 6573 }),
        fc.integer({ min: 0, max: 86_399 }),
        (at, day, secondsOfDay) => {
          expectWallLikeTemporal(zone, at * 1000);
          expectInstantLikeTemporal(zone, addDays('2018-01-01', day), secondsOfDay);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('in every quarter of an hour around each change of the clocks', () => {
    const transitions = transitionsOf(zone);
    if (zone === 'Europe/Zagreb') expect(transitions).toHaveLength(36);
    for (const transition of transitions) {
      for (let minutes = -180; minutes <= 180; minutes += 15) {
        const at = transition + minutes * 60_000;
        expectWallLikeTemporal(zone, at);
        expectWallLikeTemporal(zone, at - 1000);
        const { date, secondsOfDay } = wallOf(zone, at);
        expectInstantLikeTemporal(zone, date, secondsOfDay);
        expectInstantLikeTemporal(zone, date, (secondsOfDay + 3600) % 86_400);
      }
    }
  });

  test('at the start and end of every day', () => {
    for (let day = 0; day < 6574; day += 1) {
      const date = addDays('2018-01-01', day);
      const start = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
      if (startOfLocalDay(zone, date) !== start) expect(startOfLocalDay(zone, date), date).toBe(start);
      const end = endOfLocalDay(zone, date);
      if (localDate(zone, end) <= date || localDate(zone, end - 1) !== date) expect.fail(`${zone} ${date}`);
    }
  });
});

describe('zones', () => {
  test('a day lasts 25 hours in autumn, 23 in spring and 24 else', () => {
    const hours = (date: string): number =>
      (endOfLocalDay('Europe/Zagreb', date) - startOfLocalDay('Europe/Zagreb', date)) / 3_600_000;
    expect(['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28'].map(hours)).toEqual([24, 25, 24, 23]);
  });

  test('a day that a zone left out starts where the next one does', () => {
    expect(startOfLocalDay('Pacific/Apia', '2011-12-30')).toBe(startOfLocalDay('Pacific/Apia', '2011-12-31'));
  });

  test('an instant before 1970 and an offset with seconds are read too', () => {
    expect(wallOf('Europe/Zagreb', -1000)).toEqual({ date: '1970-01-01', secondsOfDay: 3599 });
    expectWallLikeTemporal('Europe/Amsterdam', Date.UTC(1900, 5, 1));
  });

  test('only names of the IANA database are time zones', () => {
    for (const zone of [...zones, 'UTC', 'Etc/GMT+5']) expect(isTimeZone(zone), zone).toBe(true);
    for (const text of ['', '+01:00', '-05', 'Europe/Nowhere', 'Europe/Zagreb ', 'x'.repeat(10_000), '\u0000']) {
      expect(isTimeZone(text), text).toBe(false);
    }
    expect(() => offsetMs('Europe/Nowhere', 0)).toThrow(RangeError);
  });

  test('what is remembered of many zones and years stays right', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 150)) expectWallLikeTemporal(zone, first);
    for (let day = 0; day < 5000; day += 1) offsetMs('Europe/Zagreb', day * 86_400_000);
    expectWallLikeTemporal('Europe/Zagreb', Date.UTC(2026, 9, 25, 0, 59, 59));
    expectWallLikeTemporal('Europe/Zagreb', Date.UTC(2026, 9, 25, 1));
  });
});
