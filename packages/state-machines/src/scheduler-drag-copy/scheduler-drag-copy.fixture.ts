import type { Occurrence } from '@patrolkit/sdk/model';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { DragTimes } from './drag-times.ts';
import { schedulerDragCopyMachine } from './scheduler-drag-copy.machine.ts';
import type {
  OccurrenceDeletion,
  OccurrenceSave,
  SchedulerDragCopyEmitted,
  SchedulerDragCopyInput,
  SchedulerDragCopyMachineEvent,
} from './scheduler-drag-copy.types.ts';
import { type SchedulerDragCopyView, schedulerDragCopyView } from './scheduler-drag-copy-view.ts';

/** The zone of part C and D. @internal */
export const zagreb = 'Europe/Zagreb';

/** Times written as ISO instants, such as `2026-11-23T08:00+01:00`: no zone rule is asked for them. @internal */
export function times(start: string, end: string): DragTimes {
  return { startsAt: Date.parse(start), endsAt: Date.parse(end) };
}

/** Times as UTC text, minutes: `2026-11-23T07:00 2026-11-23T08:00`. @internal */
export function utc({ startsAt, endsAt }: DragTimes): string {
  return [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join(' ');
}

/** A planned check for tests, made by a rule. @internal */
export function occurrence({ startsAt, endsAt }: DragTimes, changes: Partial<Occurrence> = {}): Occurrence {
  return {
    occurrenceId: 50,
    kind: 'rule',
    guardId: 7,
    guardName: 'Ana Kovač',
    securityGuardId: 7,
    locationId: 12,
    locationName: 'North gate',
    checkpointId: 31,
    checkpointName: 'Door',
    title: 'Night round',
    startsAt,
    endsAt,
    readAt: null,
    isDraggable: true,
    isResizable: true,
    color: null,
    isMissReported: true,
    ruleId: 4,
    state: 'open',
    version: 3,
    ...changes,
  };
}

/** D1's item: Monday 2026-11-23 08:00 to 09:00. @internal */
export const hour: Occurrence = occurrence(times('2026-11-23T08:00+01:00', '2026-11-23T09:00+01:00'));
/** D1's gesture: resized to end on Thursday at 09:00, three copies. @internal */
export const threeCopies: DragTimes = times('2026-11-23T08:00+01:00', '2026-11-26T09:00+01:00');
/** D7's item: Monday 08:00 to Tuesday 10:00. @internal */
export const longItem: Occurrence = occurrence(times('2026-11-23T08:00+01:00', '2026-11-24T10:00+01:00'));
/** D7's gesture: moved by two days, the item itself and one copy. @internal */
export const twoDaysOn: DragTimes = times('2026-11-25T08:00+01:00', '2026-11-26T10:00+01:00');

/** A running drag-copy machine whose back end answers when the test says so. @internal */
export interface DragCopyBench {
  readonly actor: Actor<typeof schedulerDragCopyMachine>;
  /** Every call of `saveOccurrence`, in their order. */
  readonly saved: OccurrenceSave[];
  /** Every call of `deleteOccurrence`, in their order. */
  readonly deleted: Occurrence[];
  readonly emitted: SchedulerDragCopyEmitted[];
  readonly send: (event: SchedulerDragCopyMachineEvent) => void;
  /** Picks up, drags and puts down. */
  readonly drag: (item: Occurrence, to: DragTimes) => void;
  /** Lets the back end answer one call after another, or fail with an Error. */
  readonly answer: (...answers: ('ok' | Error)[]) => Promise<void>;
  readonly state: () => string;
  readonly view: () => SchedulerDragCopyView;
}

/** What a back end makes of a saved occurrence. @internal */
export function savedAs(save: Occurrence, newId: number): Occurrence {
  return { ...save, occurrenceId: save.occurrenceId || newId, version: save.version + 1 };
}

/** @internal */
export function startDragCopy(input: Partial<SchedulerDragCopyInput> = {}): DragCopyBench {
  const saved: OccurrenceSave[] = [];
  const deleted: Occurrence[] = [];
  const emitted: SchedulerDragCopyEmitted[] = [];
  let keys = 0;
  let newId = 100;
  let settle: (answer: 'ok' | Error) => void = () => {};
  const called = <T>(answer: () => T): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    settle = (how) => (how === 'ok' ? resolve(answer()) : reject(how));
    return promise;
  };
  const machine = schedulerDragCopyMachine.provide({
    actors: {
      saveOccurrence: fromPromise<Occurrence, OccurrenceSave>(({ input: save }) => {
        saved.push(save);
        return called(() => {
          if (save.occurrence.occurrenceId === 0) newId += 1;
          return savedAs(save.occurrence, newId);
        });
      }),
      deleteOccurrence: fromPromise<void, OccurrenceDeletion>(({ input: { occurrence: item } }) => {
        deleted.push(item);
        return called(() => undefined);
      }),
    },
  });
  const actor = createActor(machine, { input: { timeZone: zagreb, newKey: () => `key ${++keys}`, ...input } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    saved,
    deleted,
    emitted,
    send: (event) => actor.send(event),
    drag: (item, to) => {
      actor.send({ type: 'gesture.started', occurrence: item });
      actor.send({ type: 'gesture.changed', ...to });
      actor.send({ type: 'gesture.dropped' });
    },
    answer: async (...answers) => {
      for (const how of answers) {
        settle(how);
        await new Promise<void>((resolve) => setImmediate(resolve)); /* all promises that are ready */
      }
    },
    state: () => actor.getSnapshot().value,
    view: () => schedulerDragCopyView(actor.getSnapshot()),
  };
}
