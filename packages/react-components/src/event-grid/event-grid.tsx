import './event-grid.css.ts';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { DataGridPager, DataGridView, type RowAttributes } from '../data-grid/index.ts';
import { usePatrol } from '../provider/index.ts';
import { LoadingRows } from '../state-view/loading-rows.tsx';
import { NoticeLine } from '../state-view/notice-line.tsx';
import { StateView } from '../state-view/state-view.tsx';
import { ConfirmQuestionDialog } from './confirm-question.tsx';
import type { EventGridProps } from './event-grid.types.ts';
import { eventRowState } from './event-rules.ts';
import { EventToolbar } from './event-toolbar.tsx';
import { useEventGrid } from './use-event-grid.ts';

const defaultPageSizes = [5, 10, 25];

const rowAttributes: RowAttributes<PatrolEvent> = (event) => ({
  'data-event-type': event.type,
  'data-state': eventRowState(event),
});

/**
 * The grid of patrol events: order, pages, selection, and confirmation of alarms (SD2).
 *
 * Public classes: `pk-EventGrid`, `pk-EventGrid-toolbar`, `pk-EventGrid-row`.
 * @selector `[data-event-type]` name of the type, on a row
 * @selector `[data-state]` open: an unconfirmed alarm; processed: confirmed; on a row
 * @selector `[data-selected]`, `[data-active]`, `[data-new]` on a row
 * @selector `[data-status]` loading, ready, error; on the section
 * @public
 */
export function EventGrid(props: EventGridProps): ReactElement {
  const { status, staleSeconds, onRetry, ref } = props;
  const { text } = usePatrol();
  const headingId = useId();
  const model = useEventGrid(props);
  const { grid } = model;
  const [container, setContainer] = useState<Element | undefined>();
  const section = useRef<HTMLElement | null>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      section.current = element;
      setContainer(element?.closest('[data-pk-theme]') ?? undefined);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  const isEmpty = grid.items.length === 0;
  const errorText = props.errorText ?? text('eventGrid.error');
  const staleText =
    props.staleText ?? (staleSeconds === undefined ? null : text('eventGrid.stale', { seconds: staleSeconds }));
  const retry = onRetry && <Button onPress={onRetry}>{text('eventGrid.tryNow')}</Button>;
  return (
    <section
      aria-labelledby={headingId}
      className={props.className ? `pk-EventGrid ${props.className}` : 'pk-EventGrid'}
      data-status={status}
      ref={attach}
      tabIndex={-1}
    >
      <EventToolbar
        headingId={headingId}
        isCountKnown={!isEmpty || status === 'ready'}
        model={model}
        onSearch={props.onSearch}
        onWaitingShown={() => section.current?.focus()}
        title={props.title}
        toolbarActions={props.toolbarActions}
      />
      {staleText !== null && !isEmpty && <NoticeLine kind="stale" text={staleText} />}
      {status === 'error' && !isEmpty && (
        <NoticeLine kind="error" text={[errorText, props.errorDetail].filter(Boolean).join(' ')}>
          {retry}
        </NoticeLine>
      )}
      <DataGridView
        grid={grid}
        isBusy={status === 'loading'}
        label={props.title ?? text('eventGrid.title')}
        rowAttributes={rowAttributes}
        rowClassName="pk-EventGrid-row"
      />
      {isEmpty && status === 'loading' && <LoadingRows label={text('eventGrid.loading')} />}
      {isEmpty && status === 'ready' && (
        <StateView detail={props.emptyText} icon="search" title={text('eventGrid.empty')}>
          {props.emptyActions}
        </StateView>
      )}
      {isEmpty && status === 'error' && (
        <StateView detail={props.errorDetail} icon="warn" kind="error" title={errorText}>
          {retry}
        </StateView>
      )}
      <DataGridPager grid={grid} pageSizeOptions={props.pageSizeOptions ?? defaultPageSizes} />
      <ConfirmQuestionDialog container={container} model={model} />
    </section>
  );
}
