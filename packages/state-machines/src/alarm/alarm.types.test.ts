import { expectTypeOf, test } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { panic } from './alarm.fixture.ts';
import type { AlarmAction, AlarmGuard } from './alarm.types.ts';
import { type AlarmState, type AlarmView, alarmMachine, alarmView, openAlarms } from './index.ts';

/* Checked by the compiler; the functions are never called. */
type Provided = NonNullable<Parameters<typeof alarmMachine.provide>[0]>;

test('the types name every state, guard and action of the machine, and no other', () => {
  expectTypeOf<StateValueFrom<typeof alarmMachine>>().toEqualTypeOf<AlarmState>();
  expectTypeOf<keyof NonNullable<Provided['guards']>>().toEqualTypeOf<AlarmGuard>();
  expectTypeOf<keyof NonNullable<Provided['actions']>>().toEqualTypeOf<AlarmAction>();
});

test('a host cannot send or provide what the machine does not know', () => {
  const host = (): void => {
    const actor = createActor(alarmMachine, { input: { lastEventId: 0, isMuted: false, now: () => 0 } });
    actor.send({ type: 'alarms.changed', open: openAlarms([panic(1)], []) });
    // @ts-expect-error: only panics and exceptions can be open alarms
    actor.send({ type: 'alarms.changed', open: [{ ...panic(1), type: 'TagRead' }] });
    // @ts-expect-error: a selected row has an id
    actor.send({ type: 'row.selected' });
    // @ts-expect-error: no such event
    actor.send({ type: 'alarm.mute' });
    // @ts-expect-error: a tag read has no alarm sound
    actor.send({ type: 'sound.started', alarmType: 'TagRead' });
    // @ts-expect-error: the clock is the host's to give
    createActor(alarmMachine, { input: { lastEventId: 0, isMuted: false } });
    // @ts-expect-error: no such effect
    alarmMachine.provide({ actions: { playSound: () => {} } });
    // @ts-expect-error: the sound's type is not a number
    alarmMachine.provide({ actions: { startSound: (_, { type }) => type.toFixed() } });
    // @ts-expect-error: no such emitted event
    actor.on('alarm.lowered', () => {});
    actor.on('alarm.raised', ({ event }) => expectTypeOf(event.type).toEqualTypeOf<'GuardPanic' | 'Exception'>());
    expectTypeOf(alarmView(actor.getSnapshot())).toEqualTypeOf<AlarmView>();
  };
  expectTypeOf(host).returns.toBeVoid();
});
