import {
  addDays,
  type EventReportRow,
  type EventType,
  type Occurrence,
  startOfLocalDay,
  wallOf,
  weekdayOf,
  weekdays,
} from '@patrolkit/sdk/model';
import { type Period, periodOf, type ReportFilter } from '../../filters/report-filter.ts';
import type { Drill, NumberName } from './statistics-address.rules.ts';

/** A check or an event that a number counts. */
export interface DrillRow {
  readonly id: number;
  /** Planned start, or when it happened; milliseconds since 1970. */
  readonly at: number;
  /** When the tag was read, or the alarm was confirmed; milliseconds since 1970, null when it was not. */
  readonly endedAt: number | null;
  readonly guardName: string;
  /** Place and checkpoint of a check, or what the event says. */
  readonly about: string;
  readonly state: 'open' | 'done' | 'missed' | EventType;
}

const eventTypes: Partial<Record<NumberName, readonly EventType[]>> = {
  alarms: ['GuardPanic', 'Exception'],
  panics: ['GuardPanic'],
  exceptions: ['Exception'],
  notMoving: ['NotMoving'],
  notConnected: ['NotConnected'],
};

/** Types of the events that a number counts; null when it counts planned checks. */
export function eventTypesOf(what: NumberName): readonly EventType[] | null {
  return eventTypes[what] ?? null;
}

/** The period of the rows: the day that is asked for, else all days; null while they make none. */
export function drillPeriod(filter: ReportFilter, { day }: Drill, timeZone: string): Period | null {
  if (day === null) return periodOf(filter, timeZone);
  return { from: startOfLocalDay(timeZone, day), to: startOfLocalDay(timeZone, addDays(day, 1)) };
}

function isAtHour(at: number, { weekday, hour }: Drill, timeZone: string): boolean {
  if (weekday === null && hour === null) return true;
  const { date, secondsOfDay } = wallOf(timeZone, at);
  return (
    (weekday === null || weekdayNumber(date) === weekday) && (hour === null || Math.floor(secondsOfDay / 3600) === hour)
  );
}

const weekdayNumber = (date: string): number => weekdays.indexOf(weekdayOf(date)) + 1;

/* C9: read is done, whenever; what the server does not tell of an unread one is still open. */
function stateOf({ readAt, state }: Occurrence): 'open' | 'done' | 'missed' {
  if (readAt !== null) return 'done';
  return state === 'missed' ? 'missed' : 'open';
}

/** What narrows checks beside the question to the server. */
export interface CheckScope {
  readonly period: Period;
  readonly timeZone: string;
  /** Null for every company. */
  readonly companyId: number | null;
  readonly companyOf: (locationId: number) => number | null;
}

/** The checks that a number counts, as C9 counts them: those that start in the period and have a checkpoint. */
export function checksOf(occurrences: readonly Occurrence[], drill: Drill, scope: CheckScope): readonly DrillRow[] {
  const { period, timeZone, companyId, companyOf } = scope;
  return occurrences.flatMap((check) => {
    const { startsAt, checkpointId, locationId, locationName, checkpointName } = check;
    const state = stateOf(check);
    const isCounted =
      checkpointId !== null &&
      startsAt >= period.from &&
      startsAt < period.to &&
      (drill.what === 'planned' || drill.what === state) &&
      (companyId === null || companyOf(locationId) === companyId) &&
      isAtHour(startsAt, drill, timeZone);
    if (!isCounted) return [];
    const about = checkpointName?.startsWith(locationName)
      ? checkpointName
      : [locationName, checkpointName].filter(Boolean).join(', ');
    return [{ id: check.occurrenceId, at: startsAt, endedAt: check.readAt, guardName: check.guardName, about, state }];
  });
}

/** The events that a number counts; drills are left out (C9). */
export function eventsOf(events: readonly EventReportRow[], drill: Drill, timeZone: string): readonly DrillRow[] {
  const types = eventTypesOf(drill.what) ?? [];
  return events
    .filter(
      ({ type, isDrill, occurredAt }) => types.includes(type) && !isDrill && isAtHour(occurredAt, drill, timeZone),
    )
    .map(({ eventId, occurredAt, confirmedAt, guardName, description, type }) => {
      return { id: eventId, at: occurredAt, endedAt: confirmedAt, guardName, about: description, state: type };
    });
}
