import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { DataGrid } from './data-grid-model.types.ts';

/** Tells a screen reader what keys have just done to a column. @internal */
export function GridAnnouncement<Row>({ grid }: { grid: DataGrid<Row> }): ReactElement {
  const { text } = usePatrol();
  const { news } = grid;
  const column = grid.allColumns.find(({ id }) => id === news?.column)?.label ?? '';
  const words =
    news?.kind === 'moved'
      ? text('grid.columnMoved', { column, place: news.place, count: news.count })
      : news?.kind === 'resized'
        ? text('grid.columnResized', { column, width: news.width })
        : news && text(news.direction === 'ascending' ? 'grid.sortedUp' : 'grid.sortedDown', { column });
  return (
    <span className="pk-Hidden" role="status">
      {words}
    </span>
  );
}
