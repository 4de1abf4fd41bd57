import { firstOf, toSchedulerDragCopyContext } from './scheduler-drag-copy.rules.ts';
import { schedulerDragCopySetup } from './scheduler-drag-copy.setup.ts';

/**
 * Moves and resizes occurrences on the calendar: a gesture that spans 24 hours or more on the wall saves a copy per
 * following day (part D). The host provides two actors: `saveOccurrence({ occurrence, idempotencyKey })`, which answers
 * the occurrence as saved, and `deleteOccurrence({ occurrence })`.
 *
 * | State | Means | Left when |
 * |---|---|---|
 * | `idle` | nothing is dragged, nothing can be undone | `gesture.started`: to `dragging` |
 * | `dragging` | the view's `preview` shows what will be made and when | dropped: to `saving`, with nothing to save back to `done` or `idle`; Esc: back to `done` or `idle` |
 * | `saving` | one piece after another is saved, each with its own outcome; one that fails stops no other | answered: to `nextSave` |
 * | `nextSave` | between two pieces, for no time | a piece waits: to `saving`; else to `done`, or to `partlyFailed` |
 * | `done` | everything is saved and can be undone | `gesture.started`: to `dragging`; `gesture.undo`: to `nextUndo`; `gesture.dismiss`: to `idle` |
 * | `partlyFailed` | some pieces are saved, `failed` are not; no other gesture begins before the person has decided, because a copy that is not saved is a check that nobody walks | `gesture.retry`: to `saving`, with the failed ones only; `gesture.undo`: to `nextUndo`; `gesture.dismiss`: to `idle` |
 * | `nextUndo` | between two steps of an undo, for no time | a copy waits: to `deleting`; a moved occurrence waits: to `restoring`; else to `idle`, or to `undoFailed` |
 * | `deleting`, `restoring` | one made copy is deleted, newest first; then the moved occurrence gets its old times back | answered: to `nextUndo` |
 * | `undoFailed` | some of it could not be undone | `gesture.retry`: to `nextUndo`, with the rest; `gesture.dismiss`: to `idle` |
 *
 * What is saved, failed and undone is emitted, one toast each ({@link SchedulerDragCopyEmitted}). While something is
 * saved or undone every other wish is ignored.
 *
 * @example
 * ```ts
 * const actor = createActor(
 *   schedulerDragCopyMachine.provide({
 *     actors: {
 *       saveOccurrence: fromPromise(({ input: { occurrence, idempotencyKey } }) =>
 *         client.scheduler.save(occurrence, { idempotencyKey, ifVersion: occurrence.version || undefined }),
 *       ),
 *       deleteOccurrence: fromPromise(({ input }) => client.scheduler.delete(input.occurrence.occurrenceId)),
 *     },
 *   }),
 *   { input: { timeZone: 'Europe/Zagreb', newKey: () => crypto.randomUUID() } },
 * );
 * actor.on('occurrence.saved', ({ messageId }) => toast(messageId));
 * actor.start();
 * actor.send({ type: 'gesture.started', occurrence });
 * actor.send({ type: 'gesture.changed', ...resizedBy(occurrence, 'end', { days: 3 }, 'Europe/Zagreb') });
 * actor.send({ type: 'gesture.dropped' });
 * ```
 * @public
 */
export const schedulerDragCopyMachine = schedulerDragCopySetup.createMachine({
  id: 'schedulerDragCopy',
  context: ({ input }) => toSchedulerDragCopyContext(input),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'gesture.started': { target: 'dragging', actions: 'keepOccurrence' },
      },
    },
    dragging: {
      on: {
        'gesture.changed': { actions: 'keepTimes' },
        'gesture.dropped': [
          { guard: 'isAnythingToSave', target: 'saving', actions: 'queueSaves' },
          { guard: 'isUndoable', target: 'done', actions: ['tellIgnored', 'dropGesture'] },
          { target: 'idle', actions: 'tellIgnored' },
        ],
        'gesture.cancelled': [{ guard: 'isUndoable', target: 'done', actions: 'dropGesture' }, { target: 'idle' }],
      },
    },
    saving: {
      invoke: {
        id: 'saveOccurrence',
        src: 'saveOccurrence',
        input: ({ context }) => firstOf(context.queue),
        onDone: { target: 'nextSave', actions: 'keepSaved' },
        onError: { guard: 'isCallFailure', target: 'nextSave', actions: 'keepFailed' },
      },
    },
    nextSave: {
      always: [
        { guard: 'isSaveWaiting', target: 'saving' },
        { guard: 'isEachSaved', target: 'done', actions: ['tellSaved', 'dropGesture'] },
        { target: 'partlyFailed', actions: 'tellSaved' },
      ],
    },
    done: {
      on: {
        'gesture.started': { target: 'dragging', actions: 'keepOccurrence' },
        'gesture.undo': { target: 'nextUndo', actions: 'queueUndo' },
        'gesture.dismiss': { target: 'idle' },
      },
    },
    partlyFailed: {
      on: {
        'gesture.retry': { target: 'saving', actions: 'queueFailed' },
        'gesture.undo': { guard: 'isUndoable', target: 'nextUndo', actions: 'queueUndo' },
        'gesture.dismiss': { target: 'idle' },
      },
    },
    nextUndo: {
      always: [
        { guard: 'isDeletionWaiting', target: 'deleting' },
        { guard: 'isRestoreWaiting', target: 'restoring' },
        { guard: 'isUndone', target: 'idle', actions: 'tellUndone' },
        { target: 'undoFailed' },
      ],
    },
    deleting: {
      invoke: {
        id: 'deleteOccurrence',
        src: 'deleteOccurrence',
        input: ({ context }) => ({ occurrence: firstOf(context.deletions) }),
        onDone: { target: 'nextUndo', actions: 'keepDeleted' },
        onError: { guard: 'isCallFailure', target: 'nextUndo', actions: 'keepUndeleted' },
      },
    },
    restoring: {
      invoke: {
        id: 'restoreOccurrence',
        src: 'saveOccurrence',
        input: ({ context }) => firstOf(context.restore ? [context.restore] : []),
        onDone: { target: 'nextUndo', actions: 'keepRestored' },
        onError: { guard: 'isCallFailure', target: 'nextUndo', actions: 'keepUnrestored' },
      },
    },
    undoFailed: {
      on: {
        'gesture.retry': { target: 'nextUndo', actions: 'queueUndo' },
        'gesture.dismiss': { target: 'idle' },
      },
    },
  },
});
