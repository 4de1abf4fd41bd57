import type { Occurrence } from '@patrolkit/sdk/model';
import { localDay } from './calendar-days.rules.ts';

/** The checks of one local day, each list by time. @public */
export interface DayItems {
  /** Those that begin on the day. */
  readonly starting: readonly Occurrence[];
  /** Those that have begun on a day before and are not over. */
  readonly continued: readonly Occurrence[];
}

/** Checks by their local day, days after 1970-01-01; a day without any has no entry. @public */
export type DayBuckets = ReadonlyMap<number, DayItems>;

/** A day without checks. @internal */
export const emptyDay: DayItems = { starting: [], continued: [] };

/** Most days on which one check is shown: a back end's slip must not fill years. */
const longestDays = 400;

const byTime = (a: Occurrence, b: Occurrence): number =>
  a.startsAt - b.startsAt || a.endsAt - b.endsAt || a.occurrenceId - b.occurrenceId;

function isSameList(one: readonly Occurrence[], other: readonly Occurrence[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/**
 * Puts checks into the days of their own zone's calendar, once for all views. Days that hold the same objects as in
 * `previous` are the same objects again, so that only days that changed are drawn again.
 * @internal
 */
export function bucketByDay(
  items: readonly Occurrence[],
  zoneOf: (item: Occurrence) => string,
  previous: DayBuckets = new Map(),
): DayBuckets {
  const days = new Map<number, { starting: Occurrence[]; continued: Occurrence[] }>();
  const dayOf = (day: number): { starting: Occurrence[]; continued: Occurrence[] } => {
    let known = days.get(day);
    if (!known) {
      known = { starting: [], continued: [] };
      days.set(day, known);
    }
    return known;
  };
  for (const item of items) {
    const timeZone = zoneOf(item);
    const first = localDay(timeZone, item.startsAt);
    /* An end at midnight is still the day before. */
    const last = Math.min(localDay(timeZone, item.endsAt - 1), first + longestDays);
    dayOf(first).starting.push(item);
    for (let day = first + 1; day <= last; day += 1) dayOf(day).continued.push(item);
  }
  const buckets = new Map<number, DayItems>();
  for (const [day, { starting, continued }] of days) {
    starting.sort(byTime);
    continued.sort(byTime);
    const known = previous.get(day);
    const isKnown = known && isSameList(known.starting, starting) && isSameList(known.continued, continued);
    buckets.set(day, isKnown ? known : { starting, continued });
  }
  return buckets;
}

/** Which checks are shown; null for all. Both must hold (S2.119). @public */
export interface CalendarFilter {
  readonly guardId: number | null;
  readonly locationId: number | null;
}

/** Shows everything. @public */
export const noFilter: CalendarFilter = { guardId: null, locationId: null };

/** Whether a check passes a filter. @public */
export function passesFilter(
  { guardId, locationId }: Pick<Occurrence, 'guardId' | 'locationId'>,
  filter: CalendarFilter,
): boolean {
  return (
    (filter.guardId === null || filter.guardId === guardId) &&
    (filter.locationId === null || filter.locationId === locationId)
  );
}

/** The days that are shown, with only what passes the filter; without one they are the same objects. @internal */
export function shownDays(buckets: DayBuckets, days: readonly number[], filter: CalendarFilter): DayBuckets {
  const isOff = filter.guardId === null && filter.locationId === null;
  const shown = new Map<number, DayItems>();
  for (const day of days) {
    const all = buckets.get(day);
    if (!all) continue;
    const passes = (item: Occurrence): boolean => passesFilter(item, filter);
    const { starting, continued } = all;
    shown.set(day, isOff ? all : { starting: starting.filter(passes), continued: continued.filter(passes) });
  }
  return shown;
}

const longMs = 24 * 3_600_000;

/**
 * What a month's cell lists: first what lasts since a day before, if it is a day or longer, then what begins. A night
 * shift stands on the day it begins, as it is spoken of.
 * @internal
 */
export function listedItems({ starting, continued }: DayItems): readonly Occurrence[] {
  const long = continued.filter(({ startsAt, endsAt }) => endsAt - startsAt >= longMs);
  return long.length === 0 ? starting : [...long, ...starting];
}
