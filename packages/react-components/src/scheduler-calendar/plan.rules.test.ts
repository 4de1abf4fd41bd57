import { epochDay, type OccurrenceDay } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { visibleDays } from './calendar-days.rules.ts';
import { sampleItem, sampleZone } from './calendar-samples.ts';
import { guardLabels, keepNames, placeOf, planNames } from './guard-labels.rules.ts';
import { keepUnchanged, mergedItems, noChanges, plannedOn, weeksOf, withChanges } from './range-items.rules.ts';

/* Names, and items that come from more than one place. */

test('a guard is called by the family name, by an initial beside a namesake, by all of it beside two', () => {
  const labels = guardLabels(
    new Set(['Ivan Horvat', 'Ana Horvat', 'Petra Novak', 'Zoran', 'Ivana Kralj', 'Ivo Kralj', 'Željka Kralj']),
  );
  expect([...labels.values()].toSorted()).toEqual(
    ['I. Horvat', 'A. Horvat', 'Novak', 'Zoran', 'Ivana Kralj', 'Ivo Kralj', 'Ž. Kralj'].toSorted(),
  );
  expect(labels.get('Petra Novak')).toBe('Novak');
  expect(labels.get('Ana Horvat')).toBe('A. Horvat');
});

test('a place is its location and its checkpoint, or the location alone', () => {
  expect(placeOf({ locationName: 'Savica', checkpointName: 'Ulaz A' })).toBe('Savica, Ulaz A');
  expect(placeOf({ locationName: 'Savica', checkpointName: null })).toBe('Savica');
});

test('filters offer each guard and place of the plan once, by name, and are the same objects while nothing changes', () => {
  const items = [
    sampleItem({ guardId: 2, guardName: 'Petra Novak', locationId: 9, locationName: 'Velesajam' }),
    sampleItem({ guardId: 1, guardName: 'Ivan Horvat' }),
    sampleItem({ guardId: 1, guardName: 'Ivan Horvat' }),
  ];
  const names = planNames(items);
  expect(names.guards).toEqual([
    { id: 1, name: 'Ivan Horvat' },
    { id: 2, name: 'Petra Novak' },
  ]);
  expect(names.locations.map(({ name }) => name)).toEqual(['Savica', 'Velesajam']);
  expect(keepNames(names, planNames([...items]))).toBe(names);
  expect(keepNames(names, planNames(items.slice(1))).guards).toHaveLength(1);
});

test('a month that is too large is asked for week by week, a week day by day', () => {
  const weeks = weeksOf(visibleDays('month', '2026-11-14'), [sampleZone]);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual({ from: Date.parse('2026-10-26T00:00+01:00'), to: Date.parse('2026-11-02T00:00+01:00') });
  expect(weeks.every(({ from }, at) => at === 0 || from === weeks[at - 1]?.to)).toBe(true);
  expect(weeksOf(visibleDays('week', '2026-11-14'), [sampleZone])).toHaveLength(7);
});

test('of a check that comes twice the newer version is kept, once', () => {
  const [old, fresh] = [sampleItem({ version: 1 }), sampleItem({ version: 2 })];
  expect(mergedItems([old], [fresh])).toEqual([fresh]);
  expect(mergedItems([fresh], [old])).toEqual([fresh]);
  const list = [old];
  expect(mergedItems(list, [])).toBe(list);
});

test('what was saved and deleted here is seen before the back end sends it', () => {
  const items = [sampleItem({ occurrenceId: 1 }), sampleItem({ occurrenceId: 2 })];
  const moved = sampleItem({ occurrenceId: 2, version: 2 });
  const made = sampleItem({ occurrenceId: 3 });
  const shown = withChanges(items, { saved: [moved, made], deletedIds: new Set([1]) });
  expect(shown).toEqual([moved, made]);
  expect(withChanges(items, noChanges)).toBe(items);
});

test('a refresh without a change is the array it was; with one only that check is a new object', () => {
  const before = [sampleItem({ occurrenceId: 1 }), sampleItem({ occurrenceId: 2 })];
  expect(
    keepUnchanged(
      before,
      before.map((item) => ({ ...item })),
    ),
  ).toBe(before);
  const after = keepUnchanged(before, [
    { ...sampleItem({ occurrenceId: 1 }) },
    sampleItem({ occurrenceId: 2, readAt: 5 }),
  ]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.readAt).toBe(5);
});

test('a day counts as the back end says, where it says it for what is asked', () => {
  const row = (guardId: number | null, planned: number, date = '2026-11-16'): OccurrenceDay => ({
    date,
    guardId,
    locationId: null,
    planned,
    read: 0,
    missed: 0,
  });
  const day = epochDay('2026-11-16');
  const none = { guardId: null, locationId: null };
  expect(plannedOn([row(1, 30), row(2, 12), row(1, 99, '2026-11-17')], day, none)).toBe(42);
  expect(plannedOn([row(1, 30), row(2, 12)], day, { ...none, guardId: 2 })).toBe(12);
  expect(plannedOn([row(null, 42)], day, { ...none, guardId: 2 })).toBeNull();
  expect(plannedOn([row(1, 30)], day, { ...none, locationId: 7 })).toBeNull();
  expect(plannedOn([], day, none)).toBeNull();
});
