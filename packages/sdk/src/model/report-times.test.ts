import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextReportAt, type ReportTimes, reportPeriod } from './report-times.ts';

const zone = 'Europe/Zagreb';
const times: ReportTimes = { every: 'day', weekday: 'MO', dayOfMonth: 1, time: '06:00' };
const next = (given: Partial<ReportTimes>, after: string): string =>
  new Date(nextReportAt({ ...times, ...given }, Date.parse(after), zone)).toISOString();
const period = (given: Partial<ReportTimes>, at: string): readonly string[] => {
  const { from, to } = reportPeriod({ ...times, ...given }, Date.parse(at), zone);
  return [from, to].map((ms) => new Date(ms).toISOString());
};

test.each([
  ['later today', {}, '2026-11-21T04:59:59Z', '2026-11-21T05:00:00.000Z'],
  ['at the very moment: tomorrow', {}, '2026-11-21T05:00:00Z', '2026-11-22T05:00:00.000Z'],
  ['on the day of the week', { every: 'week', weekday: 'SA' }, '2026-11-21T05:00:00Z', '2026-11-28T05:00:00.000Z'],
  ['on the same day of the week', { every: 'week', weekday: 'SA' }, '2026-11-21T04:00:00Z', '2026-11-21T05:00:00.000Z'],
  ['on the day of the month', { every: 'month', dayOfMonth: 5 }, '2026-11-21T05:00:00Z', '2026-12-05T05:00:00.000Z'],
  [
    'on the last of a short month',
    { every: 'month', dayOfMonth: 31 },
    '2027-02-01T00:00:00Z',
    '2027-02-28T05:00:00.000Z',
  ],
  [
    'and on the 31st of a long one',
    { every: 'month', dayOfMonth: 31 },
    '2027-02-28T05:00:00Z',
    '2027-03-31T04:00:00.000Z',
  ],
  [
    'on the 29th of a leap year',
    { every: 'month', dayOfMonth: 30 },
    '2028-02-01T00:00:00Z',
    '2028-02-29T05:00:00.000Z',
  ],
  ['just after midnight', { time: '00:00' }, '2026-11-20T23:00:00Z', '2026-11-21T23:00:00.000Z'],
] as const)('%s', (_, given, after, expected) => {
  expect(next(given, after)).toBe(expected);
});

test.each([
  [
    'the morning after the clocks went forward is an hour earlier by UTC',
    '06:00',
    '2027-03-27T12:00:00Z',
    '2027-03-28T04:00:00.000Z',
  ],
  [
    'a time that the clock leaps over comes by the gap later, once',
    '02:30',
    '2027-03-27T12:00:00Z',
    '2027-03-28T01:30:00.000Z',
  ],
  ['and the day after it is itself again', '02:30', '2027-03-28T01:30:00Z', '2027-03-29T00:30:00.000Z'],
  ['a time that comes twice is its first', '02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['and not its second', '02:30', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
])('clocks that change: %s', (_, time, after, expected) => {
  expect(next({ time }, after)).toBe(expected);
});

test('a daily one comes once on each local day, whatever the clocks do', () => {
  const zones = ['Europe/Zagreb', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC'];
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), fc.integer({ min: 0, max: 700 }), (at, timeZone, day) => {
      const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      const dates: string[] = [];
      let moment = Date.UTC(2026, 0, 1 + day);
      for (let turn = 0; turn < 5; turn += 1) {
        const following = nextReportAt({ ...times, time }, moment, timeZone);
        expect(following).toBeGreaterThan(moment);
        moment = following;
        dates.push(new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment));
      }
      expect(new Set(dates).size).toBe(5);
      expect(dates).toEqual(dates.toSorted());
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['the day before', {}, '2026-11-21T05:00:00Z', ['2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z']],
  ['a day of 25 hours', {}, '2026-10-26T05:00:00Z', ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']],
  ['seven days', { every: 'week' }, '2026-10-26T05:00:00Z', ['2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z']],
  [
    'a month',
    { every: 'month', dayOfMonth: 31 },
    '2027-03-31T04:00:00Z',
    ['2027-01-31T23:00:00.000Z', '2027-02-28T23:00:00.000Z'],
  ],
  [
    'December, in January',
    { every: 'month' },
    '2027-01-01T05:00:00Z',
    ['2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ],
] as const)('is about %s', (_, given, at, expected) => {
  expect(period(given, at)).toEqual(expected);
});
