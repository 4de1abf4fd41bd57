import type { Occurrence } from '@patrolkit/sdk/model';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { DragGesture, IgnoredReason, ShortMove } from './drag-saves.ts';

/** States of the drag-copy machine; see the table at {@link schedulerDragCopyMachine}. @public */
export type SchedulerDragCopyState =
  | 'idle'
  | 'dragging'
  | 'saving'
  | 'nextSave'
  | 'done'
  | 'partlyFailed'
  | 'nextUndo'
  | 'deleting'
  | 'restoring'
  | 'undoFailed';

/** What a host starts the drag-copy machine with. @public */
export interface SchedulerDragCopyInput {
  /** IANA name of the zone whose wall clock the calendar shows (G31). */
  readonly timeZone: string;
  /** @default 'ignore' */
  readonly shortMove?: ShortMove | undefined;
  /** A new random key each time it is called, such as `crypto.randomUUID()`: it tells one save from another. */
  readonly newKey: () => string;
}

/** Input of the actor `saveOccurrence`. @public */
export interface OccurrenceSave {
  /** `occurrenceId` 0 for a copy, its own for an occurrence that was moved or is moved back. */
  readonly occurrence: Occurrence;
  /** The same for every attempt to save the same piece: one that did arrive is not made twice. */
  readonly idempotencyKey: string;
}

/** Input of the actor `deleteOccurrence`. @public */
export interface OccurrenceDeletion {
  readonly occurrence: Occurrence;
}

/** An occurrence that a gesture moved: as it was, and as the server answered it. @public */
export interface MovedOccurrence {
  readonly before: Occurrence;
  readonly after: Occurrence;
}

/** What the drag-copy machine remembers. @public */
export interface SchedulerDragCopyContext {
  readonly timeZone: string;
  readonly shortMove: ShortMove;
  readonly newKey: () => string;
  /** What is dragged, or was last; null before the first. */
  readonly gesture: DragGesture | null;
  /** Pieces still to be saved; the first is under way. */
  readonly queue: readonly OccurrenceSave[];
  /** Pieces that could not be saved. */
  readonly failed: readonly OccurrenceSave[];
  /** What the last gesture made, as the server answered it, without what was deleted again. */
  readonly made: readonly Occurrence[];
  /** What the last gesture moved; null for nothing, and once it is moved back. */
  readonly moved: MovedOccurrence | null;
  /** What an undo has still to delete; the first is under way. */
  readonly deletions: readonly Occurrence[];
  /** What an undo has still to save; null for nothing. */
  readonly restore: OccurrenceSave | null;
}

/** Everything a host may send; mouse, keys and menus send the same (quality A5). @public */
export type SchedulerDragCopyMachineEvent =
  /** An occurrence was picked up, by its body or an edge. */
  | { readonly type: 'gesture.started'; readonly occurrence: Occurrence }
  /** Where it would go now, milliseconds since 1970: the answer of {@link movedBy} or {@link resizedBy}. */
  | { readonly type: 'gesture.changed'; readonly startsAt: number; readonly endsAt: number }
  /** It was put down. */
  | { readonly type: 'gesture.dropped' }
  /** Esc: it goes back to where it was, nothing is saved. */
  | { readonly type: 'gesture.cancelled' }
  /** Save again what failed, and only that; after a failed undo, undo the rest. */
  | { readonly type: 'gesture.retry' }
  /** Delete what the gesture made and move back what it moved. */
  | { readonly type: 'gesture.undo' }
  /** The outcome was read: what is saved stays, what failed is given up. */
  | { readonly type: 'gesture.dismiss' };

/** What the actors of the drag-copy machine answer. @internal */
export type SchedulerDragCopyActorEvent =
  | DoneActorEvent<Occurrence, 'saveOccurrence'>
  | ErrorActorEvent<unknown, 'saveOccurrence'>
  | DoneActorEvent<Occurrence, 'restoreOccurrence'>
  | ErrorActorEvent<unknown, 'restoreOccurrence'>
  | DoneActorEvent<void, 'deleteOccurrence'>
  | ErrorActorEvent<unknown, 'deleteOccurrence'>;

/** What the drag-copy machine emits; the first three are toasts, one per call. @public */
export type SchedulerDragCopyEmitted =
  /** 'Event saved' (S4.30): as the server answered it. */
  | { readonly type: 'occurrence.saved'; readonly messageId: 'eventSaved'; readonly occurrence: Occurrence }
  /** 'Event failed' (S4.31): what could not be saved, moved back or deleted. */
  | {
      readonly type: 'occurrence.failed';
      readonly messageId: 'eventFailed';
      readonly occurrence: Occurrence;
      readonly error: unknown;
    }
  /** 'Item deleted': a copy is undone. */
  | { readonly type: 'occurrence.deleted'; readonly messageId: 'itemDeleted'; readonly occurrence: Occurrence }
  /** The gesture saves nothing: the item snaps back (S4.32). */
  | { readonly type: 'gesture.ignored'; readonly reason: IgnoredReason; readonly occurrence: Occurrence }
  /** Every piece was tried: what there is now, and how many failed. */
  | {
      readonly type: 'gesture.saved';
      readonly made: readonly Occurrence[];
      readonly moved: MovedOccurrence | null;
      readonly failedCount: number;
    }
  /** Everything the gesture did is undone. */
  | { readonly type: 'gesture.undone' };

/** Actors the host gives with `schedulerDragCopyMachine.provide({ actors })`. @public */
export type SchedulerDragCopyActor = 'saveOccurrence' | 'deleteOccurrence';

/** Conditions of the drag-copy machine. @internal */
export type SchedulerDragCopyGuard =
  | 'isAnythingToSave'
  | 'isUndoable'
  | 'isSaveWaiting'
  | 'isEachSaved'
  | 'isDeletionWaiting'
  | 'isRestoreWaiting'
  | 'isUndone'
  | 'isCallFailure';

/** Actions of the drag-copy machine. @internal */
export type SchedulerDragCopyAction =
  | 'keepOccurrence'
  | 'keepTimes'
  | 'dropGesture'
  | 'tellIgnored'
  | 'queueSaves'
  | 'queueFailed'
  | 'keepSaved'
  | 'keepFailed'
  | 'tellSaved'
  | 'queueUndo'
  | 'keepDeleted'
  | 'keepUndeleted'
  | 'keepRestored'
  | 'keepUnrestored'
  | 'tellUndone'
  | 'forget';
