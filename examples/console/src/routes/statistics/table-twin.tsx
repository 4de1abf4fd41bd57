import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../services/texts.ts';
import type { ChartColumn, ChartTable } from './chart.types.ts';
import * as css from './chart-panel.css.ts';

/** A chart's numbers as a table; what has rows behind it leads to them. */
export function TableTwin<Row>({ table }: { table: ChartTable<Row> }): ReactElement {
  const text = useText();
  const { columns, rows, keyOf, title } = table;
  const [first, ...others] = columns;
  if (!first || rows.length === 0) return <p className={css.none}>{text('console.statistics.nothing')}</p>;
  return (
    <table aria-label={title} className={css.table}>
      <thead>
        <tr>
          {columns.map(({ label, kind }) => (
            <th className={css.columnHead} data-number={kind === 'number' ? '' : undefined} key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row)}>
            <th className={css.rowHead} scope="row">
              <Cell at={at} column={first} row={row} />
            </th>
            {others.map((column) => (
              <td className={css.data} data-number={column.kind === 'number' ? '' : undefined} key={column.label}>
                <Cell at={at} column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, at }: { column: ChartColumn<Row>; row: Row; at: number }): ReactNode {
  const words = column.show?.(row) ?? String(column.value(row, at) ?? '');
  const to = column.to?.(row);
  return to ? (
    <Link className={css.link} to={to}>
      {words}
    </Link>
  ) : (
    words
  );
}
