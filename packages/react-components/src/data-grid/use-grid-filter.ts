import { useDeferredValue, useMemo } from 'react';
import type { DataGridFilter, DataGridOptions, FilterReason } from './data-grid.types.ts';
import { isFiltering, noFilter } from './row-filter.ts';
import { useControlled } from './use-controlled.ts';
import { useLatest } from './use-latest.ts';

/** Filtering rows. @public */
export interface GridFilter {
  readonly filter: DataGridFilter;
  readonly isFiltered: boolean;
  /** Words for any column. */
  setQuickFilter(quick: string): void;
  /** What is typed or chosen for one column; '' asks for nothing. */
  setColumnFilter(id: string, typed: string): void;
  clearFilter(): void;
}

type FilterOptions = Pick<DataGridOptions<never>, 'filter' | 'defaultFilter' | 'onFilterChange'>;

/** Keeps the filter; `applied` follows it when there is time, so that typing never waits for 100,000 rows. @internal */
export function useGridFilter(
  options: FilterOptions,
  onChanged: () => void,
): GridFilter & { readonly applied: DataGridFilter } {
  const [filter, keep] = useControlled(options.filter, options.defaultFilter ?? noFilter);
  const latest = useLatest({ filter, onFilterChange: options.onFilterChange, onChanged });
  const actions = useMemo(() => {
    const change = (next: DataGridFilter, reason: FilterReason): void => {
      keep(next);
      latest.current.onChanged();
      latest.current.onFilterChange?.(next, { reason });
    };
    return {
      setQuickFilter: (quick: string) => change({ ...latest.current.filter, quick }, 'quick'),
      setColumnFilter: (id: string, typed: string) => {
        const { filter } = latest.current;
        change({ ...filter, columns: { ...filter.columns, [id]: typed } }, 'column');
      },
      clearFilter: () => change(noFilter, 'clear'),
    };
  }, [keep, latest]);
  return { filter, applied: useDeferredValue(filter), isFiltered: isFiltering(filter), ...actions };
}
