import type { PageSelection, RowKey, SelectionChange } from './data-grid.types.ts';

/** How much of a page is selected; an empty page is not. @internal */
export function pageSelectionOf(page: readonly RowKey[], selected: ReadonlySet<RowKey>): PageSelection {
  const count = page.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Selects a row, or takes it out when it is selected. @internal */
export function toggleOne(selected: ReadonlySet<RowKey>, key: RowKey): SelectionChange {
  const selectedKeys = new Set(selected);
  const wasSelected = selectedKeys.delete(key);
  if (!wasSelected) selectedKeys.add(key);
  return { reason: wasSelected ? 'deselect' : 'select', selectedKeys, keys: [key] };
}

/** Selects the rows of a page and no others (K23); takes them out when all are selected. @internal */
export function togglePage(selected: ReadonlySet<RowKey>, page: readonly RowKey[]): SelectionChange {
  if (pageSelectionOf(page, selected) !== 'all') {
    return { reason: 'select-all', selectedKeys: new Set([...selected, ...page]), keys: page };
  }
  const selectedKeys = new Set(selected);
  for (const key of page) selectedKeys.delete(key);
  return { reason: 'deselect-all', selectedKeys, keys: page };
}

/** Selects from one row of the page to another, both included; from `to` alone when `from` is elsewhere. @internal */
export function selectRange(
  selected: ReadonlySet<RowKey>,
  page: readonly RowKey[],
  from: RowKey | null,
  to: RowKey,
): SelectionChange {
  const end = page.indexOf(to);
  const start = from === null ? -1 : page.indexOf(from);
  const keys = start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { reason: 'range', selectedKeys: new Set([...selected, ...keys]), keys };
}
