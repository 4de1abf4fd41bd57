import { describe, expect, test } from 'vitest';
import { weekdays } from '../model/index.ts';
import { type PatrolRule, validateRule } from './index.ts';

const minuteMs = 60_000;
/** Noon of Saturday 2026-11-21 in Zagreb. */
const now = Date.UTC(2026, 10, 21, 11);
const rule: PatrolRule = {
  days: { startDate: '2026-11-24', weekdays: ['MO'], until: null },
  startDate: '2026-11-24',
  endDate: '2026-12-24',
  fromTime: 22 * 3600,
  toTime: 6 * 3600,
  intervalMs: 60 * minuteMs,
  toleranceMs: 30 * minuteMs,
  timeZone: 'Europe/Zagreb',
  checkpointIds: [31, 32],
};
const refusals = (change: Partial<PatrolRule>, isNew = true, at = now): string[] =>
  validateRule({ ...rule, ...change }, { now: at, isNew }).map(
    ({ field, code, message }) => `${field} ${code} ${message}`,
  );

test('a rule as the form makes it is accepted', () => {
  expect(refusals({})).toEqual([]);
});

describe('dates', () => {
  test('the end must be after the start', () => {
    const refused = ['endDate dateOrder must be after the start date'];
    expect(refusals({ endDate: '2026-11-24' })).toEqual(refused);
    expect(refusals({ endDate: '2026-11-23' })).toEqual(refused);
    expect(refusals({ endDate: '2026-11-25' })).toEqual([]);
  });

  test('the end may be the same date next year and no later', () => {
    expect(refusals({ endDate: '2027-11-21' })).toEqual([]);
    expect(refusals({ endDate: '2027-11-22' })).toEqual(['endDate maximum must be at most 2027-11-21']);
    const leapDay = Date.UTC(2028, 1, 29, 11);
    expect(refusals({ endDate: '2029-02-28' }, false, leapDay)).toEqual([]);
    expect(refusals({ endDate: '2029-03-01' }, false, leapDay)).toHaveLength(1);
  });

  test('the year is counted from the rule’s own today', () => {
    const newYear = Date.UTC(2026, 10, 21, 23, 30); // already the 22nd in Zagreb
    expect(refusals({ endDate: '2027-11-22' }, true, newYear)).toEqual([]);
  });

  test('a new rule starts half an hour ahead or later, an edited one whenever it likes', () => {
    const at = (minutes: number): Partial<PatrolRule> => ({ startDate: '2026-11-21', fromTime: 43_200 + minutes * 60 });
    expect(refusals(at(29))).toEqual(['startDate minimum must begin at least 30 minutes from now']);
    expect(refusals(at(30))).toEqual([]);
    expect(refusals({ ...at(0), startDate: '2020-01-01' }, false)).toEqual([]);
  });

  test('a date or a zone that does not exist is refused before anything is computed from it', () => {
    expect(refusals({ startDate: '2026-02-30', timeZone: 'Europe/Nowhere' })).toEqual([
      'timeZone format must be a time zone such as Europe/Zagreb',
      'startDate format must be a date YYYY-MM-DD',
    ]);
    expect(refusals({ endDate: '' })).toEqual(['endDate format must be a date YYYY-MM-DD']);
    expect(refusals({ days: { ...rule.days, until: '2026-02-30' } })).toEqual([
      'rRuleString format must hold dates of the calendar',
    ]);
  });
});

describe('values', () => {
  test('the interval is at least a minute and at most a day', () => {
    expect(refusals({ intervalMs: minuteMs })).toEqual([]);
    expect(refusals({ intervalMs: 24 * 60 * minuteMs })).toEqual([]);
    for (const intervalMs of [0, -1, minuteMs - 1000, Number.NaN]) {
      expect(refusals({ intervalMs })).toEqual(['hourInterval minimum must be at least 00:01:00']);
    }
    expect(refusals({ intervalMs: Infinity })).toEqual(['hourInterval maximum must be at most 24:00:00']);
  });

  test('the tolerance is at least nothing', () => {
    expect(refusals({ toleranceMs: 0 })).toEqual([]);
    expect(refusals({ toleranceMs: -minuteMs })).toEqual(['tolerance minimum must be at least 00:00:00']);
  });

  test('at least one weekday is named', () => {
    expect(refusals({ days: { ...rule.days, weekdays: [] } })).toEqual([
      'rRuleString required must name at least one weekday',
    ]);
  });

  test('times are seconds of a day, and a checkpoint stands once', () => {
    expect(refusals({ fromTime: 86_400, toTime: Number.NaN })).toEqual([
      'fromTime format must be a time HH:mm:ss',
      'toTime format must be a time HH:mm:ss',
    ]);
    expect(refusals({ checkpointIds: [31, 32, 31] })).toEqual([
      'LocationTags duplicate must name each location tag once',
    ]);
  });
});

describe('the limit', () => {
  const year: Partial<PatrolRule> = {
    days: { startDate: '2026-11-22', weekdays, until: '2027-11-21' },
    startDate: '2026-11-22',
    endDate: '2027-11-21',
    fromTime: 0,
    toTime: 0,
    checkpointIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  };

  test('a year of hours at twelve checkpoints is refused with its number', () => {
    expect(refusals(year)).toEqual(['hourInterval tooManyItems The rule would create 105120 checks (limit 100000)']);
    expect(refusals({ ...year, checkpointIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })).toEqual([]);
  });

  test('one check a minute for a year is counted, not made', () => {
    expect(refusals({ ...year, intervalMs: minuteMs })).toEqual([
      `hourInterval tooManyItems The rule would create ${365 * 1440 * 12} checks (limit 100000)`,
    ]);
  });

  test('checks that are over do not count, they are not made', () => {
    const old = { ...year, days: { startDate: '2020-01-01', weekdays, until: null }, startDate: '2020-01-01' };
    expect(refusals({ ...old, endDate: '2026-12-24' }, false)).toEqual([]);
  });
});
