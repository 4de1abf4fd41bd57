import { useState } from 'react';
import type { DataGridOptions, DataGridSettings, PageSize, SettingsReason } from './data-grid.types.ts';
import { useLatest } from './use-latest.ts';

/** Turning pages. @public */
export interface GridPages {
  readonly pageSize: PageSize;
  /** Keeps the first row of the page in view. */
  setPageSize(pageSize: PageSize): void;
}

type PageOptions = Pick<DataGridOptions<never>, 'pageSize' | 'defaultPageSize' | 'onPageSizeChange'>;

interface PagesInput {
  readonly options: PageOptions;
  readonly settings: DataGridSettings;
  readonly changeSettings: (settings: DataGridSettings, reason: SettingsReason) => void;
}

/** Which rows of a list are the page. @internal */
export interface PageCut {
  readonly pageIndex: number;
  /** Rows that a full page has. */
  readonly perPage: number;
  /** Place of the page's first row in the list. */
  readonly first: number;
  /** Rows of this page. */
  readonly length: number;
}

/** The page that was wanted, or the last one there is. @internal */
export function pageCut(wanted: number, pageSize: PageSize, count: number): PageCut {
  const perPage = pageSize === 'all' ? Math.max(1, count) : pageSize;
  const pageIndex = Math.max(0, Math.min(wanted, Math.ceil(count / perPage) - 1));
  const first = pageIndex * perPage;
  return { pageIndex, perPage, first, length: Math.max(0, Math.min(perPage, count - first)) };
}

/** Keeps the page and its size; the size is one of the settings, so that it is stored with them. @internal */
export function useGridPages({ options, settings, changeSettings }: PagesInput): GridPages & {
  readonly wantedPage: number;
  setPage(page: number): void;
} {
  const [wantedPage, setPage] = useState(0);
  const pageSize = options.pageSize ?? settings.pageSize ?? options.defaultPageSize ?? 10;
  const latest = useLatest({ options, settings, changeSettings, pageSize, wantedPage });
  const [setPageSize] = useState(() => (next: PageSize): void => {
    const { options, settings, changeSettings, pageSize, wantedPage } = latest.current;
    if (next === pageSize) return;
    const first = pageSize === 'all' ? 0 : wantedPage * pageSize;
    setPage(next === 'all' ? 0 : Math.floor(first / next));
    changeSettings({ ...settings, pageSize: next }, 'page-size');
    options.onPageSizeChange?.(next);
  });
  return { pageSize, setPageSize, wantedPage, setPage };
}
