import { expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  movedBy,
  type SchedulerDragCopyActor,
  type SchedulerDragCopyState,
  type SchedulerDragCopyView,
  schedulerDragCopyMachine,
  schedulerDragCopyView,
} from './index.ts';
import { hour, zagreb } from './scheduler-drag-copy.fixture.ts';
import type { SchedulerDragCopyAction, SchedulerDragCopyGuard } from './scheduler-drag-copy.types.ts';

/* Checked by the compiler; the functions are never called. */
type Provided = NonNullable<Parameters<typeof schedulerDragCopyMachine.provide>[0]>;

test('the types name every state, guard, action and actor of the machine, and no other', () => {
  expectTypeOf<StateValueFrom<typeof schedulerDragCopyMachine>>().toEqualTypeOf<SchedulerDragCopyState>();
  expectTypeOf<keyof NonNullable<Provided['guards']>>().toEqualTypeOf<SchedulerDragCopyGuard>();
  expectTypeOf<keyof NonNullable<Provided['actions']>>().toEqualTypeOf<SchedulerDragCopyAction>();
  expectTypeOf<keyof NonNullable<Provided['actors']>>().toEqualTypeOf<SchedulerDragCopyActor>();
});

test('a host cannot send or provide what the machine does not know', () => {
  const host = (): void => {
    const actor = createActor(schedulerDragCopyMachine, { input: { timeZone: zagreb, newKey: () => 'key' } });
    actor.send({ type: 'gesture.started', occurrence: hour });
    actor.send({ type: 'gesture.changed', ...movedBy(hour, { days: 1 }, zagreb) });
    // @ts-expect-error: it is a whole occurrence that is dragged
    actor.send({ type: 'gesture.started', occurrence: { occurrenceId: 50 } });
    // @ts-expect-error: times are milliseconds
    actor.send({ type: 'gesture.changed', startsAt: '08:00', endsAt: '09:00' });
    // @ts-expect-error: no such event
    actor.send({ type: 'gesture.moved' });
    // @ts-expect-error: the zone is the host's to give
    createActor(schedulerDragCopyMachine, { input: { newKey: () => 'key' } });
    // @ts-expect-error: no such option
    createActor(schedulerDragCopyMachine, { input: { timeZone: zagreb, newKey: () => 'key', shortMove: 'copy' } });
    // @ts-expect-error: the answer is the occurrence as saved
    schedulerDragCopyMachine.provide({ actors: { saveOccurrence: fromPromise(async () => 'ok') } });
    // @ts-expect-error: no such actor
    schedulerDragCopyMachine.provide({ actors: { copyOccurrence: fromPromise(async () => {}) } });
    actor.on('occurrence.saved', ({ messageId }) => expectTypeOf(messageId).toEqualTypeOf<'eventSaved'>());
    expectTypeOf(schedulerDragCopyView(actor.getSnapshot())).toEqualTypeOf<SchedulerDragCopyView>();
  };
  expectTypeOf(host).returns.toBeVoid();
});
