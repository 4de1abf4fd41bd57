import type { Wire } from '../wire/index.ts';
import { toInstant } from './instant.ts';

/** Checks and alarms of a period, a day, a guard or a place. @public */
export interface PatrolCounts {
  /** Checks with a checkpoint that start in it. */
  readonly planned: number;
  readonly done: number;
  readonly missed: number;
  /** Checks that can still be read. */
  readonly open: number;
  /** Read among read and missed, 0 to 1; null when there are none. */
  readonly rate: number | null;
  readonly panics: number;
  readonly exceptions: number;
  readonly notMoving: number;
  readonly notConnected: number;
}

/** How long it took, over the alarms where it happened; seconds, null without alarms. @public */
export type AlarmDelay = Readonly<Wire<'AlarmDelay'>>;

/** Statistics of a period; drills are left out. Instants are milliseconds since 1970. @public */
export interface Statistics extends PatrolCounts {
  readonly from: number;
  readonly to: number;
  /** IANA zone whose days these are. */
  readonly timeZone: string;
  /** Planned occurrences without a checkpoint. */
  readonly notCheckable: number;
  readonly toSounding: AlarmDelay;
  readonly toConfirmed: AlarmDelay;
  /** `date` is a local calendar date `YYYY-MM-DD`. */
  readonly byDay: readonly (PatrolCounts & { readonly date: string })[];
  readonly byGuard: readonly (PatrolCounts & { readonly guardId: number; readonly guardName: string })[];
  readonly byLocation: readonly (PatrolCounts & { readonly locationId: number; readonly locationName: string })[];
  /** Hours of the week: ISO weekday (Monday is 1) and local hour. */
  readonly byHour: readonly Readonly<Wire<'StatisticsHour'>>[];
}

function countsOf(wire: PatrolCounts): PatrolCounts {
  const { planned, done, missed, open, rate, panics, exceptions, notMoving, notConnected } = wire;
  return { planned, done, missed, open, rate, panics, exceptions, notMoving, notConnected };
}

/** Reads the wire's Statistics. @public */
export function statisticsFromWire(wire: Wire<'Statistics'>): Statistics {
  return {
    ...countsOf(wire),
    from: toInstant(wire.startDateTime, 'startDateTime'),
    to: toInstant(wire.endDateTime, 'endDateTime'),
    timeZone: wire.timeZone,
    notCheckable: wire.notCheckable,
    toSounding: wire.toSounding,
    toConfirmed: wire.toConfirmed,
    byDay: wire.byDay.map((row) => ({ ...countsOf(row), date: row.date })),
    byGuard: wire.byGuard.map((row) => ({ ...countsOf(row), guardId: row.idUser, guardName: row.userName })),
    byLocation: wire.byLocation.map((row) => ({
      ...countsOf(row),
      locationId: row.idLocation,
      locationName: row.locationName,
    })),
    byHour: wire.byHour,
  };
}
