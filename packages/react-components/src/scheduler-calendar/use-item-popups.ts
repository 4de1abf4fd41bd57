import type { Occurrence } from '@patrolkit/sdk/model';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { localDay } from './calendar-days.rules.ts';
import { idOfItem } from './calendar-dom.ts';
import type { GestureKind } from './gesture.rules.ts';
import type { ItemAction } from './item-actions.rules.ts';
import type { SchedulerCalendarProps } from './scheduler-calendar.types.ts';
import type { CalendarFocus } from './use-calendar-focus.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** What is open beside a check. @internal */
export interface ItemPopup {
  readonly kind: 'details' | 'menu';
  readonly item: Occurrence;
  readonly anchor: HTMLElement;
}

/** Details, menu and the question before a check is deleted: one of them at a time. @internal */
export interface ItemPopups {
  readonly popup: ItemPopup | null;
  /** The check that is to be deleted; null while nothing is asked. */
  readonly question: Occurrence | null;
  openDetails(item: Occurrence, anchor: HTMLElement): void;
  openMenu(item: Occurrence, anchor: HTMLElement): void;
  askDelete(item: Occurrence): void;
  close(): void;
  act(action: ItemAction): void;
  answer(isConfirmed: boolean): void;
}

const kinds: Readonly<Partial<Record<ItemAction, GestureKind>>> = { move: 'move', resize: 'resizeEnd', copy: 'copy' };

const isAtCheck = ({ anchor, item }: ItemPopup): boolean =>
  anchor.isConnected && idOfItem(anchor) === item.occurrenceId;

/** Holds what is open and does what was chosen. @internal */
export function useItemPopups(
  model: SchedulerCalendarModel,
  focus: CalendarFocus,
  { onEdit, onSkipDay }: Pick<SchedulerCalendarProps, 'onEdit' | 'onSkipDay'>,
): ItemPopups {
  const [open, setOpen] = useState<ItemPopup | null>(null);
  const opened = useRef<ItemPopup | null>(null);
  const show = (next: ItemPopup): void => {
    opened.current = next;
    setOpen(next);
  };
  const [question, setQuestion] = useState<Occurrence | null>(null);
  /* As it is now: the list may have been refreshed while it is open. What is gone closes. */
  const item = open && model.find(open.item.occurrenceId);
  const popup = open && item && isAtCheck(open) ? { ...open, item } : null;
  /* Its line has left the page, or shows another check: nobody must act on that one by mistake. */
  useLayoutEffect(() => {
    if (open && !isAtCheck(open)) setOpen(null);
  });
  /* The focus would go back to the line from which it came. */
  const redirect = useEffectEvent((event: Event) => {
    const { current } = opened;
    if (!current || event.target !== current.anchor || isAtCheck(current)) return;
    event.preventDefault();
    focus.focusItem(current.item.occurrenceId, localDay(model.zoneOf(current.item), current.item.startsAt));
  });
  useEffect(() => {
    const listener = (event: Event): void => redirect(event);
    document.addEventListener('react-aria-focus-scope-restore', listener);
    return () => document.removeEventListener('react-aria-focus-scope-restore', listener);
  }, []);

  const hold = (held: Occurrence, kind: GestureKind): void => {
    if (!model.drag.begin(held, kind, 'keys', model.zoneOf(held))) return;
    if (kind === 'copy') model.drag.dragTo({ days: 1, minutes: 0 });
    focus.focusGrid();
  };
  return {
    popup,
    question,
    openDetails: (item, anchor) => show({ kind: 'details', item, anchor }),
    openMenu: (item, anchor) => show({ kind: 'menu', item, anchor }),
    askDelete: setQuestion,
    close: () => setOpen(null),
    act: (action) => {
      if (!popup) return;
      setOpen(action === 'details' ? { ...popup, kind: 'details' } : null);
      if (action === 'edit') onEdit?.(popup.item);
      if (action === 'delete') setQuestion(popup.item);
      const day = action === 'skip' ? model.ruleDayOf(popup.item) : null;
      if (day !== null) onSkipDay?.(popup.item, { date: day });
      const kind = kinds[action];
      if (kind) hold(popup.item, kind);
    },
    answer: (isConfirmed) => {
      setQuestion(null);
      if (!question) return;
      const day = localDay(model.zoneOf(question), question.startsAt);
      if (!isConfirmed) focus.focusItem(question.occurrenceId, day);
      else void model.remove(question).then(() => focus.focusItem(question.occurrenceId, day));
    },
  };
}
