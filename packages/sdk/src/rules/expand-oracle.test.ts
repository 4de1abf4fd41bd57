import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdays } from '../model/index.ts';
import { countChecks, expandChecks, type PatrolRule } from './index.ts';

/* The oracle walks every minute with Node's own Temporal and reads the rule's words one by one; it shares no code with
   what it judges. TypeScript has no types for Temporal yet: here is the little that is asked of it. */
interface Zoned {
  readonly epochMilliseconds: number;
  readonly dayOfWeek: number;
  toPlainDate(): { toString(): string };
  readonly hour: number;
  readonly minute: number;
  add(span: { minutes?: number; days?: number }): Zoned;
}
declare const Temporal: {
  readonly PlainDate: { from(text: string): { toZonedDateTime(zone: string): Zoned } };
};

const minuteMs = 60_000;
const isoWeekdays = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** What the clock on the wall shows in one minute: `2026-10-25 150` is 02:30. */
interface Minute {
  readonly at: number;
  readonly date: string;
  readonly weekday: string;
  readonly minuteOfDay: number;
}

const walked = new Map<string, Minute[]>(); // the same few spans are asked for again and again

function minutesOf(zone: string, from: string, to: string): Minute[] {
  const known = walked.get(`${zone} ${from} ${to}`);
  if (known) return known;
  const minutes: Minute[] = [];
  walked.set(`${zone} ${from} ${to}`, minutes);
  const end = Temporal.PlainDate.from(to).toZonedDateTime(zone).add({ days: 1 }).epochMilliseconds;
  let now = Temporal.PlainDate.from(from).toZonedDateTime(zone);
  while (now.epochMilliseconds < end) {
    const date = now.toPlainDate().toString();
    const weekday = isoWeekdays[now.dayOfWeek] ?? '';
    minutes.push({ at: now.epochMilliseconds, date, weekday, minuteOfDay: now.hour * 60 + now.minute });
    now = now.add({ minutes: 1 });
  }
  return minutes;
}

/** Minutes that show this time; one the clock leaps over is where a clock that was not put on would show it. */
function showing(minutes: readonly Minute[], date: string, minuteOfDay: number): number[] {
  const found = minutes.filter((minute) => minute.date === date && minute.minuteOfDay === minuteOfDay);
  if (found.length > 0) return found.map(({ at }) => at);
  const isBefore = (minute: Minute): boolean =>
    minute.date < date || (minute.date === date && minute.minuteOfDay < minuteOfDay);
  const before = minutes.filter(isBefore).at(-1);
  if (!before) throw new Error(`${date} is not among the minutes`);
  const shown = before.date === date ? before.minuteOfDay : before.minuteOfDay - 1440;
  return [before.at + (minuteOfDay - shown) * minuteMs];
}

function expectedSlots(rule: PatrolRule): number[] {
  const lastDate = addDays(rule.endDate, 2);
  const minutes = minutesOf(rule.timeZone, addDays(rule.startDate, -1), lastDate);
  const dates = new Map(minutes.map(({ date, weekday }) => [date, weekday]));
  const slots = new Set<number>();
  for (const [date, weekday] of dates) {
    if (date < rule.startDate || date > rule.endDate || !rule.days.weekdays.some((one) => one === weekday)) continue;
    if (date < rule.days.startDate || date > (rule.days.until ?? date)) continue;
    if (rule.skippedDates?.some((skipped) => skipped === date)) continue;
    if (rule.pause && !(date < rule.pause.from) && !(date > rule.pause.until)) continue;
    const nextDate = [...dates.keys()][[...dates.keys()].indexOf(date) + 1] ?? '';
    const [from, to] = [rule.fromTime / 60, rule.toTime / 60];
    const start = Math.min(...showing(minutes, date, from));
    const end = Math.max(...showing(minutes, to <= from ? nextDate : date, to));
    let elapsed = 0;
    for (const { at } of minutes) {
      if (at < start || at >= end) continue;
      if (elapsed % (rule.intervalMs / minuteMs) === 0) slots.add(at);
      elapsed += 1;
    }
  }
  return [...slots].toSorted((a, b) => a - b);
}

/** First days of three-day spans with a change of the clocks in each zone, and quiet ones. */
const spans: Readonly<Record<string, readonly string[]>> = {
  'Europe/Zagreb': ['2026-10-24', '2027-03-27', '2026-11-23'],
  'Europe/Lisbon': ['2026-10-24', '2027-03-27', '2019-03-30'],
  'America/Sao_Paulo': ['2018-11-03', '2019-02-16', '2026-11-23'],
  'Asia/Kolkata': ['2026-10-24', '2028-02-28'],
  'Australia/Lord_Howe': ['2026-10-03', '2027-04-03', '2026-06-01'],
  'Africa/Casablanca': ['2026-02-14', '2026-03-21', '2026-12-30'],
};

const ruleIn = (timeZone: string): fc.Arbitrary<PatrolRule> => {
  const quarters = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 900);
  const nights = fc.integer({ min: 0, max: 12 }).map((quarter) => quarter * 900); // where the clocks change
  const time = fc.oneof(nights, quarters);
  return fc
    .record({
      first: fc.constantFrom(...(spans[timeZone] ?? [])),
      length: fc.integer({ min: 1, max: 3 }),
      on: fc.subarray([...weekdays], { minLength: 4 }),
      shift: fc.integer({ min: -1, max: 1 }),
      until: fc.option(fc.integer({ min: 0, max: 3 })),
      fromTime: time,
      toTime: time,
      minutes: fc.constantFrom(1, 7, 15, 30, 50, 60, 90, 480, 1440),
      skipped: fc.oneof(fc.constant<number[]>([]), fc.subarray([0, 1, 2, 3])),
      pause: fc.option(fc.tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 0, max: 2 })), { freq: 1 }),
    })
    .map(({ first, length, on, shift, until, fromTime, toTime, minutes, skipped, pause }) => ({
      days: {
        startDate: addDays(first, shift),
        weekdays: on,
        until: until === null ? null : addDays(first, until),
      },
      startDate: first,
      endDate: addDays(first, length),
      fromTime,
      toTime,
      intervalMs: minutes * minuteMs,
      toleranceMs: 30 * minuteMs,
      timeZone,
      checkpointIds: [31],
      skippedDates: skipped.map((days) => addDays(first, days)),
      pause: pause && { from: addDays(first, pause[0]), until: addDays(first, pause[0] + pause[1]) },
    }));
};

test.each(Object.keys(spans))('in %s a rule asks for the minutes that a walk through its days finds', (timeZone) => {
  fc.assert(
    fc.property(ruleIn(timeZone), (rule) => {
      const starts = [...expandChecks(rule)].map(({ startsAt }) => startsAt);
      /* Day after day: two windows that overlap in a repeated hour are not told in the order of time. */
      expect(starts.toSorted((a, b) => a - b)).toEqual(expectedSlots(rule));
      expect(countChecks(rule)).toBe(starts.length);
    }),
    { numRuns: 100 },
  );
});
