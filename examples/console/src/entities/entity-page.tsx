import { Button, IconButton, QuestionDialog } from '@patrolkit/react-components/controls';
import { DataGridPanel, useDataGrid } from '@patrolkit/react-components/data-grid';
import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useGridExport } from '@patrolkit/react-components/table-export';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ImportDialogProps } from '../csv-import/import-dialog.tsx';
import { alertTextOf } from '../services/alert-text.ts';
import { useText } from '../services/texts.ts';
import { useSession } from '../services/use-session.ts';
import type { Entity } from './entity.types.ts';
import { EntityFormPanel } from './entity-form-panel.tsx';
import * as css from './entity-page.css.ts';
import { useEntityForm } from './use-entity-form.ts';
import { useEntityList } from './use-entity-list.ts';
import { useGridSettings } from './use-grid-settings.ts';

/* Few lists are filled from files, and those once. */
const ImportDialog = lazy(async () => ({
  default: (await import('../csv-import/import-dialog.tsx')).ImportDialog,
})) as unknown as <Row>(props: ImportDialogProps<Row>) => ReactElement; // lazy loses the type parameter

/** A list with its form: the form is always open for the selected row, and changes wait in it until they are saved. */
export function EntityPage<Row>({ entity }: { entity: Entity<Row> }): ReactElement {
  const text = useText();
  const { intl } = usePatrol();
  const canWrite = useSession()?.policies.includes(entity.writePolicy) ?? false;
  const list = useEntityList(entity);
  const form = useEntityForm(entity, list);
  const [isAsked, setAsked] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [settings, setSettings] = useGridSettings(entity.kind);
  const exporting = useGridExport<Row>({ name: entity.kind, title: entity.title });
  const grid = useDataGrid({
    rows: list.rows,
    keyOf: entity.keyOf,
    columns: entity.columns,
    locale: intl.locale,
    defaultSort: { column: 'name', direction: 'ascending' },
    defaultPageSize: 25,
    settings,
    onSettingsChange: setSettings,
    activeKey: form.openKey,
    onActiveChange: form.open,
  });
  const failure = list.error && alertTextOf(list.error);
  return (
    <div className={css.room} data-form={form.draft === null ? 'closed' : 'open'}>
      <DataGridPanel
        className={css.list}
        emptyTitle={text('console.entity.none', { title: entity.title })}
        emptyActions={canWrite && <Button onPress={form.begin}>{entity.newTitle}</Button>}
        errorText={failure ? text(failure.id, failure.values) : undefined}
        grid={grid}
        onExport={exporting.onExport}
        onRetry={list.reload}
        rowAttributes={(row) => ({ 'data-unsaved': form.changedKeys.has(entity.keyOf(row)) ? '' : undefined })}
        rowClassName={css.row}
        status={list.status}
        title={entity.title}
        toolbarActions={
          <>
            {entity.Actions && <entity.Actions rows={grid.shownRows} />}
            {canWrite && (
              <>
                {entity.importing && <Button onPress={() => setImporting(true)}>{text('console.import.open')}</Button>}
                <Button onPress={form.begin} variant="primary">
                  <Icon name="plus" />
                  {entity.newTitle}
                </Button>
              </>
            )}
          </>
        }
      >
        {exporting.status}
      </DataGridPanel>
      {form.draft === null ? (
        <p className={css.hint}>{text('console.entity.choose')}</p>
      ) : (
        <EntityFormPanel
          canWrite={canWrite}
          close={<IconButton icon="close" label={text('console.entity.close')} onPress={() => form.open(null)} />}
          draft={form.draft}
          entity={entity}
          form={form}
          onDelete={() => setAsked(true)}
          onReload={() => {
            form.undoChanges();
            list.reload();
          }}
        />
      )}
      {entity.importing && isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            entity={entity}
            onClose={(hasSaved) => {
              setImporting(false);
              if (hasSaved) list.reload();
            }}
            rows={list.rows}
            spec={entity.importing}
          />
        </Suspense>
      )}
      <QuestionDialog
        confirmLabel={text('console.entity.delete')}
        isDanger
        onAnswer={(isConfirmed) => {
          setAsked(false);
          if (isConfirmed) void form.remove();
        }}
        text={text('console.entity.deleteText')}
        title={isAsked && form.draft !== null ? entity.deleteQuestion(form.draft) : null}
      />
    </div>
  );
}
