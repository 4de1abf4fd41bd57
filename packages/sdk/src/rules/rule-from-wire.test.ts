import { describe, expect, test } from 'vitest';
import { countChecks, type RuleFields, type RuleSource, ruleFromWire, toPatrolRule } from './index.ts';

const fields: RuleFields = {
  rRuleString: 'DTSTART:20261123T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO',
  startDate: '2026-11-23',
  endDate: '2026-11-24',
  fromTime: '07:00:00',
  toTime: '11:00:00',
  hourInterval: '01:00:00',
  tolerance: '00:30:00',
  locationTags: '31,32',
};
const zagreb = { timeZone: 'Europe/Zagreb' };
const problemsOf = (change: Partial<RuleFields>): string[] => {
  const reading = ruleFromWire({ ...fields, ...change }, zagreb);
  return reading.ok ? [] : reading.problems.map(({ field, code }) => `${field} ${code}`);
};

describe('a rule from the wire', () => {
  test('E1 is read from its stored times and expands to eight checks', () => {
    const reading = ruleFromWire(fields, zagreb);
    if (!reading.ok) throw new Error('refused');
    expect(reading.rule).toEqual({
      days: { startDate: '2026-11-23', weekdays: ['MO'], until: null },
      startDate: '2026-11-23',
      endDate: '2026-11-24',
      fromTime: 8 * 3600,
      toTime: 12 * 3600,
      intervalMs: 3_600_000,
      toleranceMs: 1_800_000,
      timeZone: 'Europe/Zagreb',
      checkpointIds: [31, 32],
    });
    expect(countChecks(reading.rule)).toBe(8);
  });

  test('its own zone comes before the installation’s, and wall times may be stored as they are', () => {
    expect(ruleFromWire({ ...fields, timeZone: 'Europe/Lisbon' }, zagreb)).toMatchObject({
      rule: { timeZone: 'Europe/Lisbon', fromTime: 7 * 3600 },
    });
    expect(ruleFromWire(fields, { ...zagreb, ruleTimes: 'wall' })).toMatchObject({ rule: { fromTime: 7 * 3600 } });
  });

  test('every field that cannot be read is told at once', () => {
    expect(problemsOf({ rRuleString: 'FREQ=DAILY', fromTime: '24:00:00', toTime: 'x' })).toEqual([
      'rRuleString format',
      'fromTime format',
      'toTime format',
    ]);
    expect(problemsOf({ hourInterval: '25:00:00', tolerance: '', locationTags: '31;32' })).toEqual([
      'hourInterval format',
      'tolerance format',
      'LocationTags format',
    ]);
    expect(problemsOf({ startDate: '1-1-1', endDate: '', timeZone: 'Mars/Base', fromTime: '7' })).toEqual([
      'timeZone format',
      'startDate format',
      'endDate format',
      'fromTime format',
    ]);
    expect(problemsOf({ rRuleString: fields.rRuleString.replace('=MO', '=') })).toEqual(['rRuleString required']);
  });
});

test('a rule of the model is planned from just as its wire form is', () => {
  const source: RuleSource = {
    rrule: fields.rRuleString,
    startDate: '2026-11-23',
    endDate: '2026-11-24',
    fromTime: 8 * 3600,
    toTime: 12 * 3600,
    intervalMinutes: 60,
    toleranceMinutes: 30,
    timeZone: 'Europe/Zagreb',
    checkpointIds: [31, 32],
  };
  expect({ ok: true, rule: toPatrolRule(source) }).toEqual(ruleFromWire(fields, zagreb));
  expect(toPatrolRule({ ...source, rrule: 'FREQ=DAILY' })).toBeNull();
});
