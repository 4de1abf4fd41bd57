import { dateOfEpochDay, endOfLocalDay, epochDay, type Occurrence, startOfLocalDay } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleItem, samplePlan, sampleZone } from './calendar-samples.ts';
import { bucketByDay, emptyDay, listedItems, noFilter, passesFilter, shownDays } from './day-buckets.rules.ts';

const inZagreb = (): string => sampleZone;
const at = (text: string): number => Date.parse(text);
const item = (id: number, startsAt: string, endsAt: string): Occurrence =>
  sampleItem({ occurrenceId: id, startsAt: at(startsAt), endsAt: at(endsAt) });

test('a check lies on the local day it begins, also when that is another day in UTC (E11)', () => {
  const buckets = bucketByDay([item(1, '2026-11-22T23:30Z', '2026-11-23T00:30Z')], inZagreb);
  expect([...buckets.keys()].map(dateOfEpochDay)).toEqual(['2026-11-23']);
});

test('a check lies on the day of its own zone', () => {
  const [one, other] = [
    item(1, '2026-11-23T23:30Z', '2026-11-24T00:30Z'),
    item(2, '2026-11-23T23:30Z', '2026-11-24T00:30Z'),
  ];
  const buckets = bucketByDay([one, other], ({ occurrenceId }) =>
    occurrenceId === 1 ? sampleZone : 'America/New_York',
  );
  expect(buckets.get(epochDay('2026-11-24'))?.starting).toEqual([one]);
  expect(buckets.get(epochDay('2026-11-23'))?.starting).toEqual([other]);
});

test('a night is listed on the day it begins; what lasts a day or longer on each of its days', () => {
  const night = item(1, '2026-11-23T22:00+01:00', '2026-11-24T06:00+01:00');
  const days = item(2, '2026-11-23T22:00+01:00', '2026-11-25T06:00+01:00');
  const buckets = bucketByDay([days, night], inZagreb);
  const listed = (date: string): number[] =>
    listedItems(buckets.get(epochDay(date)) ?? emptyDay).map(({ occurrenceId }) => occurrenceId);
  expect([listed('2026-11-23'), listed('2026-11-24'), listed('2026-11-25')]).toEqual([[1, 2], [2], [2]]);
  /* By the hour the night is on both days. */
  expect(buckets.get(epochDay('2026-11-24'))?.continued).toEqual([night, days]);
});

test('what ends at midnight is not on the next day', () => {
  const buckets = bucketByDay([item(1, '2026-11-23T23:00+01:00', '2026-11-24T00:00+01:00')], inZagreb);
  expect([...buckets.keys()]).toEqual([epochDay('2026-11-23')]);
});

test('a check that ends in the year 9999 does not fill the memory', () => {
  const buckets = bucketByDay([item(1, '2026-11-23T08:00Z', '9999-12-31T08:00Z')], inZagreb);
  expect(buckets.size).toBe(401);
});

test('each day holds exactly the checks that overlap it, by time', () => {
  const start = at('2026-10-20T00:00Z');
  const minute = 60_000;
  const anyItem = fc
    .tuple(fc.integer({ min: 0, max: 14 * 1440 }), fc.integer({ min: 1, max: 3 * 1440 }))
    .map(([from, length]) => ({ startsAt: start + from * minute, endsAt: start + (from + length) * minute }));
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 40 }), (times) => {
      const items = times.map((own, index) => sampleItem({ occurrenceId: index + 1, ...own }));
      const buckets = bucketByDay(items, inZagreb);
      for (let day = epochDay('2026-10-19'); day <= epochDay('2026-11-10'); day += 1) {
        const [from, to] = [
          startOfLocalDay(sampleZone, dateOfEpochDay(day)),
          endOfLocalDay(sampleZone, dateOfEpochDay(day)),
        ];
        const ids = (list: readonly Occurrence[]): number[] => list.map(({ occurrenceId }) => occurrenceId);
        const { starting, continued } = buckets.get(day) ?? emptyDay;
        const sorted = (list: Occurrence[]): Occurrence[] =>
          list.toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt || a.occurrenceId - b.occurrenceId);
        expect(ids(starting)).toEqual(ids(sorted(items.filter((one) => one.startsAt >= from && one.startsAt < to))));
        expect(ids(continued)).toEqual(ids(sorted(items.filter((one) => one.startsAt < from && one.endsAt > from))));
      }
    }),
    { numRuns: 40 },
  );
});

test('a refresh that changes one check of 2,000 keeps every other day as the object it was', () => {
  const items = samplePlan(2000);
  const before = bucketByDay(items, inZagreb);
  const changed = items.with(700, sampleItem({ ...items[700], readAt: 1 }));
  const after = bucketByDay(changed, inZagreb, before);
  const others = [...after].filter(([day, own]) => own !== before.get(day));
  expect(others).toHaveLength(1);
  expect(after.size).toBe(before.size);
});

test('guard and location both must hold, and none of them asks for everything', () => {
  const [one, two, three] = [
    sampleItem({ occurrenceId: 1, guardId: 1, locationId: 7 }),
    sampleItem({ occurrenceId: 2, guardId: 1, locationId: 8 }),
    sampleItem({ occurrenceId: 3, guardId: 2, locationId: 7 }),
  ];
  const passing = (guardId: number | null, locationId: number | null): number[] =>
    [one, two, three]
      .filter((own) => passesFilter(own, { guardId, locationId }))
      .map(({ occurrenceId }) => occurrenceId);
  expect([passing(1, 7), passing(1, null), passing(null, 7), passing(null, null)]).toEqual([
    [1],
    [1, 2],
    [1, 3],
    [1, 2, 3],
  ]);

  const buckets = bucketByDay([one, two, three], inZagreb);
  const day = epochDay('2026-11-23');
  expect(shownDays(buckets, [day], noFilter).get(day)).toBe(buckets.get(day));
  expect(shownDays(buckets, [day], { guardId: 1, locationId: 7 }).get(day)?.starting).toEqual([one]);
});
