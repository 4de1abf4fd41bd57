import { useMemo, useRef } from 'react';
import type { DataGridOptions, RowKey, SelectionChange } from './data-grid.types.ts';
import type { GridPage } from './grid-page.ts';
import { selectRange, toggleOne, togglePage } from './selection.ts';
import { useControlled } from './use-controlled.ts';
import { useLatest } from './use-latest.ts';

/** Selecting rows. @public */
export interface GridSelection {
  readonly selectedKeys: ReadonlySet<RowKey>;
  /** Selects a row, or takes it out. */
  toggleRow(key: RowKey): void;
  /** Selects the rows of the current page, or takes them out. */
  toggleAll(): void;
  /** Selects from the row touched last to this one. */
  selectTo(key: RowKey): void;
  /** Carries out a change without asking `shouldSelect`. */
  commitSelection(change: SelectionChange): void;
}

type SelectionOptions = Pick<
  DataGridOptions<never>,
  'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'shouldSelect'
>;

const none: ReadonlySet<RowKey> = new Set();

/** Keeps the selection and the row from which a range runs. @internal */
export function useGridSelection(options: SelectionOptions, page: GridPage): GridSelection {
  const [selectedKeys, keep] = useControlled(options.selectedKeys, options.defaultSelectedKeys ?? none);
  const latest = useLatest({ options, page, selectedKeys });
  const anchor = useRef<RowKey | null>(null);
  const actions = useMemo(() => {
    const commitSelection = (change: SelectionChange): void => {
      keep(change.selectedKeys);
      latest.current.options.onSelectionChange?.(change.selectedKeys, change);
    };
    const request = (change: SelectionChange): void => {
      if (latest.current.options.shouldSelect?.(change) !== false) commitSelection(change);
    };
    return {
      commitSelection,
      toggleRow: (key: RowKey) => {
        anchor.current = key;
        request(toggleOne(latest.current.selectedKeys, key));
      },
      toggleAll: () => request(togglePage(latest.current.selectedKeys, latest.current.page)),
      selectTo: (key: RowKey) => {
        request(selectRange(latest.current.selectedKeys, latest.current.page, anchor.current, key));
      },
    };
  }, [keep, latest]);
  return { selectedKeys, ...actions };
}
