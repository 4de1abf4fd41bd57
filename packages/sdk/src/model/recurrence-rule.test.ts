import { expect, test } from 'vitest';
import { type RuleToSave, recurrenceRuleToWire } from './recurrence-rule.ts';

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
