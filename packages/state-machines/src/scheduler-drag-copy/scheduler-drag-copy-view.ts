import { localDate, type Occurrence } from '@patrolkit/sdk/model';
import type { SnapshotFrom } from 'xstate';
import { type DragGesture, type IgnoredReason, ignoredReason } from './drag-saves.ts';
import type { schedulerDragCopyMachine } from './scheduler-drag-copy.machine.ts';
import { isUndoable, plannedOccurrences } from './scheduler-drag-copy.rules.ts';

/** A snapshot of the drag-copy machine. @public */
export type SchedulerDragCopySnapshot = SnapshotFrom<typeof schedulerDragCopyMachine>;

/** One piece that will be saved when the item is put down. @public */
export interface DragPreview {
  /** Local date `YYYY-MM-DD` of its start. */
  readonly date: string;
  /** The item itself, moved; false for a copy. */
  readonly isOriginal: boolean;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What a calendar shows of the drag-copy machine. @public */
export interface SchedulerDragCopyView {
  /** What is dragged, and where it is; null when nothing is. */
  readonly gesture: DragGesture | null;
  /** What will be made if it is put down here, in the order of its days; empty when nothing will. */
  readonly preview: readonly DragPreview[];
  /** Why nothing will be made; null when something will, or nothing is dragged. */
  readonly ignored: IgnoredReason | null;
  /** Whether a gesture may begin; no while something is saved or undone, and after a failure. */
  readonly canDrag: boolean;
  readonly isSaving: boolean;
  readonly isUndoing: boolean;
  /** Pieces still to be saved, the one under way among them. */
  readonly waitingCount: number;
  /** What the last gesture made; it can be undone when `canUndo`. */
  readonly made: readonly Occurrence[];
  /** What could not be saved, for retry or dismiss. */
  readonly failed: readonly Occurrence[];
  readonly canUndo: boolean;
  readonly canRetry: boolean;
}

/** Reads a snapshot for a calendar. Makes a new object each time: select with a shallow comparison. @public */
export function schedulerDragCopyView(snapshot: SchedulerDragCopySnapshot): SchedulerDragCopyView {
  const { context } = snapshot;
  const { timeZone, shortMove, queue, made, failed } = context;
  const gesture = snapshot.matches('dragging') ? context.gesture : null;
  const planned = gesture ? plannedOccurrences(context) : [];
  return {
    gesture,
    preview: planned.map(({ occurrenceId, startsAt, endsAt }) => ({
      date: localDate(timeZone, startsAt),
      isOriginal: occurrenceId !== 0,
      startsAt,
      endsAt,
    })),
    ignored: gesture && ignoredReason(gesture, timeZone, shortMove),
    canDrag: snapshot.matches('idle') || snapshot.matches('done'),
    isSaving: snapshot.matches('saving'),
    isUndoing: snapshot.matches('deleting') || snapshot.matches('restoring'),
    waitingCount: queue.length,
    made,
    failed: failed.map(({ occurrence }) => occurrence),
    canUndo: (snapshot.matches('done') || snapshot.matches('partlyFailed')) && isUndoable(context),
    canRetry: snapshot.matches('partlyFailed') || snapshot.matches('undoFailed'),
  };
}
