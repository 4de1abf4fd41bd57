import { type ReactElement, type RefObject, useCallback } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { DataGrid } from './data-grid-model.types.ts';
import type { DataGridPanelProps } from './data-grid-panel.types.ts';
import type { ExportFormat } from './grid-toolbar.tsx';

/** What of a panel is open. @internal */
export type OpenPart = 'filter' | 'columns' | 'export';

/** What is loaded late. @internal */
export type PanelParts = typeof import('./panel-parts.ts');

const defaultFormats = ['csv', 'xlsx', 'pdf'] as const;

interface PanelOverlaysProps<Row> extends Pick<DataGridPanelProps<Row>, 'onExport' | 'exportFormats'> {
  grid: DataGrid<Row>;
  parts: PanelParts;
  open: OpenPart | null;
  onClose: () => void;
  columnsAnchor: RefObject<Element | null>;
  exportAnchor: RefObject<Element | null>;
}

/** What hangs on the buttons of a toolbar: the choice of columns, and the forms of the export. @internal */
export function PanelOverlays<Row>(props: PanelOverlaysProps<Row>): ReactElement {
  const { grid, parts, open, onClose, onExport, exportFormats = defaultFormats } = props;
  const { ColumnPopover, GridMenu } = parts;
  const { text } = usePatrol();
  const { shownRows: rows, columns } = grid;
  const exportRows = useCallback(
    (format: ExportFormat) => onExport?.(format, { rows, columns }),
    [onExport, rows, columns],
  );
  return (
    <>
      <ColumnPopover anchor={props.columnsAnchor} grid={grid} isOpen={open === 'columns'} onClose={onClose} />
      <GridMenu
        anchor={props.exportAnchor}
        isOpen={open === 'export'}
        items={exportFormats.map((id) => ({ id, label: text(`grid.export.${id}`) }))}
        label={text('grid.export')}
        onAction={exportRows}
        onClose={onClose}
      />
    </>
  );
}
