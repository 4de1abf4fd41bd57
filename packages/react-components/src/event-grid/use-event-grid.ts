import type { PatrolEvent } from '@patrolkit/sdk/model';
import { useMemo, useState } from 'react';
import { type DataGrid, type SelectionChange, type SortDescriptor, useDataGrid } from '../data-grid/index.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import { eventColumns } from './event-columns.tsx';
import type { ConfirmReason, EventGridOptions } from './event-grid.types.ts';
import { type SelectedEvents, selectedEvents } from './event-rules.ts';

/** A question that select-all or a range asks before it confirms (SD2). @public */
export interface ConfirmQuestion {
  readonly reason: 'select-all' | 'range';
  /** Ids of the unconfirmed alarms that the answer confirms. */
  readonly eventIds: readonly number[];
  /** Rows that the gesture covers. */
  readonly rowCount: number;
}

/** What {@link useEventGrid} gives. @public */
export interface EventGridModel {
  readonly grid: DataGrid<PatrolEvent>;
  /** The selected events that are there, and the unconfirmed alarms among them. */
  readonly selected: SelectedEvents;
  /** Unconfirmed alarms among the waiting rows. */
  readonly waitingAlarmCount: number;
  /** The open question, or null. */
  readonly question: ConfirmQuestion | null;
  /** Answers it: true selects and confirms, false leaves everything as it was. */
  answer(isConfirmed: boolean): void;
  /** Confirms the unconfirmed alarms among the selected events. */
  confirmSelected(): void;
}

const timeDescending: SortDescriptor = { column: 'time', direction: 'descending' };
const eventId = (event: PatrolEvent): number => event.eventId;

/** The event grid without any markup: columns, order, pages, and which gesture confirms what (SD2). @public */
export function useEventGrid(options: EventGridOptions): EventGridModel {
  const { events, confirmOnSelect = true } = options;
  const patrol = usePatrol();
  const latest = useLatest(options);
  const [asked, setAsked] = useState<{ question: ConfirmQuestion; change: SelectionChange } | null>(null);

  const confirm = useMemo(
    () =>
      (keys: Iterable<number>, reason: ConfirmReason): void => {
        const { openIds } = selectedEvents(latest.current.events, keys);
        if (openIds.length > 0) latest.current.onConfirm?.(openIds, { reason });
      },
    [latest],
  );

  const { onLocate, onOpenComments, onViewImage } = options;
  const [canLocate, canComment, canView] = [onLocate, onOpenComments, onViewImage].map(Boolean);
  const columns = useMemo(
    () =>
      eventColumns(patrol, {
        confirm: (event) => confirm([event.eventId], 'button'),
        locate: canLocate ? (event) => latest.current.onLocate?.(event) : undefined,
        openComments: canComment ? (event) => latest.current.onOpenComments?.(event) : undefined,
        viewImage: canView ? (event) => latest.current.onViewImage?.(event) : undefined,
      }),
    [patrol, confirm, latest, canLocate, canComment, canView],
  );

  const grid = useDataGrid<PatrolEvent>({
    rows: events,
    keyOf: eventId,
    columns,
    defaultSort: options.defaultSort ?? timeDescending,
    onSortChange: options.onSortChange,
    pageSize: options.pageSize,
    defaultPageSize: options.defaultPageSize ?? 25,
    onPageSizeChange: options.onPageSizeChange,
    selectedKeys: options.selectedKeys,
    defaultSelectedKeys: options.defaultSelectedKeys,
    activeKey: options.activeKey,
    defaultActiveKey: options.defaultActiveKey,
    onActiveChange: options.onActiveChange,
    shouldSelect: (change) => {
      if (!confirmOnSelect || (change.reason !== 'select-all' && change.reason !== 'range')) return true;
      const { openIds } = selectedEvents(events, change.keys);
      if (openIds.length === 0) return true;
      setAsked({ question: { reason: change.reason, eventIds: openIds, rowCount: change.keys.length }, change });
      return false;
    },
    onSelectionChange: (selectedKeys, change) => {
      options.onSelectionChange?.(selectedKeys, {
        reason: change.reason,
        eventId: change.keys.length === 1 ? change.keys[0] : undefined,
      });
      if (confirmOnSelect && change.reason === 'select') confirm(change.keys, 'select');
    },
  });

  const { selectedKeys, waiting } = grid;
  return {
    grid,
    selected: useMemo(() => selectedEvents(events, selectedKeys), [events, selectedKeys]),
    waitingAlarmCount: useMemo(() => selectedEvents(waiting, waiting.map(eventId)).openIds.length, [waiting]),
    question: asked?.question ?? null,
    answer: (isConfirmed) => {
      if (!asked) return;
      setAsked(null);
      if (!isConfirmed) return;
      grid.commitSelection(asked.change);
      /* What a colleague confirmed while the question stood is not confirmed again. */
      confirm(asked.question.eventIds, asked.question.reason);
    },
    confirmSelected: () => confirm(selectedKeys, 'button'),
  };
}
