import type { Occurrence } from '@patrolkit/sdk/model';
import { savesOf } from './drag-saves.ts';
import type {
  MovedOccurrence,
  OccurrenceSave,
  SchedulerDragCopyContext,
  SchedulerDragCopyInput,
} from './scheduler-drag-copy.types.ts';

/** Context at the start, and again whenever nothing is left to do. @internal */
export function toSchedulerDragCopyContext({
  timeZone,
  shortMove = 'ignore',
  newKey,
}: SchedulerDragCopyInput): SchedulerDragCopyContext {
  return {
    timeZone,
    shortMove,
    newKey,
    gesture: null,
    queue: [],
    failed: [],
    made: [],
    moved: null,
    deletions: [],
    restore: null,
  };
}

/** What the gesture would save if it ended here. @internal */
export function plannedOccurrences(
  context: Pick<SchedulerDragCopyContext, 'gesture' | 'timeZone' | 'shortMove'>,
): Occurrence[] {
  const { gesture, timeZone, shortMove } = context;
  return gesture ? savesOf(gesture, timeZone, shortMove) : [];
}

/** Whether the last gesture has left something that can be undone. @internal */
export function isUndoable({ made, moved }: Pick<SchedulerDragCopyContext, 'made' | 'moved'>): boolean {
  return made.length > 0 || moved !== null;
}

/** The first of what waits. Throws when nothing does, which is a fault of the machine. @internal */
export function firstOf<T>(waiting: readonly T[]): T {
  const [first] = waiting;
  if (first === undefined) throw new RangeError('Nothing waits to be saved or deleted');
  return first;
}

/** A moved occurrence as it goes back: only its times, whatever else has changed since stays. @internal */
export function restoreOf({ before, after }: MovedOccurrence, newKey: () => string): OccurrenceSave {
  const { startsAt, endsAt } = before;
  return { occurrence: { ...after, startsAt, endsAt }, idempotencyKey: newKey() };
}
