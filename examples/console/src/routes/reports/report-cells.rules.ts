import { formatDateTime, type MachineReport } from '@patrolkit/sdk/model';

/** A row of a report with a number of its own. */
export interface ReportRow {
  readonly id: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The rows of a report in its own order. */
export function reportRows(report: MachineReport | null): readonly ReportRow[] {
  return (report?.rows ?? []).map((cells, at) => ({ id: at + 1, cells }));
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** What a cell says: instants in the zone as DD/MM/YYYY HH:mm, nothing as nothing, numbers with at most two decimals, yes and no in words. */
export function reportCell(
  value: unknown,
  timeZone: string,
  words: { readonly yes: string; readonly no: string },
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  const written = String(value);
  return instant.test(written) ? formatDateTime(Date.parse(written), timeZone) : written;
}
