import { localDate, type Occurrence } from '@patrolkit/sdk/model';
import type { DragTimes } from './drag-times.ts';
import { daySeconds, endAfter, instantOfSeconds, lengthSeconds, wallSeconds } from './wall-seconds.ts';

/** A move or a resize of an occurrence, by mouse, keys or menu: what it is and where it would go. @public */
export interface DragGesture extends DragTimes {
  readonly occurrence: Occurrence;
}

/**
 * What a gesture does whose span is under 24 hours: nothing (S4.32), or it moves the occurrence itself (K25).
 * @public
 */
export type ShortMove = 'ignore' | 'move';

/** Why a gesture saves nothing. @public */
export type IgnoredReason = 'unchanged' | 'endsBeforeStart' | 'tooShort' | 'tooLong';

/** Most days a gesture may span: a slip of the hand must not plan years. @public */
export const longestDragDays = 366;

/** Days on which a gesture puts a copy: the whole days of its span on the wall (part D), 0 under 24 hours. */
function copyDays({ startsAt, endsAt }: DragTimes, timeZone: string): number {
  return Math.floor((wallSeconds(timeZone, endsAt) - wallSeconds(timeZone, startsAt)) / daySeconds);
}

/** Length of a piece, seconds on the wall: the old one under 24 h, else to the next time of day of the new end. */
function pieceSeconds(gesture: DragGesture, timeZone: string): number {
  const old = lengthSeconds(timeZone, gesture.occurrence);
  if (old < daySeconds) return old;
  return lengthSeconds(timeZone, gesture) % daySeconds || daySeconds;
}

/** Why this gesture would save nothing; null when it saves something. @public */
export function ignoredReason(gesture: DragGesture, timeZone: string, shortMove: ShortMove): IgnoredReason | null {
  const { occurrence, startsAt, endsAt } = gesture;
  /* Picked up and put down: an occurrence of more than a day must not be copied by a click. */
  if (startsAt === occurrence.startsAt && endsAt === occurrence.endsAt) return 'unchanged';
  if (!(endsAt > startsAt)) return 'endsBeforeStart';
  if (endsAt - startsAt > longestDragDays * daySeconds * 1000) return 'tooLong';
  return copyDays(gesture, timeZone) < 1 && shortMove === 'ignore' ? 'tooShort' : null;
}

/**
 * The copies a gesture makes (S4.29, part D): one on each day after the new start's, `occurrenceId` 0 and kind `copy`,
 * with the new start's time of day. They belong to no rule and were read by nobody. None under 24 hours.
 * @public
 */
export function copiesOf(gesture: DragGesture, timeZone: string): Occurrence[] {
  if (ignoredReason(gesture, timeZone, 'ignore') !== null) return [];
  const start = wallSeconds(timeZone, gesture.startsAt);
  const length = pieceSeconds(gesture, timeZone);
  return Array.from({ length: copyDays(gesture, timeZone) }, (_, index) => {
    const startsAt = instantOfSeconds(timeZone, start + (index + 1) * daySeconds);
    return {
      ...gesture.occurrence,
      occurrenceId: 0,
      kind: 'copy',
      startsAt,
      endsAt: endAfter(timeZone, startsAt, length),
      readAt: null,
      ruleId: null,
      state: null,
      version: 0,
    };
  });
}

/**
 * The occurrence itself as a gesture leaves it: as the piece on the new start day when that day has changed (D7),
 * null when it stays untouched.
 * @public
 */
export function movedOriginalOf(gesture: DragGesture, timeZone: string): Occurrence | null {
  const { occurrence, startsAt } = gesture;
  if (ignoredReason(gesture, timeZone, 'ignore') !== null) return null;
  if (localDate(timeZone, startsAt) === localDate(timeZone, occurrence.startsAt)) return null;
  return { ...occurrence, startsAt, endsAt: endAfter(timeZone, startsAt, pieceSeconds(gesture, timeZone)) };
}

/** Everything a gesture saves, in the order it is saved: the occurrence itself when it moves, then its copies. @public */
export function savesOf(gesture: DragGesture, timeZone: string, shortMove: ShortMove): Occurrence[] {
  const { occurrence, startsAt, endsAt } = gesture;
  if (ignoredReason(gesture, timeZone, shortMove) !== null) return [];
  if (copyDays(gesture, timeZone) < 1) return [{ ...occurrence, startsAt, endsAt }];
  const original = movedOriginalOf(gesture, timeZone);
  return [...(original ? [original] : []), ...copiesOf(gesture, timeZone)];
}
