import { isCalendarDate } from '@patrolkit/sdk/model';
import type { ReportFilter } from '../../filters/report-filter.ts';

/** Numbers of which the rows can be shown; `alarms` are panics and exceptions together. */
export const numberNames = [
  'planned',
  'done',
  'missed',
  'open',
  'alarms',
  'panics',
  'exceptions',
  'notMoving',
  'notConnected',
] as const;

/** One of the numbers. */
export type NumberName = (typeof numberNames)[number];

/** Which rows are asked for: those of a number, and of which part of it; null is not narrowed. */
export interface Drill {
  readonly what: NumberName;
  /** Local day `YYYY-MM-DD`. */
  readonly day: string | null;
  /** ISO weekday, Monday is 1. */
  readonly weekday: number | null;
  /** Local hour, 0 to 23. */
  readonly hour: number | null;
  readonly guardId: number | null;
  readonly locationId: number | null;
}

/** The whole number. */
export function wholeOf(what: NumberName): Drill {
  return { what, day: null, weekday: null, hour: null, guardId: null, locationId: null };
}

function dayIn(search: URLSearchParams, name: string): string | null {
  const day = search.get(name);
  return day !== null && isCalendarDate(day) ? day : null;
}

function numberIn(search: URLSearchParams, name: string, first = 1, last = Number.MAX_SAFE_INTEGER): number | null {
  const written = search.get(name);
  if (written === null || !/^\d{1,15}$/.test(written)) return null;
  const value = Number(written);
  return value >= first && value <= last ? value : null;
}

/** The filter that an address names; what it does not name, or not readably, is as in `otherwise`. */
export function filterInAddress(search: URLSearchParams, otherwise: ReportFilter): ReportFilter {
  return {
    firstDay: dayIn(search, 'from') ?? otherwise.firstDay,
    lastDay: dayIn(search, 'to') ?? otherwise.lastDay,
    companyId: numberIn(search, 'company') ?? otherwise.companyId,
    locationId: numberIn(search, 'location') ?? otherwise.locationId,
    guardId: numberIn(search, 'guard') ?? otherwise.guardId,
  };
}

/** The number whose rows an address shows; null for none. */
export function drillInAddress(search: URLSearchParams): Drill | null {
  const what = numberNames.find((name) => name === search.get('show'));
  if (!what) return null;
  return {
    what,
    day: dayIn(search, 'day'),
    weekday: numberIn(search, 'weekday', 1, 7),
    hour: numberIn(search, 'hour', 0, 23),
    guardId: numberIn(search, 'ofGuard'),
    locationId: numberIn(search, 'ofLocation'),
  };
}

/** The address of a filter, and of the rows of a number; starts with `?`. */
export function addressOf(filter: ReportFilter, drill: Drill | null = null): string {
  const parts: readonly (readonly [string, string | number | null | undefined])[] = [
    ['from', filter.firstDay],
    ['to', filter.lastDay],
    ['company', filter.companyId],
    ['location', filter.locationId],
    ['guard', filter.guardId],
    ['show', drill?.what],
    ['day', drill?.day],
    ['weekday', drill?.weekday],
    ['hour', drill?.hour],
    ['ofGuard', drill?.guardId],
    ['ofLocation', drill?.locationId],
  ];
  const search = new URLSearchParams();
  for (const [name, value] of parts) if (value !== null && value !== undefined) search.set(name, String(value));
  return `?${search}`;
}
