import { eventRowState, useEventGrid } from '@patrolkit/react-components/event-grid';
import type { LiveFeed } from '@patrolkit/sdk/live';
import { type ReactElement, useState, useSyncExternalStore } from 'react';

/** Events in a plain table: order, pages, filter, held rows and confirming are the hook's, the markup is ours. */
export function EventTable({ feed }: { feed: LiveFeed }): ReactElement {
  const { events, link } = useSyncExternalStore(feed.subscribe, feed.getSnapshot);
  const [problem, setProblem] = useState('');
  const { grid } = useEventGrid({
    events,
    defaultPageSize: 15,
    onConfirm: (ids) => {
      for (const id of ids) feed.confirm(id).catch((error: Error) => setProblem(error.message));
    },
  });
  const { pageIndex } = grid.table.state.pagination;
  const columns = grid.columns.filter(({ text }) => text !== undefined);
  return (
    <>
      <h1>Events, {link}</h1>
      <p role="alert">{problem}</p>
      <label>
        Find <input onChange={(change) => grid.setQuickFilter(change.target.value)} value={grid.filter.quick} />
      </label>
      {grid.waiting.length > 0 && (
        <button {...grid.waitingProps} onClick={grid.showWaiting} type="button">
          {grid.waiting.length} new
        </button>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">State</th>
            {columns.map(({ id, label }) => (
              <th aria-sort={grid.sort?.column === id ? grid.sort.direction : 'none'} key={id} scope="col">
                <button onClick={() => grid.table.getColumn(id)?.toggleSorting()} type="button">
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...grid.holdProps}>
          {grid.items.map(({ row, key, isSelected }) => (
            <tr data-key={key} data-state={eventRowState(row)} key={key}>
              <td>
                <input
                  aria-label={`Select ${key}; an open alarm is confirmed`}
                  checked={isSelected}
                  onChange={() => grid.toggleRow(key)}
                  type="checkbox"
                />
              </td>
              <td>{eventRowState(row)}</td>
              {columns.map(({ id, text }) => (
                <td key={id}>{text?.(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button disabled={pageIndex === 0} onClick={() => grid.table.previousPage()} type="button">
        Newer
      </button>
      <button disabled={!grid.table.getCanNextPage()} onClick={() => grid.table.nextPage()} type="button">
        Older
      </button>
      <p>{grid.rowCount} events</p>
    </>
  );
}
