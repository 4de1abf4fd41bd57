/* The parts of the peers that are used; the peers lie outside of the workspace, and so do their own types. */

declare module 'peer:@tanstack/react-table/dist/index.js' {
  export const columnFilteringFeature: object;
  export const globalFilteringFeature: object;
  export const rowPaginationFeature: object;
  export const rowSortingFeature: object;
  export function createFilteredRowModel(): object;
  export function createPaginatedRowModel(): object;
  export function createSortedRowModel(): object;
  export function tableFeatures(features: Record<string, object>): object;

  interface RowModel<Row> {
    readonly rows: readonly { readonly original: Row }[];
  }
  export function useTable<Row>(options: { readonly data: readonly Row[] } & Record<string, unknown>): {
    getRowModel(): RowModel<Row>;
    getPrePaginatedRowModel(): RowModel<Row>;
  };
}

declare module 'peer:@mui/x-data-grid/index.mjs' {
  export interface DataGridApi {
    updateRows(rows: readonly object[]): void;
    setQuickFilterValues(words: readonly string[]): void;
    sortColumn(field: string, direction: 'asc' | 'desc'): void;
  }
  export function DataGrid(
    props: Record<string, unknown> & { apiRef: import('react').RefObject<DataGridApi | null> },
  ): import('react').ReactElement;
}

declare module 'peer:ag-grid-community' {
  export const ClientSideRowModelApiModule: object;
  export const ClientSideRowModelModule: object;
  export const ColumnApiModule: object;
  export const ModuleRegistry: { registerModules(modules: readonly object[]): void };
  export const PaginationModule: object;
  export const QuickFilterModule: object;
  export const RowSelectionModule: object;
}

declare module 'peer:ag-grid-react' {
  export interface GridHandle {
    readonly api: {
      applyTransaction(change: { readonly update: readonly object[] }): void;
      applyColumnState(change: { readonly state: readonly object[] }): void;
      setGridOption(name: 'quickFilterText', text: string): void;
    };
  }
  export function AgGridReact(
    props: Record<string, unknown> & { ref: import('react').Ref<GridHandle> },
  ): import('react').ReactElement;
}
