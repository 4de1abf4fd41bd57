import type { PatrolCounts } from '@patrolkit/sdk/model';
import type { TextId } from '../../services/texts.ts';
import type { ChartColumn } from './chart.types.ts';
import type { NumberWords } from './number-words.ts';
import type { NumberName } from './statistics-address.rules.ts';

const names: readonly (readonly [Exclude<NumberName, 'alarms'>, TextId])[] = [
  ['planned', 'console.statistics.planned'],
  ['done', 'console.statistics.read'],
  ['missed', 'console.statistics.missed'],
  ['open', 'console.statistics.open'],
  ['panics', 'console.statistics.panics'],
  ['exceptions', 'console.statistics.exceptions'],
  ['notMoving', 'console.statistics.notMoving'],
  ['notConnected', 'console.statistics.notConnected'],
];

/** The columns of everything that is counted; each number leads to its rows. */
export function countColumns<Row extends PatrolCounts>(
  text: (id: TextId) => string,
  words: NumberWords,
  addressOf: (what: NumberName, row: Row) => string,
): readonly ChartColumn<Row>[] {
  const counted = names.map(
    ([what, id]): ChartColumn<Row> => ({
      label: text(id),
      kind: 'number',
      value: (row) => row[what],
      show: (row) => words.count(row[what]),
      to: (row) => (row[what] > 0 ? addressOf(what, row) : null),
    }),
  );
  const share: ChartColumn<Row> = {
    label: text('console.statistics.share'),
    kind: 'number',
    value: ({ rate }) => (rate === null ? null : Math.round(rate * 1000) / 10),
    show: ({ rate }) => words.share(rate),
  };
  return [...counted.slice(0, 4), share, ...counted.slice(4)];
}
