import './event-search.css.ts';
import type { FormEvent, ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { DockedDialog } from '../controls/docked-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { ExportMenu, ExportStatus, useTableExport } from '../table-export/index.ts';
import type { EventSearchProps } from './event-search.types.ts';
import { SavedSearches } from './saved-searches.tsx';
import { SearchFilterFields } from './search-filters.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { dataTable, printTable } from './search-tables.ts';
import { useEventSearch } from './use-event-search.ts';

/**
 * Looks for events by place, owner, guard and period, and takes the result along as PDF, CSV or XLSX. A dialog that is
 * not modal: the alarm strip stays in reach.
 *
 * Public classes: `pk-EventSearch`, `pk-EventSearch-filters`, `pk-EventSearch-row`.
 * @selector `[data-status]` idle, searching, ready, error; on the result
 * @public
 */
export function EventSearch(props: EventSearchProps): ReactElement {
  const { onClose, className } = props;
  const patrol = usePatrol();
  const { text } = patrol;
  const model = useEventSearch(props);
  const exporting = useTableExport();
  const { found, status } = model;
  const hasRows = found !== null && found.rows.length > 0;
  const isWriting = exporting.state.status === 'running';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    model.search();
  };
  return (
    <DockedDialog
      className={className ? `pk-EventSearch ${className}` : 'pk-EventSearch'}
      icon="search"
      onClose={onClose}
      ref={props.ref}
      title={text('eventSearch.title')}
    >
      <form className="pk-EventSearch-form" onSubmit={submit}>
        <SearchFilterFields {...props} model={model} />
        <div className="pk-EventSearch-buttons">
          {/* The first field would open its list at once; Enter searches the last 24 hours. */}
          <Button data-autofocus="" type="submit" variant="primary">
            <Icon name="search" />
            {text('eventSearch.search')}
          </Button>
          <Button onPress={model.clear}>{text('eventSearch.clear')}</Button>
          <SavedSearches {...props} model={model} />
          <span className="pk-EventSearch-count" role="status">
            {found && text('eventSearch.count', { count: found.rows.length })}
            {model.isChanged && ` · ${text('eventSearch.changed')}`}
          </span>
          <Button
            isDisabled={!hasRows || isWriting}
            onPress={() => found && exporting.start(printTable(found, props, patrol), 'pdf')}
          >
            <Icon name="print" />
            {text('eventSearch.print')}
          </Button>
          {found && (
            <ExportMenu
              formats={['csv', 'xlsx']}
              isDisabled={!hasRows}
              model={exporting}
              table={() => dataTable(found, props, patrol)}
            />
          )}
        </div>
      </form>
      <ExportStatus model={exporting} />
      <div aria-busy={status === 'searching' || undefined} className="pk-EventSearch-result" data-status={status}>
        <SearchOutcome {...props} model={model} />
      </div>
    </DockedDialog>
  );
}
