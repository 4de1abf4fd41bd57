import type { Occurrence } from '@patrolkit/sdk/model';
import {
  type OccurrenceDeletion,
  type OccurrenceSave,
  type SchedulerDragCopyEmitted,
  type SchedulerDragCopyMachineEvent,
  type SchedulerDragCopyView,
  type ShortMove,
  schedulerDragCopyMachine,
  schedulerDragCopyView,
} from '@patrolkit/state-machines/scheduler-drag-copy';
import { type Actor, createActor, fromPromise } from 'xstate';

/** What the drag-copy machine needs from its host, read anew at each call. @internal */
export interface DragEffects {
  readonly shortMove: ShortMove;
  save(save: OccurrenceSave): Promise<Occurrence>;
  remove(item: Occurrence): Promise<void>;
  tell(event: SchedulerDragCopyEmitted): void;
}

/** The drag-copy machine as something React can subscribe to. @internal */
export interface DragStore {
  subscribe(listener: () => void): () => void;
  getView(): SchedulerDragCopyView;
  /** Starts a gesture on the wall clock of a zone; false while the machine is busy or waits for an answer. */
  begin(item: Occurrence, timeZone: string): boolean;
  send(event: SchedulerDragCopyMachineEvent): void;
  /** Ends the machine, unless it is saving: copies that are on their way are saved to the last. */
  close(): void;
}

const idle: SchedulerDragCopyView = {
  gesture: null,
  preview: [],
  ignored: null,
  canDrag: true,
  isSaving: false,
  isUndoing: false,
  waitingCount: 0,
  made: [],
  failed: [],
  canUndo: false,
  canRetry: false,
};

/** Runs one machine per zone in which something is dragged; it is made with the first gesture. @internal */
export function createDragStore(effects: () => DragEffects): DragStore {
  let actor: Actor<typeof schedulerDragCopyMachine> | null = null;
  let zone = '';
  let view = idle;
  const listeners = new Set<() => void>();

  const start = (timeZone: string): Actor<typeof schedulerDragCopyMachine> => {
    actor?.stop();
    const machine = schedulerDragCopyMachine.provide({
      actors: {
        saveOccurrence: fromPromise<Occurrence, OccurrenceSave>(({ input }) => effects().save(input)),
        deleteOccurrence: fromPromise<void, OccurrenceDeletion>(({ input }) => effects().remove(input.occurrence)),
      },
    });
    const { shortMove } = effects();
    const next = createActor(machine, { input: { timeZone, shortMove, newKey: () => crypto.randomUUID() } });
    next.on('*', (event) => effects().tell(event));
    next.subscribe((snapshot) => {
      if (actor !== next) return;
      view = schedulerDragCopyView(snapshot);
      for (const listener of listeners) listener();
    });
    next.start();
    actor = next;
    zone = timeZone;
    return next;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getView: () => view,
    begin: (occurrence, timeZone) => {
      if (!view.canDrag) return false;
      const isFit = actor && zone === timeZone && actor.getSnapshot().context.shortMove === effects().shortMove;
      const running = isFit && actor ? actor : start(timeZone);
      running.send({ type: 'gesture.started', occurrence });
      return true;
    },
    send: (event) => actor?.send(event),
    close: () => {
      if (view.isSaving || view.isUndoing) return;
      actor?.stop();
      actor = null;
      view = idle;
    },
  };
}
