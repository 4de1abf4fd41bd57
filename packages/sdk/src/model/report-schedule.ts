import type { Wire } from '../wire/index.ts';
import { toInstant, toInstantOrNull } from './instant.ts';
import { isLanguage, type Language } from './locale.ts';
import type { ReportTimes } from './report-times.ts';

/** A report that can be mailed. @public */
export type ScheduledReport = Wire<'ScheduledReport'>;

/** Kind of the file in a mail. @public */
export type MailedFormat = NonNullable<Wire<'ReportSchedule'>['format']>;

/** A report that is mailed by the clock. @public */
export interface ReportSchedule extends ReportTimes {
  /** 0 for a new one. */
  readonly scheduleId: number;
  readonly name: string;
  readonly report: ScheduledReport;
  readonly format: MailedFormat;
  readonly language: Language;
  /** null for all that the owner sees. */
  readonly companyId: number | null;
  readonly emails: readonly string[];
  readonly isPaused: boolean;
  /** When it is sent next, milliseconds since 1970; null while it is paused or new. */
  readonly nextAt: number | null;
  /** Who saved it last, for whose eyes its content is. */
  readonly ownerName: string;
  readonly version: number;
}

/** One sending of a report; instants in milliseconds since 1970. @public */
export interface ReportDelivery {
  readonly deliveryId: number;
  readonly scheduleId: number;
  /** Its name when it was sent. */
  readonly name: string;
  readonly report: ScheduledReport;
  readonly at: number;
  /** What it is about; null for a report on now. */
  readonly from: number | null;
  readonly to: number | null;
  readonly emails: readonly string[];
  /** Mails that have not gone out yet. */
  readonly waiting: number;
  /** Of the file; null when none was made. */
  readonly rows: number | null;
  /** Why nothing was sent, or to whom not, in English; null when there is nothing to say. */
  readonly error: string | null;
  /** Who sent it by hand; null for the clock. */
  readonly userName: string | null;
}

/** Reads the wire's ReportSchedule. @public */
export function reportScheduleFromWire(wire: Wire<'ReportSchedule'>): ReportSchedule {
  return {
    scheduleId: wire.idReportSchedule,
    name: wire.name ?? '',
    report: wire.report ?? 'PatrolCompliance',
    format: wire.format ?? 'xlsx',
    language: isLanguage(wire.locale) ? wire.locale : 'en',
    every: wire.every ?? 'day',
    weekday: wire.weekday ?? 'MO',
    dayOfMonth: wire.dayOfMonth ?? 1,
    time: (wire.time ?? '06:00').slice(0, 5),
    companyId: wire.idCompany || null,
    emails: wire.emails ?? [],
    isPaused: wire.isPaused ?? false,
    nextAt: toInstantOrNull(wire.nextDateTime, 'nextDateTime'),
    ownerName: wire.ownerName ?? '',
    version: wire.version ?? 0,
  };
}

/** Writes the wire's ReportSchedule. @public */
export function reportScheduleToWire(schedule: ReportSchedule): Wire<'ReportSchedule'> {
  const { name, report, format, every, weekday, dayOfMonth, time, emails, isPaused } = schedule;
  return {
    idReportSchedule: schedule.scheduleId,
    ...{ name, report, format, every, weekday, dayOfMonth, isPaused },
    locale: schedule.language,
    time: `${time}:00`,
    idCompany: schedule.companyId,
    emails: [...emails],
  };
}

/** Reads the wire's ReportDelivery. @public */
export function reportDeliveryFromWire(wire: Wire<'ReportDelivery'>): ReportDelivery {
  const { name, report, emails, waiting, rows, error } = wire;
  return {
    deliveryId: wire.idReportDelivery,
    scheduleId: wire.idReportSchedule,
    ...{ name, report, emails, waiting, rows, error },
    at: toInstant(wire.at, 'at'),
    from: toInstantOrNull(wire.startDateTime, 'startDateTime'),
    to: toInstantOrNull(wire.endDateTime, 'endDateTime'),
    userName: wire.userName ?? null,
  };
}
