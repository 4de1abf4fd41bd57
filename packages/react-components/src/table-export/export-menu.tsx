import type { ReactElement } from 'react';
import { MenuButton } from '../controls/menu-button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { ExportFormat, ExportTable } from './table-export.types.ts';
import type { TableExportModel } from './use-table-export.ts';

/** Props of {@link ExportMenu}. @public */
export interface ExportMenuProps<Row> {
  /** Of {@link useTableExport}. */
  model: TableExportModel;
  /** The table as it is now; asked for when a format was chosen. */
  table: () => ExportTable<Row>;
  /** @default ['pdf', 'csv', 'xlsx'] */
  formats?: readonly ExportFormat[] | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** A button that offers a table as a file. @public */
export function ExportMenu<Row>(props: ExportMenuProps<Row>): ReactElement {
  const { model, table, formats = ['pdf', 'csv', 'xlsx'], isDisabled = false } = props;
  const { text } = usePatrol();
  return (
    <MenuButton
      icon="export"
      isDisabled={isDisabled || model.state.status === 'running'}
      items={formats.map((format) => ({ id: format, label: text(`tableExport.format.${format}`) }))}
      label={text('tableExport.menu')}
      onAction={(format) => model.start(table(), format)}
    />
  );
}
