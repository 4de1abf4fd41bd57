import { addDays, type PatrolCounts, type Statistics } from '@patrolkit/sdk/model';

/** Numbers of a local day; a day on which nothing was has zeros. */
export interface DayNumbers extends PatrolCounts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** Numbers of one hour of the week. */
export interface HourNumbers {
  /** ISO weekday, Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
  readonly planned: number;
  readonly missed: number;
  readonly alarms: number;
}

const nothing: PatrolCounts = {
  planned: 0,
  done: 0,
  missed: 0,
  open: 0,
  rate: null,
  panics: 0,
  exceptions: 0,
  notMoving: 0,
  notConnected: 0,
};

/** Every day of a period, first to last. */
export function everyDay(byDay: Statistics['byDay'], firstDay: string, lastDay: string): readonly DayNumbers[] {
  const known = new Map(byDay.map((day) => [day.date, day]));
  const days: DayNumbers[] = [];
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    days.push(known.get(date) ?? { ...nothing, date });
  }
  return days;
}

/** The 168 hours of a week, Monday 00 first. */
export function everyHour(byHour: Statistics['byHour']): readonly HourNumbers[] {
  const known = new Map(byHour.map((row) => [row.weekday * 24 + row.hour, row]));
  return Array.from({ length: 168 }, (_, at) => {
    const [weekday, hour] = [Math.floor(at / 24) + 1, at % 24];
    return known.get(weekday * 24 + hour) ?? { weekday, hour, planned: 0, missed: 0, alarms: 0 };
  });
}

/** Rows with a share, the lowest share first; of equal shares the one with more missed. */
export function byLowestRate<Row extends PatrolCounts>(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({ rate }) => rate !== null)
    .toSorted((a, b) => (a.rate ?? 0) - (b.rate ?? 0) || b.missed - a.missed);
}

/** Rows with missed checks, most missed first. */
export function byMostMissed<Row extends PatrolCounts>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ missed }) => missed > 0).toSorted((a, b) => b.missed - a.missed || b.planned - a.planned);
}

/** Where an axis of shares up to 1 begins: the multiple of 5 % below the lowest, at most 95 %. */
export function axisStart(rates: readonly (number | null)[]): number {
  const lowest = Math.min(1, ...rates.flatMap((rate) => rate ?? []));
  /* 0.85 * 20 is 17 and a breath less: the breath is taken away before rounding down. */
  return Math.min(0.95, Math.floor(Math.round(lowest * 20_000) / 1000) / 20);
}

/** Shades of a heat map: how many each step takes, so that five steps come near the greatest number. */
export function heatStep(numbers: readonly number[]): number {
  return Math.max(1, Math.round(Math.max(0, ...numbers) / 5));
}

/** Shade of a number, 0 for none to 5. */
export function heatLevel(number: number, step: number): 0 | 1 | 2 | 3 | 4 | 5 {
  return Math.min(5, Math.ceil(number / step)) as 0 | 1 | 2 | 3 | 4 | 5; // 0 or more, at most 5, whole
}

/** The day with the most missed checks, when it stands out: three times the mean or more, at least 5; else null. */
export function worstDay(days: readonly DayNumbers[]): DayNumbers | null {
  const total = days.reduce((sum, { missed }) => sum + missed, 0);
  const worst = days.reduce<DayNumbers | null>((most, day) => (day.missed > (most?.missed ?? 0) ? day : most), null);
  return worst && worst.missed >= 5 && worst.missed >= (3 * total) / days.length ? worst : null;
}

/** Whether nothing was planned and nothing happened. */
export function isEmpty({ planned, notCheckable, panics, exceptions, notMoving, notConnected }: Statistics): boolean {
  return planned + notCheckable + panics + exceptions + notMoving + notConnected === 0;
}
