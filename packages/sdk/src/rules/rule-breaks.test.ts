import { describe, expect, test } from 'vitest';
import {
  countChecks,
  expandChecks,
  isLeftOut,
  lintPlan,
  type PatrolRule,
  planRuleEdit,
  ruleDayAt,
  ruleDays,
  ruleFromWire,
  validateRule,
} from './index.ts';

/** The night of each day from Saturday 2026-10-24 to Tuesday, in Zagreb, each hour; the first is the long one. */
const rule: PatrolRule = {
  days: { startDate: '2026-10-24', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], until: null },
  startDate: '2026-10-24',
  endDate: '2026-10-27',
  fromTime: 22 * 3600,
  toTime: 6 * 3600,
  intervalMs: 3_600_000,
  toleranceMs: 1_800_000,
  timeZone: 'Europe/Zagreb',
  checkpointIds: [31],
};
const nightsOf = (change: Partial<PatrolRule>): string[] => [
  ...new Set([...expandChecks({ ...rule, ...change })].map(({ day }) => day)),
];

describe('the days a rule leaves out', () => {
  test('a skipped date takes the whole night that begins on it, also the hours after midnight', () => {
    expect(nightsOf({ skippedDates: ['2026-10-25'] })).toEqual(['2026-10-24', '2026-10-26', '2026-10-27']);
    const starts = [...expandChecks({ ...rule, skippedDates: ['2026-10-25'] })].map(({ startsAt }) => startsAt);
    const [from, until] = [Date.UTC(2026, 9, 25, 21), Date.UTC(2026, 9, 26, 5)];
    expect(starts.filter((at) => at >= from && at < until)).toEqual([]);
    expect(starts).toHaveLength(9 + 8 + 8);
  });

  test('a pause takes its first day, its last and those between', () => {
    expect(nightsOf({ pause: { from: '2026-10-25', until: '2026-10-26' } })).toEqual(['2026-10-24', '2026-10-27']);
    expect(nightsOf({ pause: { from: '2026-10-01', until: '2026-12-31' } })).toEqual([]);
    expect(isLeftOut({ pause: null, skippedDates: [] }, '2026-10-25')).toBe(false);
  });

  test('they are neither counted, nor listed, nor looked at by the plan check', () => {
    const paused = { ...rule, skippedDates: ['2026-10-24'], pause: { from: '2026-10-26', until: '2026-10-27' } };
    expect([countChecks(rule), countChecks(paused)]).toEqual([33, 8]);
    expect([...ruleDays(paused)]).toEqual(['2026-10-25']);
    const now = Date.UTC(2026, 9, 20);
    const codes = (plan: PatrolRule) =>
      lintPlan({ ruleId: 1, guardId: 7, locationId: 12, rule: plan }, { now, others: [] }).map(({ code }) => code);
    expect(codes(rule)).toContain('clockChange');
    expect(codes(paused)).not.toContain('clockChange');
  });

  test('a slot that two windows share in the repeated hour belongs to the one that is left (E9)', () => {
    const wholeDays = { ...rule, fromTime: 2 * 3600, toTime: 2 * 3600 };
    const shared = Date.UTC(2026, 9, 25, 0);
    const daysAt = (change: Partial<PatrolRule>): string[] =>
      [...expandChecks({ ...wholeDays, ...change })]
        .filter(({ startsAt }) => startsAt === shared)
        .map(({ day }) => day);
    expect([daysAt({}), daysAt({ skippedDates: ['2026-10-24'] })]).toEqual([['2026-10-24'], ['2026-10-25']]);
  });
});

describe('the day a check belongs to', () => {
  test('is the one its window begins on', () => {
    expect(ruleDayAt(rule, Date.UTC(2026, 9, 24, 20))).toBe('2026-10-24');
    expect(ruleDayAt(rule, Date.UTC(2026, 9, 25, 4))).toBe('2026-10-24');
    expect(ruleDayAt(rule, Date.UTC(2026, 9, 27, 21))).toBe('2026-10-27');
  });

  test('is none at a time the rule does not ask for, nor on a day it leaves out', () => {
    expect(ruleDayAt(rule, Date.UTC(2026, 9, 24, 20, 30))).toBeNull();
    expect(ruleDayAt(rule, Date.UTC(2026, 9, 25, 12))).toBeNull();
    expect(ruleDayAt(rule, Date.UTC(2026, 11, 1))).toBeNull();
    expect(ruleDayAt({ ...rule, skippedDates: ['2026-10-24'] }, Date.UTC(2026, 9, 24, 20))).toBeNull();
  });

  test('is told for each check that the rule asks for', () => {
    for (const { day, startsAt } of expandChecks({ ...rule, skippedDates: ['2026-10-26'] })) {
      expect(ruleDayAt(rule, startsAt)).toBe(day);
    }
  });
});

describe('an edit', () => {
  test('C2.9 a day that is skipped now loses the checks that nobody has begun; those read or begun stay', () => {
    const now = Date.UTC(2026, 9, 24, 22, 10);
    const existing = [...expandChecks(rule)].map(({ startsAt, checkpointId }, index) => ({
      id: index,
      slotAt: startsAt,
      checkpointId,
      opensAt: startsAt - rule.toleranceMs,
      isRead: index === 0,
      isDetached: index === 5,
    }));
    const { removedIds, made } = planRuleEdit(existing, { ...rule, skippedDates: ['2026-10-24'] }, now);
    const kept = existing.filter(({ id }) => !removedIds.includes(id)).map(({ id }) => id);
    expect(kept).toEqual([0, 1, 2, 5]);
    expect(made.map(({ day }) => day)).not.toContain('2026-10-24');
    expect(made).toHaveLength(24);
  });
});

describe('the wire', () => {
  const fields = {
    rRuleString: 'DTSTART:20261024T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=SA',
    startDate: '2026-10-24',
    endDate: '2026-11-24',
    fromTime: '20:00:00',
    toTime: '04:00:00',
    hourInterval: '01:00:00',
    tolerance: '00:30:00',
    locationTags: '31',
  };
  const read = (change: object) => {
    const reading = ruleFromWire({ ...fields, ...change }, { timeZone: 'Europe/Zagreb' });
    if (!reading.ok) return reading.problems.map(({ field, code }) => [field, code]);
    const problems = validateRule(reading.rule, { now: Date.UTC(2026, 9, 20), isNew: true });
    return problems.length > 0 ? problems.map(({ field, code }) => [field, code]) : reading.rule;
  };

  test('holds the skipped dates in any order and more than once, and the two ends of a pause', () => {
    const skippedDates = ['2026-11-07', '2026-10-31', '2026-11-07'];
    expect(read({ skippedDates, pausedFrom: '2026-11-14', pausedUntil: '2026-11-14' })).toMatchObject({
      skippedDates: ['2026-10-31', '2026-11-07'],
      pause: { from: '2026-11-14', until: '2026-11-14' },
    });
    expect(read({ skippedDates: [], pausedFrom: null, pausedUntil: null })).toEqual(read({}));
  });

  test.each([
    [{ pausedFrom: '2026-11-14' }, 'pausedUntil', 'required'],
    [{ pausedUntil: '2026-11-14', pausedFrom: null }, 'pausedFrom', 'required'],
    [{ pausedFrom: '2026-11-14', pausedUntil: '2026-11-13' }, 'pausedUntil', 'dateOrder'],
    [{ pausedFrom: '2026-02-30', pausedUntil: '2026-11-13' }, 'pausedFrom', 'format'],
    [{ skippedDates: ['2026-02-30'] }, 'skippedDates', 'format'],
  ])('refuses %o', (change, field, code) => {
    expect(read(change)).toEqual([[field, code]]);
  });
});
