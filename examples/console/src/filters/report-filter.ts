import { addDays, localDate, startOfLocalDay } from '@patrolkit/sdk/model';

/** What numbers and reports are about. */
export interface ReportFilter {
  /** First and last day, `YYYY-MM-DD` in the installation's zone; null while it cannot be read. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly companyId: number | null;
  readonly locationId: number | null;
  readonly guardId: number | null;
}

/** Begin and end, milliseconds since 1970; the end lies outside. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The last 30 days, today among them. */
export function defaultFilter(timeZone: string, now: number): ReportFilter {
  const today = localDate(timeZone, now);
  return { firstDay: addDays(today, -29), lastDay: today, companyId: null, locationId: null, guardId: null };
}

/** The period of the days; null while they make none. */
export function periodOf({ firstDay, lastDay }: ReportFilter, timeZone: string): Period | null {
  if (firstDay === null || lastDay === null || firstDay > lastDay) return null;
  return { from: startOfLocalDay(timeZone, firstDay), to: startOfLocalDay(timeZone, addDays(lastDay, 1)) };
}

/** As many days right before. */
export function filterBefore(filter: ReportFilter): ReportFilter {
  const { firstDay, lastDay } = filter;
  if (firstDay === null || lastDay === null) return filter;
  const days = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;
  return { ...filter, firstDay: addDays(firstDay, -days), lastDay: addDays(firstDay, -1) };
}
