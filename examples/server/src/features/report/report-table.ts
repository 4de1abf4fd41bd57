import type { Wire } from '@patrolkit/sdk/wire';

/** What one report is made of; its columns name the cells of its rows. */
export type ReportTable = Pick<Wire<'ReportResult'>, 'columns' | 'rows' | 'footer'>;

/** A column; cells without a unit are counts, names, flags or instants (ISO 8601). */
export function column(key: string, label: string, unit?: string): ReportTable['columns'][number] {
  return unit === undefined ? { key, label } : { key, label, unit };
}

/** The two columns with which every report begins. */
export const guardColumns: ReportTable['columns'] = [column('idUser', 'Guard id'), column('userName', 'Guard')];

/** A number as it is printed: so many digits after the point at most. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
