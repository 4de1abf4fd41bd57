import type { Occurrence } from '@patrolkit/sdk/model';
import type { KeyboardEvent } from 'react';
import { localDay } from './calendar-days.rules.ts';
import { buttonsOf, cellOf, dayOfCell, idOfItem, itemOf } from './calendar-dom.ts';
import { dayAfterKey } from './calendar-keys.rules.ts';
import { addDelta, deltaOfKey } from './gesture.rules.ts';
import { dayAfterDrop } from './preview.rules.ts';
import type { CalendarFocus } from './use-calendar-focus.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** What the keys of the calendar act on. @internal */
export interface CalendarKeysInput {
  readonly model: SchedulerCalendarModel;
  readonly focus: CalendarFocus;
  openMenu(item: Occurrence, anchor: HTMLElement): void;
  /** Asks before it is deleted. */
  askDelete(item: Occurrence): void;
}

/** Takes what is held by keys a step further; false when the key is none of a gesture's. */
function pressWhileHeld(event: KeyboardEvent, { model, focus }: CalendarKeysInput): boolean {
  const { drag, view, days } = model;
  const { gesture } = drag;
  if (!gesture) return false;
  const { item, timeZone, kind } = gesture;
  if (event.key === 'Escape') {
    drag.cancel();
    focus.focusItem(item.occurrenceId, localDay(timeZone, item.startsAt));
    return true;
  }
  if (gesture.by !== 'keys') return false;
  if (event.key === 'Enter' || event.key === ' ') {
    const day = dayAfterDrop(drag.view, item, timeZone);
    drag.drop();
    focus.focusItem(item.occurrenceId, day);
    return true;
  }
  const step = deltaOfKey(event.key, event.shiftKey, view, kind);
  if (!step) return false;
  const delta = addDelta(gesture.delta, step);
  if (kind === 'copy' && delta.days < 0) return true;
  drag.dragTo(delta);
  const edge = kind === 'move' || kind === 'resizeStart' ? item.startsAt : item.endsAt;
  const day = localDay(timeZone, edge) + delta.days;
  /* What is held stays in sight. */
  if (!days.includes(day)) focus.showDay(day);
  return true;
}

/* In a cell: up and down between its buttons, sideways to the same place of the next day, Esc back to the day. */
function pressInCell(event: KeyboardEvent, cell: HTMLElement, { model, focus, ...input }: CalendarKeysInput): boolean {
  const buttons = buttonsOf(cell);
  const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
  const item = itemOf(event.target);
  const found = item && model.find(idOfItem(item));
  switch (event.key) {
    case 'Escape':
      cell.focus();
      return true;
    case 'ArrowDown':
    case 'ArrowUp':
      buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
      return true;
    case 'ContextMenu':
    case 'Enter':
      if (!item || !found) return false;
      input.openMenu(found, item);
      return true;
    case 'Delete':
      if (!found) return false;
      input.askDelete(found);
      return true;
    default: {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
      const day = dayAfterKey(model.view, dayOfCell(cell), event.key);
      if (day !== null) focus.focusDay(day);
      return true;
    }
  }
}

function pressOnCell(event: KeyboardEvent, cell: HTMLElement, { model, focus }: CalendarKeysInput): boolean {
  if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') {
    const buttons = buttonsOf(cell);
    (buttons.find((button) => button.dataset.item !== undefined) ?? buttons[0])?.focus();
    return true;
  }
  if (model.view === 'guards' && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const row = cell.closest('[role="row"]');
    const other = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
    other?.querySelector<HTMLElement>('[data-day]')?.focus();
    return true;
  }
  const day = dayAfterKey(model.view, dayOfCell(cell), event.key);
  if (day === null) return false;
  focus.focusDay(day);
  return true;
}

/** Does what a key does in the calendar, and keeps it from the page. @internal */
export function pressCalendarKey(event: KeyboardEvent, input: CalendarKeysInput): void {
  if (event.altKey || event.defaultPrevented) return;
  const { drag } = input.model;
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  if (isUndo && drag.canUndo) drag.undo();
  const cell = cellOf(event.target);
  const isOurs =
    isUndo ||
    pressWhileHeld(event, input) ||
    (cell !== null &&
      !event.ctrlKey &&
      !event.metaKey &&
      (event.target === cell ? pressOnCell(event, cell, input) : pressInCell(event, cell, input)));
  if (isOurs) event.preventDefault();
}
