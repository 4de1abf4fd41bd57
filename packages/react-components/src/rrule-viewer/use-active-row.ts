import { useState } from 'react';
import type { ViewerRow, ViewerRowKey } from './rule-groups.rules.ts';

/** The row that Tab leads to, as {@link useRRuleViewer} gives it. @public */
export interface ActiveRow {
  /** Its index among the rows; -1 when there are none. */
  readonly activeIndex: number;
  /** Rises whenever the focus is to be put on the active row. */
  readonly focusCount: number;
  /** Makes a row the active one; `isFocused` when the focus is in it already. */
  activate(key: ViewerRowKey, isFocused: boolean): void;
}

interface Active {
  readonly key: ViewerRowKey | null;
  /** Where it was: when it is gone, its place is taken by what came after it. */
  readonly index: number;
  readonly focusCount: number;
}

/** Keeps one tab stop among rows that come and go. @internal */
export function useActiveRow(rows: readonly ViewerRow[]): ActiveRow {
  const [active, setActive] = useState<Active>({ key: null, index: 0, focusCount: 0 });
  const found = active.key === null ? -1 : rows.findIndex(({ key }) => key === active.key);
  const activeIndex = found >= 0 ? found : Math.min(active.index, rows.length - 1);
  if (found >= 0 && found !== active.index) setActive({ ...active, index: found });
  return {
    activeIndex,
    focusCount: active.focusCount,
    activate: (key, isFocused) => {
      const index = rows.findIndex((row) => row.key === key);
      setActive((now) => ({ key, index, focusCount: isFocused ? now.focusCount : now.focusCount + 1 }));
    },
  };
}
