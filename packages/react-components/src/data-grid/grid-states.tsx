import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import { LoadingRows } from '../state-view/loading-rows.tsx';
import { NoticeLine } from '../state-view/notice-line.tsx';
import { StateView } from '../state-view/state-view.tsx';
import type { DataGridPanelProps } from './data-grid-panel.types.ts';

/** A line over rows that stay: they may be old, or their refresh has failed. @internal */
export function GridNotice<Row>(props: DataGridPanelProps<Row>): ReactElement | null {
  const { grid, status, staleSeconds, onRetry } = props;
  const { text } = usePatrol();
  if (grid.items.length === 0) return null;
  const staleText =
    props.staleText ?? (staleSeconds === undefined ? null : text('grid.stale', { seconds: staleSeconds }));
  return (
    <>
      {staleText !== null && <NoticeLine kind="stale" text={staleText} />}
      {status === 'error' && (
        <NoticeLine
          kind="error"
          text={[props.errorText ?? text('grid.error'), props.errorDetail].filter(Boolean).join(' ')}
        >
          {onRetry && <Button onPress={onRetry}>{text('grid.tryNow')}</Button>}
        </NoticeLine>
      )}
    </>
  );
}

/** What stands where rows would be: nothing, nothing that passes the filter, blocks while loading, or an error. @internal */
export function GridState<Row>(props: DataGridPanelProps<Row>): ReactElement | null {
  const { grid, status, onRetry } = props;
  const { text } = usePatrol();
  if (grid.items.length > 0) return null;
  if (grid.totalCount > 0) {
    return (
      <StateView
        icon="filter"
        title={text('grid.noMatch')}
        detail={text('grid.noMatchDetail', { total: grid.totalCount })}
      >
        <Button onPress={grid.clearFilter}>{text('grid.clearFilter')}</Button>
      </StateView>
    );
  }
  if (status === 'loading') return <LoadingRows label={props.loadingText ?? text('grid.loading')} />;
  if (status === 'error') {
    return (
      <StateView detail={props.errorDetail} icon="warn" kind="error" title={props.errorText ?? text('grid.error')}>
        {onRetry && <Button onPress={onRetry}>{text('grid.tryNow')}</Button>}
      </StateView>
    );
  }
  return (
    <StateView detail={props.emptyText} icon="search" title={props.emptyTitle ?? text('grid.empty')}>
      {props.emptyActions}
    </StateView>
  );
}
