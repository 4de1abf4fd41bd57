import { expect, test } from 'vitest';
import { type RuleToSave, recurrenceRuleFromWire, recurrenceRuleToWire } from './recurrence-rule.ts';

const rule: RuleToSave = {
  ruleId: 0,
  guardId: 7,
  guardName: 'Ana',
  securityGuardId: 7,
  locationId: 1,
  locationName: 'Harbour',
  checkpointIds: [3],
  rrule: 'FREQ=WEEKLY;BYDAY=MO',
  startDate: '2026-11-23',
  endDate: '2026-12-24',
  fromTime: 0,
  toTime: 3600,
  toleranceMinutes: 30,
  timeZone: 'UTC',
  title: 'Night',
  isMissReported: true,
  version: 0,
};
const interval = (given: RuleToSave, fallbackIntervalMinutes?: number): string =>
  recurrenceRuleToWire(given, { timeZone: 'UTC', fallbackIntervalMinutes }).hourInterval;

test('S9.43 a rule without an interval is saved with 30 minutes, or with what the host says', () => {
  expect(interval(rule)).toBe('00:30:00');
  expect(interval(rule, 15)).toBe('00:15:00');
  expect(interval({ ...rule, intervalMinutes: 60 })).toBe('01:00:00');
});

test('C2.12 skipped days and a pause travel both ways; a rule that says nothing of them leaves them, and not every back end is asked', () => {
  const pause = { from: '2026-12-01', until: '2026-12-03' };
  const options = { timeZone: 'UTC' };
  const wire = recurrenceRuleToWire({ ...rule, skippedDates: ['2026-11-30'], pause }, options);
  const breaks = { skippedDates: ['2026-11-30'], pausedFrom: '2026-12-01', pausedUntil: '2026-12-03' };
  expect(wire).toMatchObject(breaks);
  const stored = { ...wire, locationTags: wire.LocationTags };
  expect(recurrenceRuleFromWire(stored, options)).toMatchObject({ skippedDates: ['2026-11-30'], pause });
  expect(recurrenceRuleFromWire({ ...stored, pausedFrom: null, pausedUntil: null }, options).pause).toBeNull();
  expect(recurrenceRuleToWire({ ...rule, skippedDates: [], pause: null }, options)).toMatchObject({
    skippedDates: [],
    pausedFrom: null,
    pausedUntil: null,
  });
  const silent = [
    recurrenceRuleToWire(rule, options),
    recurrenceRuleToWire({ ...rule, pause }, { ...options, hasBreaks: false }),
  ];
  for (const sent of silent) {
    expect(Object.keys(sent).filter((name) => name in breaks)).toEqual([]);
  }
});
