import { Button } from '@patrolkit/react-components/controls';
import { type DataGridColumn, DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import type { ReactElement, ReactNode } from 'react';
import { useGridSettings } from '../../entities/use-grid-settings.ts';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import type { Log } from './use-log.ts';

/** Props of {@link LogGrid}. */
export interface LogGridProps<Row> {
  /** How far it is loaded. */
  log: Omit<Log<unknown>, 'rows'>;
  /** What of it is shown. */
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  /** One of them is `at`, by which the newest come first. */
  columns: readonly DataGridColumn<Row>[];
  title: string;
  /** Of the exported file. */
  fileName: string;
  /** Under which the user's arrangement of the columns is kept. */
  settingsName: string;
  emptyTitle: string;
  emptyText?: string | undefined;
  /** Beside the list's own buttons. */
  actions?: ReactNode;
  className?: string | undefined;
  /** Key of the row that is shown beside; null for none. */
  openId?: number | null;
  onOpen?: (key: number | null) => void;
}

/** A list that comes in parts, newest first: sorted, filtered, arranged and exported like any other. */
export function LogGrid<Row>(props: LogGridProps<Row>): ReactElement {
  const { log, rows, keyOf, columns, title, fileName, settingsName, emptyTitle, emptyText } = props;
  const { className, openId = null, onOpen } = props;
  const text = useText();
  const { intl } = usePatrol();
  const exporting = useGridExport<Row>({ name: fileName, title });
  const [settings, setSettings] = useGridSettings(settingsName);
  const grid = useDataGrid({
    rows,
    keyOf,
    columns,
    locale: intl.locale,
    defaultSort: { column: 'at', direction: 'descending' },
    defaultPageSize: 25,
    settings,
    onSettingsChange: setSettings,
    ...(onOpen ? { activeKey: openId, onActiveChange: onOpen } : {}),
  });
  const failure = log.error && alertTextOf(log.error);
  return (
    <DataGridPanel
      className={className}
      emptyText={emptyText}
      emptyTitle={emptyTitle}
      errorText={failure ? text(failure.id, failure.values) : undefined}
      grid={grid}
      onExport={exporting.onExport}
      onRetry={log.reload}
      status={log.status}
      title={title}
      toolbarActions={
        <>
          {log.hasMore && <Button onPress={log.loadMore}>{text('console.records.more')}</Button>}
          {props.actions}
        </>
      }
    >
      {exporting.status}
    </DataGridPanel>
  );
}
