import type { AlarmEvent, AlarmType, PatrolEvent } from '@patrolkit/sdk/model';
import { type Actor, createActor } from 'xstate';
import { alarmMachine } from './alarm.machine.ts';
import type { AlarmInput, AlarmMachineEvent } from './alarm.types.ts';

/** An event of any type for tests. @internal */
export function patrolEvent(eventId: number, changes: Partial<PatrolEvent> = {}): PatrolEvent {
  return {
    eventId,
    type: 'TagRead',
    occurredAt: Date.UTC(2026, 10, 14, 20) + eventId * 1000,
    endedAt: null,
    readAt: null,
    receivedAt: null,
    source: 'Ana Kovač',
    description: '',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt: null,
    confirmedBy: null,
    guardId: 1,
    locationId: null,
    checkpointId: null,
    position: null,
    isDrill: false,
    version: 1,
    ...changes,
  };
}

/** An open alarm for tests. @internal */
function alarm(type: AlarmType, eventId: number): AlarmEvent {
  return { ...patrolEvent(eventId), type };
}

/** @internal */
export const panic = (eventId: number): AlarmEvent => alarm('GuardPanic', eventId);
/** @internal */
export const exception = (eventId: number): AlarmEvent => alarm('Exception', eventId);

/** A running alarm machine with a clock in the test's hand and every effect written down. @internal */
export interface AlarmBench {
  readonly actor: Actor<typeof alarmMachine>;
  /** Effects as 'name argument', in their order. */
  readonly effects: string[];
  /** Ids of `alarm.raised`, in their order. */
  readonly raised: number[];
  readonly send: (event: AlarmMachineEvent) => void;
  readonly open: (...open: AlarmEvent[]) => void;
  /** Moves the clock and ticks. */
  readonly wait: (ms: number) => void;
  readonly state: () => string;
}

/** @internal */
export function startAlarm(input: Partial<Omit<AlarmInput, 'now'>> = {}): AlarmBench {
  let at = 1_000_000;
  const effects: string[] = [];
  const raised: number[] = [];
  const machine = alarmMachine.provide({
    actions: {
      startSound: (_, { type }) => effects.push(`startSound ${type}`),
      stopSound: () => effects.push('stopSound'),
      setMuted: (_, { isMuted }) => effects.push(`setMuted ${isMuted}`),
      storeLastEventId: (_, { eventId }) => effects.push(`storeLastEventId ${eventId}`),
      log: (_, { message }) => effects.push(`log ${message}`),
    },
  });
  const actor = createActor(machine, { input: { lastEventId: 0, isMuted: false, now: () => at, ...input } });
  actor.on('alarm.raised', ({ event }) => raised.push(event.eventId));
  actor.start();
  return {
    actor,
    effects,
    raised,
    send: (event) => actor.send(event),
    open: (...open) => actor.send({ type: 'alarms.changed', open }),
    wait: (ms) => {
      at += ms;
      actor.send({ type: 'clock.ticked' });
    },
    state: () => actor.getSnapshot().value,
  };
}
