import type { ExportTable } from '@patrolkit/react-components/table-export';
import type { PatrolCounts, Statistics } from '@patrolkit/sdk/model';
import type { TextId } from '../../services/texts.ts';
import { countColumns } from './count-columns.ts';
import type { NumberWords } from './number-words.ts';
import type { DayNumbers } from './numbers.rules.ts';

interface Part {
  readonly part: TextId;
  readonly name: string;
  readonly counts: PatrolCounts;
}

/** What of the page goes into its file. */
export interface WholeNumbers {
  readonly now: Statistics;
  /** Null while the period before is not known. */
  readonly before: Statistics | null;
  readonly days: readonly DayNumbers[];
}

/** All numbers of the page in one table: the whole, the period before, days, guards and places. */
export function wholeTable(
  { now, before, days }: WholeNumbers,
  notes: readonly string[],
  text: (id: TextId) => string,
  words: NumberWords,
): ExportTable<Part> {
  const rows: readonly Part[] = [
    { part: 'console.statistics.whole', name: '', counts: now },
    ...(before ? [{ part: 'console.statistics.before' as const, name: '', counts: before }] : []),
    ...days.map((day): Part => ({ part: 'console.statistics.day', name: day.date, counts: day })),
    ...now.byGuard.map((guard): Part => ({ part: 'console.role.Guard', name: guard.guardName, counts: guard })),
    ...now.byLocation.map(
      (place): Part => ({ part: 'console.field.location', name: place.locationName, counts: place }),
    ),
  ];
  const columns = countColumns<PatrolCounts>(text, words, () => '');
  return {
    name: 'statistics',
    title: text('console.section.statistics'),
    notes,
    rows,
    columns: [
      { label: text('console.statistics.part'), share: 1.4, value: ({ part }) => text(part) },
      { label: text('console.field.name'), share: 2, value: ({ name }) => name },
      ...columns.map(({ label, kind, value }) => {
        return { label, kind, value: ({ counts }: Part, at: number) => value(counts, at) };
      }),
    ],
  };
}
