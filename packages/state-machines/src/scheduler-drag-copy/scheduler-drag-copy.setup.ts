import { assertEvent, setup } from 'xstate';
import { EffectMissingError } from '../shared/effect-missing-error.ts';
import { ignoredReason } from './drag-saves.ts';
import { missingSchedulerDragCopyActors } from './scheduler-drag-copy.actors.ts';
import {
  firstOf,
  isUndoable,
  plannedOccurrences,
  restoreOf,
  toSchedulerDragCopyContext,
} from './scheduler-drag-copy.rules.ts';
import type {
  SchedulerDragCopyActorEvent,
  SchedulerDragCopyContext,
  SchedulerDragCopyEmitted,
  SchedulerDragCopyInput,
  SchedulerDragCopyMachineEvent,
} from './scheduler-drag-copy.types.ts';

type AnySchedulerDragCopyEvent = SchedulerDragCopyMachineEvent | SchedulerDragCopyActorEvent;

function errorOf(event: AnySchedulerDragCopyEvent): unknown {
  assertEvent(event, [
    'xstate.error.actor.saveOccurrence',
    'xstate.error.actor.restoreOccurrence',
    'xstate.error.actor.deleteOccurrence',
  ]);
  return event.error;
}

const base = setup({
  types: {
    /* `as`: how xstate takes types; the values are never read. */
    context: {} as SchedulerDragCopyContext,
    events: {} as AnySchedulerDragCopyEvent,
    emitted: {} as SchedulerDragCopyEmitted,
    input: {} as SchedulerDragCopyInput,
  },
  actors: missingSchedulerDragCopyActors,
  guards: {
    isAnythingToSave: ({ context }) => plannedOccurrences(context).length > 0,
    isUndoable: ({ context }) => isUndoable(context),
    isSaveWaiting: ({ context }) => context.queue.length > 0,
    isEachSaved: ({ context }) => context.failed.length === 0,
    isDeletionWaiting: ({ context }) => context.deletions.length > 0,
    isRestoreWaiting: ({ context }) => context.restore !== null,
    isUndone: ({ context }) => !isUndoable(context),
    /* A host that forgot an actor must hear of it; a person must not read 'Event failed' for that. */
    isCallFailure: ({ event }) => !(errorOf(event) instanceof EffectMissingError),
  },
});

/** Every function of the drag-copy machine by its name. @internal */
export const schedulerDragCopySetup = base.extend({
  actions: {
    keepOccurrence: base.assign(({ event }) => {
      assertEvent(event, 'gesture.started');
      const { occurrence } = event;
      return { gesture: { occurrence, startsAt: occurrence.startsAt, endsAt: occurrence.endsAt } };
    }),
    keepTimes: base.assign(({ context, event }) => {
      assertEvent(event, 'gesture.changed');
      const { startsAt, endsAt } = event;
      return { gesture: context.gesture && { ...context.gesture, startsAt, endsAt } };
    }),
    dropGesture: base.assign({ gesture: null }),
    tellIgnored: base.enqueueActions(({ context, enqueue }) => {
      const { gesture, timeZone, shortMove } = context;
      const reason = gesture && ignoredReason(gesture, timeZone, shortMove);
      if (reason) enqueue.emit({ type: 'gesture.ignored', reason, occurrence: gesture.occurrence });
    }),
    queueSaves: base.assign(({ context }) => ({
      queue: plannedOccurrences(context).map((occurrence) => ({ occurrence, idempotencyKey: context.newKey() })),
      failed: [],
      made: [],
      moved: null,
    })),
    queueFailed: base.assign(({ context }) => ({ queue: context.failed, failed: [] })),
    keepSaved: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'xstate.done.actor.saveOccurrence');
      const { queue, made, moved, gesture } = context;
      const { output: occurrence } = event;
      const isCopy = firstOf(queue).occurrence.occurrenceId === 0;
      enqueue.assign({
        queue: queue.slice(1),
        made: isCopy ? [...made, occurrence] : made,
        moved: isCopy || !gesture ? moved : { before: gesture.occurrence, after: occurrence },
      });
      enqueue.emit({ type: 'occurrence.saved', messageId: 'eventSaved', occurrence });
    }),
    keepFailed: base.enqueueActions(({ context, event, enqueue }) => {
      const { queue, failed } = context;
      const save = firstOf(queue);
      enqueue.assign({ queue: queue.slice(1), failed: [...failed, save] });
      const { occurrence } = save;
      enqueue.emit({ type: 'occurrence.failed', messageId: 'eventFailed', occurrence, error: errorOf(event) });
    }),
    tellSaved: base.emit(({ context }) => {
      const { made, moved, failed } = context;
      return { type: 'gesture.saved', made, moved, failedCount: failed.length };
    }),
    queueUndo: base.assign(({ context }) => ({
      failed: [],
      deletions: context.made.toReversed(),
      restore: context.moved && restoreOf(context.moved, context.newKey),
    })),
    keepDeleted: base.enqueueActions(({ context, enqueue }) => {
      const { deletions, made } = context;
      const occurrence = firstOf(deletions);
      enqueue.assign({ deletions: deletions.slice(1), made: made.filter((one) => one !== occurrence) });
      enqueue.emit({ type: 'occurrence.deleted', messageId: 'itemDeleted', occurrence });
    }),
    keepUndeleted: base.enqueueActions(({ context, event, enqueue }) => {
      const { deletions } = context;
      const occurrence = firstOf(deletions);
      enqueue.assign({ deletions: deletions.slice(1) });
      enqueue.emit({ type: 'occurrence.failed', messageId: 'eventFailed', occurrence, error: errorOf(event) });
    }),
    keepRestored: base.enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'xstate.done.actor.restoreOccurrence');
      enqueue.assign({ restore: null, moved: null });
      enqueue.emit({ type: 'occurrence.saved', messageId: 'eventSaved', occurrence: event.output });
    }),
    keepUnrestored: base.enqueueActions(({ context, event, enqueue }) => {
      const occurrence = context.restore?.occurrence;
      enqueue.assign({ restore: null });
      if (!occurrence) return;
      enqueue.emit({ type: 'occurrence.failed', messageId: 'eventFailed', occurrence, error: errorOf(event) });
    }),
    tellUndone: base.emit({ type: 'gesture.undone' }),
    forget: base.assign(({ context }) => toSchedulerDragCopyContext(context)),
  },
});
