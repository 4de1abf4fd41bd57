import type { PatrolEvent } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { type DataGrid, type SortDescriptor, useDataGrid } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { latestPerGuard } from './latest-per-guard.rules.ts';
import { workerColumns } from './workers-columns.tsx';
import type { WorkerNames, WorkersGridOptions } from './workers-grid.types.ts';

const timeDescending: SortDescriptor = { column: 'time', direction: 'descending' };
const noNames: WorkerNames = {};
/* Only events of guards become rows; 0 is nobody. */
const guardId = (event: PatrolEvent): number => event.guardId ?? 0;

/** The guards' grid without any markup: each guard's latest event, order and pages. @public */
export function useWorkersGrid(options: WorkersGridOptions): DataGrid<PatrolEvent> {
  const { events, names = noNames, onActivate } = options;
  const patrol = usePatrol();
  const rows = useMemo(() => latestPerGuard(events), [events]);
  const columns = useMemo(() => workerColumns(patrol, names), [patrol, names]);
  const grid = useDataGrid<PatrolEvent>({
    rows,
    keyOf: guardId,
    columns,
    isLive: true,
    locale: patrol.intl.locale,
    now: patrol.now,
    defaultSort: options.defaultSort ?? timeDescending,
    onSortChange: options.onSortChange,
    filter: options.filter,
    defaultFilter: options.defaultFilter,
    onFilterChange: options.onFilterChange,
    settings: options.settings,
    defaultSettings: options.defaultSettings,
    onSettingsChange: options.onSettingsChange,
    pageSize: options.pageSize,
    defaultPageSize: options.defaultPageSize ?? 10,
    onPageSizeChange: options.onPageSizeChange,
    activeKey: options.activeKey,
    defaultActiveKey: options.defaultActiveKey,
    onActiveChange: (key, details) => {
      const event = grid.findRow(key);
      if (event) onActivate?.(event, details);
    },
  });
  return grid;
}
