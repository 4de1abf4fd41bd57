import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import { LoadingRows } from '../state-view/loading-rows.tsx';
import { NoticeLine } from '../state-view/notice-line.tsx';
import { StateView } from '../state-view/state-view.tsx';
import type { EventSearchProps } from './event-search.types.ts';
import { SearchResults } from './search-results.tsx';
import { cutWords, filterWords, type SearchNames } from './search-tables.ts';
import type { EventSearchModel } from './use-event-search.ts';

/** Props of {@link SearchOutcome}. @internal */
export interface SearchOutcomeProps extends SearchNames, Pick<EventSearchProps, 'onActivate'> {
  model: EventSearchModel;
}

/** What was found, or what stands in its place. @internal */
export function SearchOutcome(props: SearchOutcomeProps): ReactElement {
  const { model, onActivate } = props;
  const patrol = usePatrol();
  const { text } = patrol;
  const { status, found, errorText } = model;
  const retry = <Button onPress={model.search}>{text('dialog.tryAgain')}</Button>;
  const cut = found && cutWords(found, patrol);
  if (!found) {
    if (status === 'searching') return <LoadingRows label={text('eventSearch.loading')} />;
    if (status === 'error') {
      return (
        <StateView detail={errorText ?? undefined} icon="warn" kind="error" title={text('eventSearch.error')}>
          {retry}
        </StateView>
      );
    }
    return <StateView icon="search" title={text('eventSearch.start')} />;
  }
  return (
    <>
      {status === 'error' && (
        <NoticeLine kind="error" text={`${text('eventSearch.error')} ${errorText ?? ''}`.trim()}>
          {retry}
        </NoticeLine>
      )}
      {cut && <NoticeLine kind="stale" text={cut} />}
      {found.rows.length === 0 ? (
        <StateView detail={filterWords(found.query, props, patrol)} icon="search" title={text('eventSearch.empty')} />
      ) : (
        /* Another answer is another grid: a page that is held under the pointer must not keep rows of the one before. */
        <SearchResults key={found.turn} onActivate={onActivate} rows={found.rows} />
      )}
    </>
  );
}
