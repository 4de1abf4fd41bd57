import { isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
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

/** What a row offers beside its buttons, and who is told of new rows. @public */
export interface EventGridHooks {
  /** Opens the menu of a row. */
  readonly openMenu?: ((event: PatrolEvent) => void) | undefined;
  /** Whether it is open: the page then stands still. */
  readonly isMenuOpen?: boolean | undefined;
  readonly onArrive?: ((events: readonly PatrolEvent[]) => void) | undefined;
}

/** What {@link useEventGrid} gives. @public */
export interface EventGridModel {
  readonly grid: DataGrid<PatrolEvent>;
  /** The selected events that are there, and the unconfirmed alarms among them. */
  readonly selected: SelectedEvents;
  /** Unconfirmed alarms among the waiting rows. */
  readonly waitingAlarmCount: number;
  /** The active event, if it is there. */
  readonly activeEvent: PatrolEvent | undefined;
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
export function useEventGrid(options: EventGridOptions, hooks: EventGridHooks = {}): EventGridModel {
  const { events } = options;
  const canConfirm = options.onConfirm !== undefined;
  const confirmOnSelect = canConfirm && (options.confirmOnSelect ?? true);
  const patrol = usePatrol();
  const latest = useLatest({ options, hooks });
  const [asked, setAsked] = useState<{ question: ConfirmQuestion; change: SelectionChange } | null>(null);

  const find = useRef<(eventId: number) => PatrolEvent | undefined>(() => undefined);
  const confirm = useCallback(
    (keys: Iterable<number>, reason: ConfirmReason): void => {
      const { openIds } = selectedEvents(find.current, keys);
      if (openIds.length > 0) latest.current.options.onConfirm?.(openIds, { reason });
    },
    [latest],
  );

  const { onRespond, onLocate, onOpenComments, onViewImage } = options;
  const [canRespond, canLocate, canComment, canView] = [onRespond, onLocate, onOpenComments, onViewImage].map(Boolean);
  const hasMenu = hooks.openMenu !== undefined;
  const columns = useMemo(() => {
    const call =
      (name: 'onRespond' | 'onLocate' | 'onOpenComments' | 'onViewImage') =>
      (event: PatrolEvent): void =>
        latest.current.options[name]?.(event);
    return eventColumns(patrol, {
      confirm: canConfirm ? (event) => confirm([event.eventId], 'button') : undefined,
      respond: canRespond ? call('onRespond') : undefined,
      locate: canLocate ? call('onLocate') : undefined,
      openMenu: hasMenu ? (event) => latest.current.hooks.openMenu?.(event) : undefined,
      openComments: canComment ? call('onOpenComments') : undefined,
      viewImage: canView ? call('onViewImage') : undefined,
    });
  }, [patrol, latest, confirm, canConfirm, canRespond, canLocate, hasMenu, canComment, canView]);

  const grid = useDataGrid<PatrolEvent>({
    rows: events,
    keyOf: eventId,
    columns,
    isLive: true,
    isHolding: hooks.isMenuOpen,
    onArrive: hooks.onArrive,
    locale: patrol.intl.locale,
    now: patrol.now,
    defaultSort: options.defaultSort ?? timeDescending,
    onSortChange: options.onSortChange,
    filter: options.filter,
    defaultFilter: options.defaultFilter,
    onFilterChange: options.onFilterChange,
    settings: options.settings,
    defaultSettings: options.defaultSettings,
    onSettingsChange: options.onSettingsChange,
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
      const { openIds } = selectedEvents(grid.findRow, change.keys);
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

  const { selectedKeys, waiting, activeKey } = grid;
  useInsertionEffect(() => {
    find.current = grid.findRow;
  });
  const selection = useLatest(selectedKeys);
  return {
    grid,
    selected: selectedEvents(grid.findRow, selectedKeys),
    waitingAlarmCount: useMemo(() => waiting.filter(isUnconfirmed).length, [waiting]),
    activeEvent: activeKey === null ? undefined : grid.findRow(activeKey),
    question: asked?.question ?? null,
    answer: (isConfirmed) => {
      if (!asked) return;
      setAsked(null);
      if (!isConfirmed) return;
      grid.commitSelection(asked.change);
      /* What a colleague confirmed while the question stood is not confirmed again. */
      confirm(asked.question.eventIds, asked.question.reason);
    },
    confirmSelected: useCallback(() => confirm(selection.current, 'button'), [confirm, selection]),
  };
}
