import { describe, expect, test } from 'vitest';
import { addDays, parseIdList, secondsOfTime, type Weekday, weekdays } from '../model/index.ts';
import {
  countChecks,
  expandChecks,
  expandRule,
  type PatrolRule,
  parseRuleString,
  ruleDays,
  validateRule,
} from './index.ts';

/* Longer than a source file: one test for each row of the tables of contract.md C2. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Asked {
  readonly on: Weekday | readonly Weekday[];
  readonly from: string;
  readonly to: string;
  /** Wall times, `HH:mm-HH:mm`. */
  readonly wall: string;
  readonly minutes?: number;
  readonly tags?: string;
  readonly timeZone?: string;
}

function ruleOf({ on, from, to, wall, minutes = 60, tags = '31', timeZone = 'Europe/Zagreb' }: Asked): PatrolRule {
  const byday = [on].flat().join(',');
  const reading = parseRuleString(`DTSTART:${from.replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=${byday}`);
  if (!reading.ok) throw new Error(reading.reason);
  const [fromTime = -1, toTime = -1] = wall.split('-').map((time) => secondsOfTime(`${time}:00`) ?? -1);
  return {
    days: reading.days,
    startDate: from,
    endDate: to,
    fromTime,
    toTime,
    intervalMs: minutes * minuteMs,
    toleranceMs: 30 * minuteMs,
    timeZone,
    checkpointIds: parseIdList(tags) ?? [],
  };
}

const iso = (at: number): string => new Date(at).toISOString().replace(':00.000Z', 'Z');
const startsOf = (rule: PatrolRule): string[] => [...expandChecks(rule)].map(({ startsAt }) => iso(startsAt));
const endsOf = (rule: PatrolRule): string[] => [...expandChecks(rule)].map(({ endsAt }) => iso(endsAt));
const on = (date: string, ...clocks: string[]): string[] => clocks.map((clock) => `${date}T${clock}Z`);

/** A rule of one day: its weekday, ending the next day, so that POST would take it (C2.2). */
const oneDay = (weekday: Weekday, date: string, next: string, wall: string, minutes?: number): PatrolRule =>
  ruleOf({ on: weekday, from: date, to: next, wall, ...(minutes === undefined ? {} : { minutes }) });

function expectStarts(rule: PatrolRule, expected: readonly string[]): void {
  expect(startsOf(rule)).toEqual(expected);
  expect(countChecks(rule)).toBe(expected.length);
}

describe('table C2, Europe/Zagreb', () => {
  test('E1 S3.124 two checkpoints give two checks per slot, in their order', () => {
    const rule = ruleOf({ on: 'MO', from: '2026-11-23', to: '2026-11-24', wall: '08:00-12:00', tags: '31,32' });
    expect([...expandChecks(rule)].map((check) => `${iso(check.startsAt).slice(11)} ${check.checkpointId}`)).toEqual([
      '07:00Z 31',
      '07:00Z 32',
      '08:00Z 31',
      '08:00Z 32',
      '09:00Z 31',
      '09:00Z 32',
      '10:00Z 31',
      '10:00Z 32',
    ]);
    expect(countChecks(rule)).toBe(8);
  });

  test('E2 an ordinary night has eight checks, the last ends with the window', () => {
    const rule = oneDay('FR', '2026-11-20', '2026-11-21', '22:00-06:00');
    expectStarts(rule, [
      ...on('2026-11-20', '21:00', '22:00', '23:00'),
      ...on('2026-11-21', '00:00', '01:00', '02:00', '03:00', '04:00'),
    ]);
    expect(endsOf(rule).at(-1)).toBe('2026-11-21T05:00Z');
  });

  test('E3 the autumn night has nine checks', () => {
    expectStarts(oneDay('SA', '2026-10-24', '2026-10-25', '22:00-06:00'), [
      ...on('2026-10-24', '20:00', '21:00', '22:00', '23:00'),
      ...on('2026-10-25', '00:00', '01:00', '02:00', '03:00', '04:00'),
    ]);
  });

  test('E4 the spring night has seven checks', () => {
    expectStarts(oneDay('SA', '2027-03-27', '2027-03-28', '22:00-06:00'), [
      ...on('2027-03-27', '21:00', '22:00', '23:00'),
      ...on('2027-03-28', '00:00', '01:00', '02:00', '03:00'),
    ]);
  });

  test('E5 a start that comes twice is the first of the two', () => {
    expectStarts(
      oneDay('SU', '2026-10-25', '2026-10-26', '02:30-04:00', 30),
      on('2026-10-25', '00:30', '01:00', '01:30', '02:00', '02:30'),
    );
  });

  test('E6 a start in the gap moves on by the gap', () => {
    expectStarts(oneDay('SU', '2027-03-28', '2027-03-29', '02:30-04:30', 30), on('2027-03-28', '01:30', '02:00'));
  });

  test('E7 an end that comes twice is the second of the two', () => {
    expectStarts(oneDay('SU', '2026-10-25', '2026-10-26', '01:00-02:30', 30), [
      ...on('2026-10-24', '23:00', '23:30'),
      ...on('2026-10-25', '00:00', '00:30', '01:00'),
    ]);
  });

  test('E8 an end in the gap moves on by the gap', () => {
    expectStarts(
      oneDay('SU', '2027-03-28', '2027-03-29', '01:00-02:30', 30),
      on('2027-03-28', '00:00', '00:30', '01:00'),
    );
  });

  test('E9 a whole day has 24 checks, 25 in autumn and 23 in spring', () => {
    const days = [
      oneDay('SA', '2026-10-24', '2026-10-25', '00:00-00:00'),
      oneDay('SU', '2026-10-25', '2026-10-26', '00:00-00:00'),
      oneDay('SA', '2027-03-27', '2027-03-28', '00:00-00:00'),
      oneDay('SU', '2027-03-28', '2027-03-29', '00:00-00:00'),
    ];
    expect(days.map((rule) => startsOf(rule).length)).toEqual([24, 25, 24, 23]);
    expect(days.map((rule) => countChecks(rule))).toEqual([24, 25, 24, 23]);
    expect(days.map((rule) => [startsOf(rule)[0], startsOf(rule).at(-1)])).toEqual([
      ['2026-10-23T22:00Z', '2026-10-24T21:00Z'],
      ['2026-10-24T22:00Z', '2026-10-25T22:00Z'],
      ['2027-03-26T23:00Z', '2027-03-27T22:00Z'],
      ['2027-03-27T23:00Z', '2027-03-28T21:00Z'],
    ]);
  });

  test('E10 the last check is cut by the end of the window', () => {
    const rule = oneDay('FR', '2026-11-20', '2026-11-21', '22:00-06:00', 90);
    expectStarts(rule, [
      ...on('2026-11-20', '21:00', '22:30'),
      ...on('2026-11-21', '00:00', '01:30', '03:00', '04:30'),
    ]);
    expect(endsOf(rule)).toEqual([...startsOf(rule).slice(1), '2026-11-21T05:00Z']);
  });

  test('E11 the weekday is the local one of the start', () => {
    expectStarts(ruleOf({ on: 'MO', from: '2026-11-23', to: '2026-11-29', wall: '00:30-01:30' }), [
      '2026-11-22T23:30Z',
    ]);
  });

  test('E12 an interval longer than the window gives one check, as long as the window', () => {
    const rule = oneDay('MO', '2026-11-23', '2026-11-24', '08:00-08:45');
    expectStarts(rule, ['2026-11-23T07:00Z']);
    expect(endsOf(rule)).toEqual(['2026-11-23T07:45Z']);
  });

  test('E13 a year of hours at ten checkpoints is 87,840 checks, counted and expanded', () => {
    const tags = Array.from({ length: 10 }, (_, index) => 41 + index).join(',');
    const rule = ruleOf({ on: weekdays, from: '2026-11-24', to: '2027-11-24', wall: '00:00-00:00', tags });
    expect(countChecks(rule)).toBe(87_840);
    const checks = [...expandChecks(rule)];
    expect(checks).toHaveLength(87_840);
    expect(new Set(checks.map((check) => `${check.startsAt} ${check.checkpointId}`)).size).toBe(87_840);
    expect([checks[0], checks.at(-1)].map((check) => check && iso(check.startsAt))).toEqual([
      '2026-11-23T23:00Z',
      '2027-11-24T22:00Z',
    ]);
    const now = Date.UTC(2026, 10, 24);
    expect(validateRule(rule, { now, isNew: false })).toEqual([]);
  });

  test('E14 two Saturdays in a fortnight, one of them the long night', () => {
    const rule = ruleOf({ on: 'SA', from: '2026-10-19', to: '2026-11-01', wall: '22:00-06:00' });
    expect([...expandRule(rule)].map(({ day, slots }) => [day, slots.length])).toEqual([
      ['2026-10-24', 9],
      ['2026-10-31', 8],
    ]);
    expect(countChecks(rule)).toBe(17);
  });
});

describe('windows', () => {
  test('a window is its guard’s route: from the first start to the end, on its local day', () => {
    const rule = oneDay('SA', '2026-10-24', '2026-10-25', '22:00-06:00');
    expect([...expandRule(rule)].map(({ day, startsAt, endsAt }) => [day, iso(startsAt), iso(endsAt)])).toEqual([
      ['2026-10-24', '2026-10-24T20:00Z', '2026-10-25T05:00Z'],
    ]);
  });

  test('a rule without checkpoints makes one check per slot that nothing can be read for', () => {
    const rule = ruleOf({ on: 'MO', from: '2026-11-23', to: '2026-11-24', wall: '08:00-10:00', tags: '' });
    expect([...expandChecks(rule)].map(({ checkpointId }) => checkpointId)).toEqual([null, null]);
    expect(countChecks(rule)).toBe(2);
  });

  test('only days of the rule string within both dates count, its first and last among them', () => {
    const { days, ...rest } = ruleOf({ on: ['MO', 'WE'], from: '2026-11-23', to: '2026-12-31', wall: '08:00-09:00' });
    const listed = (startDate: string, endDate: string, until: string | null): string[] => [
      ...ruleDays({ ...rest, startDate, endDate, days: { ...days, until } }),
    ];
    expect(listed('2026-11-01', '2026-12-02', null)).toEqual(['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02']);
    expect(listed('2026-11-25', '2026-12-31', '2026-11-30')).toEqual(['2026-11-25', '2026-11-30']);
    expect(listed('2026-11-24', '2026-11-24', null)).toEqual([]);
    expect(listed('2026-12-31', '2026-11-01', null)).toEqual([]);
    expect([...ruleDays({ ...rest, days: { ...days, weekdays: [] } })]).toEqual([]);
  });

  test('the days go on over years, and the first of them come without the rest', () => {
    const rule = ruleOf({ on: 'SU', from: '2026-11-23', to: '9999-12-31', wall: '08:00-09:00' });
    expect([...ruleDays({ ...rule, endDate: '2029-01-31' })]).toHaveLength(114);
    const daily = { ...rule, days: { ...rule.days, weekdays }, endDate: '2029-01-31' };
    expect([...ruleDays(daily)]).toEqual(Array.from({ length: 801 }, (_, day) => addDays('2026-11-23', day)));
    expect(ruleDays(rule, '2031-01-01').next().value).toBe('2031-01-05');
    const longAgo = { ...rule.days, startDate: '0001-01-01' };
    expect(ruleDays({ ...rule, startDate: '0001-01-01', days: longAgo }).next().value).toBe('1970-01-04');
  });

  test('a window that the clock leaps over has no checks and is no window', () => {
    const rule = oneDay('SU', '2027-03-28', '2027-03-29', '02:30-03:15', 30);
    expect([...expandRule(rule)]).toEqual([]);
    expect(countChecks(rule)).toBe(0);
  });

  test('where two days’ windows overlap in the repeated hour, each instant is checked once (C2.8)', () => {
    const rule = ruleOf({ on: ['SA', 'SU'], from: '2026-10-24', to: '2026-10-26', wall: '02:30-02:30' });
    const starts = startsOf(rule);
    expect(new Set(starts).size).toBe(starts.length);
    expect([...expandRule(rule)].map(({ day, slots }) => [day, slots.length, iso(slots[0]?.startsAt ?? 0)])).toEqual([
      ['2026-10-24', 25, '2026-10-24T00:30Z'],
      ['2026-10-25', 24, '2026-10-25T01:30Z'],
    ]);
    expect(countChecks(rule)).toBe(49);
  });

  test('`from` leaves out the windows that are over, `notBefore` the slots whose deadline has passed', () => {
    const rule = ruleOf({ on: weekdays, from: '2026-11-01', to: '2026-11-30', wall: '22:00-06:00' });
    const from = Date.UTC(2026, 10, 21, 5); // the end of the night of the 20th
    expect([...expandRule(rule, { from })][0]?.day).toBe('2026-11-21');
    expect([...expandRule(rule, { from: from - 1 })][0]).toMatchObject({ day: '2026-11-20', slots: { length: 8 } });
    const deadline = Date.UTC(2026, 10, 20, 22, 31); // of the 23:00 slot
    const starts = (notBefore: number): string[] =>
      [...expandChecks(rule, { notBefore })].slice(0, 2).map(({ startsAt }) => iso(startsAt));
    expect(starts(deadline)).toEqual(on('2026-11-20', '22:00', '23:00'));
    expect(starts(deadline + 1)).toEqual([...on('2026-11-20', '23:00'), ...on('2026-11-21', '00:00')]);
    for (const options of [{ from }, { notBefore: deadline }, { from, notBefore: deadline }]) {
      expect(countChecks(rule, options)).toBe([...expandChecks(rule, options)].length);
    }
  });

  test('an interval that no wire can carry is an error, not an endless loop', () => {
    const rule = oneDay('MO', '2026-11-23', '2026-11-24', '08:00-12:00');
    for (const intervalMs of [0, -hourMs, 1, Number.NaN]) {
      expect(() => countChecks({ ...rule, intervalMs })).toThrow(RangeError);
    }
  });
});
