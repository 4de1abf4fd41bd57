import { dateOfEpochDay, epochDay } from '@patrolkit/sdk/model';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { cellOf, cellOfDay, dayOfCell } from './calendar-dom.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** The one tab stop of the calendar, and how the focus is put somewhere. @internal */
export interface CalendarFocus {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly stopDay: number;
  readonly stopGuard: number | null;
  /** For the body. */
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  /** Puts the focus on a day, and shows it first where it is not seen. */
  focusDay(day: number): void;
  /** Puts the focus on the grid as a whole: while something is held by keys, its button may leave the page. */
  focusGrid(): void;
  /** Shows a day and leaves the focus on the grid. */
  showDay(day: number): void;
  /** Puts the focus on a check of a day, else on the day. */
  focusItem(occurrenceId: number, day: number): void;
}

interface Focused {
  readonly element: HTMLElement;
  /** Day of its cell. */
  readonly day: number;
  /** Id of its check, as the page holds it. */
  readonly item: string | undefined;
}

/** Whether an element still shows what it showed when the focus came. */
function isStill({ element, day, item }: Focused): boolean {
  const cell = element.isConnected ? cellOf(element) : null;
  return cell !== null && dayOfCell(cell) === day && element.dataset.item === item;
}

interface Wanted {
  /** null for the grid as a whole. */
  readonly day: number | null;
  readonly occurrenceId: number | null;
}

/** Keeps the tab stop (ARIA grid pattern: one per grid). @internal */
export function useCalendarFocus(model: Pick<SchedulerCalendarModel, 'days' | 'date' | 'setDate'>): CalendarFocus {
  const { days, date, setDate } = model;
  const body = useRef<HTMLDivElement | null>(null);
  const [stop, setStop] = useState<{ day: number; guardId: number | null } | null>(null);
  const wanted = useRef<Wanted | null>(null);

  /* After a draw: the day or the check may have come with it. */
  useLayoutEffect(() => {
    const { current } = body;
    if (!wanted.current || !current) return;
    const { day, occurrenceId } = wanted.current;
    wanted.current = null;
    const cell = day === null ? null : cellOfDay(current, day);
    const item = occurrenceId === null ? null : cell?.querySelector<HTMLElement>(`[data-item="${occurrenceId}"]`);
    (item ?? cell ?? current).focus();
  });

  /*
   * A check that had the focus may leave with a refresh, or its line may show another one: the focus goes after it, else
   * its day takes it, before a key can be pressed on what nobody chose.
   */
  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current || !body.current || isStill(current)) return;
    focused.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== current.element) return;
    const cell = cellOfDay(body.current, current.day);
    const item = current.item === undefined ? null : cell?.querySelector<HTMLElement>(`[data-item="${current.item}"]`);
    (item ?? cell ?? body.current).focus();
  });

  const [, drawAgain] = useState(0);
  const want = useCallback(
    (next: Wanted) => {
      wanted.current = next;
      if (next.day !== null) {
        setStop({ day: next.day, guardId: null });
        if (!days.includes(next.day)) setDate(dateOfEpochDay(next.day), 'key');
      }
      drawAgain((count) => count + 1);
    },
    [days, setDate],
  );

  const isSeen = stop !== null && days.includes(stop.day);
  return {
    body,
    stopDay: isSeen ? stop.day : epochDay(date),
    stopGuard: isSeen ? stop.guardId : null,
    onFocus: (event) => {
      const cell = cellOf(event.target);
      focused.current = null;
      if (!cell || !(event.target instanceof HTMLElement)) return;
      const day = dayOfCell(cell);
      const { guard } = cell.dataset;
      focused.current = { element: event.target, day, item: event.target.dataset.item };
      setStop({ day, guardId: guard === undefined ? null : Number(guard) });
    },
    onBlur: ({ target }) => {
      if (target.isConnected) focused.current = null;
    },
    focusDay: (day) => want({ day, occurrenceId: null }),
    focusGrid: () => want({ day: null, occurrenceId: null }),
    showDay: (day) => {
      body.current?.focus();
      setDate(dateOfEpochDay(day), 'key');
    },
    focusItem: (occurrenceId, day) => want({ day, occurrenceId }),
  };
}
