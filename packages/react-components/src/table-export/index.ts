export type { CodeLabel, CodeLabelSheet } from './code-labels.types.ts';
export { ExportMenu, type ExportMenuProps } from './export-menu.tsx';
export { ExportStatus } from './export-status.tsx';
export { exportTable } from './export-table.ts';
export { makeCodeLabels } from './make-code-labels.ts';
export { saveFile } from './save-file.ts';
export type {
  ExportCell,
  ExportColumn,
  ExportFormat,
  ExportOptions,
  ExportPicture,
  ExportTable,
  ExportTexts,
} from './table-export.types.ts';
export { type GridExport, type GridExportOptions, useGridExport } from './use-grid-export.tsx';
export { type TableExportModel, type TableExportState, useTableExport } from './use-table-export.ts';
