import { formatDateTime } from '@patrolkit/sdk/model';
import type { MadeReport, ScheduleRow } from './make-report.ts';
import type { ReportWords } from './words/report-words.ts';

/** A report in words: what its file and its mail are made of. */
export interface ReportSheet {
  readonly title: string;
  /** What it is about, line by line. */
  readonly notes: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function cellOf(value: unknown, timeZone: string, words: ReportWords): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = String(value);
  return instant.test(text) ? formatDateTime(Date.parse(text), timeZone) : text;
}

/** What a report is about: the same in the mail and in the file. @param now milliseconds since 1970 */
function notesOf({ period, ownerName, companyName, table }: MadeReport, words: ReportWords, now: number, zone: string) {
  const when = (at: number): string => formatDateTime(at, zone);
  return [
    companyName === null ? words.allOf(ownerName) : `${words.company}: ${companyName}`,
    ...(period === null ? [] : [`${words.period}: ${when(period.from)} – ${when(period.to)}`]),
    `${words.made}: ${when(now)}`,
    words.zone(zone),
    `${words.rows}: ${table.rows.length}`,
  ];
}

/** Writes a made report in the words of its language. @param now milliseconds since 1970 */
export function reportSheet(
  row: Pick<ScheduleRow, 'report'>,
  made: MadeReport,
  words: ReportWords,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ReportSheet {
  const { columns, rows } = made.table;
  return {
    title: words.titles[row.report],
    notes: notesOf(made, words, now, timeZone),
    head: columns.map(({ key, label, unit }) => {
      const head = words.columns[key] ?? label;
      return unit === undefined ? head : `${head} (${unit})`;
    }),
    rows: rows.map((cells) => columns.map(({ key }) => cellOf(cells[key], timeZone, words))),
  };
}
