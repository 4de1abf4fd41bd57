import { type RefObject, useState } from 'react';
import type { DataGridColumn } from './data-grid.types.ts';
import type { GridNews } from './data-grid-model.types.ts';
import type { KeyTarget } from './press-key.ts';
import type { GridColumns } from './use-grid-columns.ts';

/** Pixels that one key makes a column wider. */
const widthStep = 8;

interface ArrangingInput<Row> {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  /** The columns that are shown. */
  readonly columns: readonly DataGridColumn<Row>[];
  readonly arranged: GridColumns<Row>;
}

/** Arranges columns by keys, and remembers what was done last. @internal */
export function useArranging<Row>({ gridRef, columns, arranged }: ArrangingInput<Row>): {
  readonly news: GridNews | null;
  setNews(news: GridNews): void;
  readonly arrangeColumn: KeyTarget['onArrange'];
} {
  const [news, setNews] = useState<GridNews | null>(null);
  const arrangeColumn: KeyTarget['onArrange'] = (id, kind, by) => {
    const at = columns.findIndex((column) => column.id === id);
    if (!columns[at] || columns[at].isFixed) return;
    if (kind === 'move') {
      if (!arranged.moveColumn(id, by)) return;
      const movable = columns.filter((column) => !column.isFixed);
      const place = movable.findIndex((column) => column.id === id) + by + 1;
      setNews({ kind: 'moved', column: id, place, count: movable.length });
      return;
    }
    const head = gridRef.current?.querySelector<HTMLElement>(`[role="columnheader"][data-column="${CSS.escape(id)}"]`);
    const width = arranged.resizeColumn(id, (head?.offsetWidth ?? 0) + by * widthStep);
    setNews({ kind: 'resized', column: id, width });
  };
  return { news, setNews, arrangeColumn };
}
