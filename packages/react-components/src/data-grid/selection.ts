import type { PageSelection, RowKey, SelectionChange } from './data-grid.types.ts';
import type { GridPage } from './grid-page.ts';

/** How much of a page is selected; an empty page is not. @internal */
export function pageSelectionOf(page: GridPage, selected: ReadonlySet<RowKey>): PageSelection {
  if (selected.size === 0 || page.length === 0) return 'none';
  /* Whichever is shorter is walked through: of 100,000 rows a few are selected. */
  const count =
    selected.size < page.length
      ? [...selected].filter((key) => page.has(key)).length
      : page.keys().filter((key) => selected.has(key)).length;
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
export function togglePage(selected: ReadonlySet<RowKey>, page: GridPage): SelectionChange {
  const keys = page.keys();
  if (pageSelectionOf(page, selected) !== 'all') {
    return { reason: 'select-all', selectedKeys: new Set([...selected, ...keys]), keys };
  }
  const selectedKeys = new Set(selected);
  for (const key of keys) selectedKeys.delete(key);
  return { reason: 'deselect-all', selectedKeys, keys };
}

/** Selects from one row of the page to another, both included; from `to` alone when `from` is elsewhere. @internal */
export function selectRange(
  selected: ReadonlySet<RowKey>,
  page: GridPage,
  from: RowKey | null,
  to: RowKey,
): SelectionChange {
  const end = page.indexOf(to);
  const start = from === null ? -1 : page.indexOf(from);
  const keys = start < 0 ? [to] : page.keys(Math.min(start, end), Math.max(start, end) + 1);
  return { reason: 'range', selectedKeys: new Set([...selected, ...keys]), keys };
}
