import type { Wire } from '../../wire/index.ts';

/** What one report is made of; its columns name the cells of its rows. @internal */
export type ReportTable = Pick<Wire<'ReportResult'>, 'columns' | 'rows' | 'footer'>;

/** A column; cells without a unit are counts, names, flags or instants. @internal */
export function column(key: string, label: string, unit?: string): ReportTable['columns'][number] {
  return unit === undefined ? { key, label } : { key, label, unit };
}

/** The two columns with which every report begins. @internal */
export const guardColumns: ReportTable['columns'] = [column('idUser', 'Guard id'), column('userName', 'Guard')];

/** A number as it is printed: so many digits after the point at most. @internal */
export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
