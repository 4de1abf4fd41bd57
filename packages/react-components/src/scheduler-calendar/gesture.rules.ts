import type { Occurrence } from '@patrolkit/sdk/model';
import { type DragTimes, movedBy, resizedBy } from '@patrolkit/state-machines/scheduler-drag-copy';
import type { CalendarView } from './calendar-days.rules.ts';

/** What is done to a check: put elsewhere, made longer or shorter at an edge, or repeated on the days after it. @public */
export type GestureKind = 'move' | 'resizeStart' | 'resizeEnd' | 'copy';

/** How far something is dragged on the wall; negative goes back. @public */
export interface GestureDelta {
  readonly days: number;
  readonly minutes: number;
}

/** Minutes to which the pointer and the arrow keys hold. @internal */
export const stepMinutes = 15;

/** Where a check goes by a gesture; a copy stretches it by whole days, which makes one per day (part D). @internal */
export function timesOf(item: DragTimes, kind: GestureKind, delta: GestureDelta, timeZone: string): DragTimes {
  if (kind === 'move') return movedBy(item, delta, timeZone);
  return resizedBy(item, kind === 'resizeStart' ? 'start' : 'end', delta, timeZone);
}

/** What a person may do with a check, as it says itself and as far as the host saves. @public */
export interface ItemAbilities {
  readonly canMove: boolean;
  readonly canResize: boolean;
  readonly canCopy: boolean;
}

/**
 * A check moves when it is draggable, changes its length when it is resizable (S3.116, S3.117), and neither once it
 * was read: the server refuses that. Copies leave it as it is.
 * @internal
 */
export function abilitiesOf(item: Occurrence, canSave: boolean): ItemAbilities {
  const isUnread = item.readAt === null;
  return {
    canMove: canSave && item.isDraggable && isUnread,
    canResize: canSave && item.isResizable && isUnread,
    canCopy: canSave && item.isResizable,
  };
}

/** An arrow key as a distance: sideways a day; up and down a week in a month, a quarter of an hour where hours are seen. @internal */
export function deltaOfKey(key: string, isShift: boolean, view: CalendarView, kind: GestureKind): GestureDelta | null {
  const direction = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (direction === undefined) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { days: direction, minutes: 0 };
  if (kind === 'copy' || view === 'month' || view === 'agenda') {
    return { days: kind === 'copy' ? direction : direction * 7, minutes: 0 };
  }
  return { days: 0, minutes: direction * (isShift ? 60 : stepMinutes) };
}

/** Two distances one after the other. @internal */
export function addDelta(one: GestureDelta, other: GestureDelta): GestureDelta {
  return { days: one.days + other.days, minutes: one.minutes + other.minutes };
}

/** A place under the pointer: a local day, and the wall's minutes since its midnight where hours are seen. @internal */
export interface PointerPlace {
  readonly day: number;
  readonly minutes: number | null;
}

/** How far the pointer went, in steps. @internal */
export function deltaOfPointer(from: PointerPlace, to: PointerPlace): GestureDelta {
  const minutes = from.minutes === null || to.minutes === null ? 0 : to.minutes - from.minutes;
  return { days: to.day - from.day, minutes: Math.round(minutes / stepMinutes) * stepMinutes };
}
