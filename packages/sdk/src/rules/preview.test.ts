import { describe, expect, test } from 'vitest';
import { describeRule, nextChecks, type PatrolRule } from './index.ts';

const hourMs = 3_600_000;
const rule: PatrolRule = {
  days: { startDate: '2026-10-24', weekdays: ['SA'], until: '2026-10-31' },
  startDate: '2026-10-19',
  endDate: '2026-11-30',
  fromTime: 22 * 3600,
  toTime: 6 * 3600,
  intervalMs: hourMs,
  toleranceMs: hourMs / 2,
  timeZone: 'Europe/Zagreb',
  checkpointIds: [31, 32],
};
const starts = (now: number, count: number): string[] =>
  nextChecks(rule, now, count).map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16));

describe('the next checks', () => {
  test('they start at or after now, each slot once, also from the middle of a night', () => {
    expect(starts(Date.UTC(2026, 9, 25, 3), 3)).toEqual(['2026-10-25T03:00', '2026-10-25T04:00', '2026-10-31T21:00']);
    expect(starts(Date.UTC(2026, 9, 25, 3) + 1, 1)).toEqual(['2026-10-25T04:00']);
  });

  test('there are fewer where the rule ends, and none after it', () => {
    expect(starts(Date.UTC(2026, 9, 26), 100)).toHaveLength(8);
    expect(starts(Date.UTC(2026, 11, 1), 3)).toEqual([]);
    expect(starts(Date.UTC(2026, 9, 1), 0)).toEqual([]);
  });

  test('a rule without a near end is looked at only as far as asked', () => {
    const endless = { ...rule, days: { ...rule.days, until: null }, endDate: '9999-12-31' };
    expect(nextChecks(endless, Date.UTC(2500, 0, 1), 20)).toHaveLength(20);
  });
});

describe('a description', () => {
  test('it holds days, wall times and spans as data', () => {
    expect(describeRule(rule)).toEqual({
      weekdays: ['SA'],
      isEveryDay: false,
      from: '2026-10-24',
      until: '2026-10-31',
      fromTime: 79_200,
      toTime: 21_600,
      isOvernight: true,
      isWholeDay: false,
      intervalMinutes: 60,
      toleranceMinutes: 30,
      timeZone: 'Europe/Zagreb',
      checkpointCount: 2,
      skippedDates: [],
      pause: null,
    });
  });

  test('it holds the days left out that the rule would have had', () => {
    const skippedDates = ['2026-10-17', '2026-10-24', '2026-11-07'];
    const pause = { from: '2026-10-31', until: '2026-11-14' };
    expect(describeRule({ ...rule, skippedDates, pause })).toMatchObject({ skippedDates: ['2026-10-24'], pause });
    expect(describeRule({ ...rule, pause: { from: '2026-11-01', until: '2026-11-14' } }).pause).toBeNull();
  });

  test('it tells a day shift, a night shift and one round the clock apart', () => {
    const shape = (fromTime: number, toTime: number): boolean[] => {
      const { isOvernight, isWholeDay } = describeRule({ ...rule, fromTime, toTime });
      return [isOvernight, isWholeDay];
    };
    expect([shape(28_800, 43_200), shape(79_200, 21_600), shape(0, 0)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
