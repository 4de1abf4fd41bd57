import { describe, expect, test } from 'vitest';
import { type ActorLogic, type ActorSystem, transition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { exception, panic, startAlarm } from './alarm.fixture.ts';
import { wantedSound } from './alarm.rules.ts';
import type { AlarmEmitted, AlarmInput, AlarmMachineEvent } from './alarm.types.ts';
import { type AlarmSnapshot, alarmMachine } from './index.ts';

const stepMs = 60_000;

/* Time belongs to the path here: each tick moves the clock of its own branch, so that paths can be compared. */
function beforeEvent(snapshot: AlarmSnapshot, event: AlarmMachineEvent): AlarmSnapshot {
  if (event.type !== 'clock.ticked') return snapshot;
  const at = snapshot.context.now() + stepMs;
  return alarmMachine.resolveState({ value: snapshot.value, context: { ...snapshot.context, now: () => at } });
}

const timedMachine: ActorLogic<
  AlarmSnapshot,
  AlarmMachineEvent,
  AlarmInput,
  ActorSystem<{ actors: Record<string, never> }>,
  AlarmEmitted
> = {
  getInitialSnapshot: (scope, input) => alarmMachine.getInitialSnapshot(scope, input),
  getPersistedSnapshot: (snapshot) => alarmMachine.getPersistedSnapshot(snapshot),
  transition: (snapshot, event, scope) => alarmMachine.transition(beforeEvent(snapshot, event), event, scope),
};

const events: readonly AlarmMachineEvent[] = [
  { type: 'alarms.changed', open: [] },
  { type: 'alarms.changed', open: [exception(2)] },
  { type: 'alarms.changed', open: [panic(3), exception(2)] },
  { type: 'alarms.changed', open: [exception(4), panic(3)] },
  { type: 'row.selected', eventId: 3 },
  { type: 'row.selected', eventId: 5 },
  { type: 'alarm.silence' },
  { type: 'alarm.silencedElsewhere', eventId: 3 },
  { type: 'mute.set', isMuted: true },
  { type: 'sound.started', alarmType: 'GuardPanic' },
  { type: 'sound.blocked', alarmType: 'GuardPanic' },
  { type: 'sound.missing', alarmType: 'Exception' },
  { type: 'sound.unlock' },
  { type: 'clock.ticked' },
  { type: 'newest.known', eventId: 4 },
  { type: 'user.changed' },
];

/* `satisfies` makes this list complete: an event that is added to the machine must be added here. */
const eventTypes = Object.keys({
  'alarms.changed': 0,
  'row.selected': 0,
  'alarm.silence': 0,
  'alarm.silencedElsewhere': 0,
  'mute.set': 0,
  'sound.started': 0,
  'sound.blocked': 0,
  'sound.missing': 0,
  'sound.unlock': 0,
  'clock.ticked': 0,
  'newest.known': 0,
  'user.changed': 0,
} satisfies Record<AlarmMachineEvent['type'], 0>);

function serializeState({ value, context }: AlarmSnapshot): string {
  const elapsed = context.silencedAt === null ? null : Math.min(context.now() - context.silencedAt, stepMs);
  const open = context.open.map((event) => event.eventId);
  const { lastEventId, isMuted, isBlocked, soundType, missingTypes, seenEventIds } = context;
  return JSON.stringify([
    value,
    open,
    lastEventId,
    elapsed,
    isMuted,
    isBlocked,
    soundType,
    missingTypes,
    [...seenEventIds],
  ]);
}

const options = { events, serializeState, input: { lastEventId: 3, isMuted: false, now: () => 0 } };

function expectSound(snapshot: AlarmSnapshot): void {
  const { open, lastEventId, soundType } = snapshot.context;
  const unheard = open.filter((event) => event.eventId > lastEventId);
  expect(snapshot.matches('calm')).toBe(open.length === 0);
  if (unheard.length > 0) expect(snapshot.value).toBe('sounding');
  if (unheard.some((event) => event.type === 'GuardPanic')) expect(soundType).toBe('GuardPanic');
  expect(snapshot.matches('sounding')).toBe(soundType !== null);
  expect(soundType).toBe(wantedSound(snapshot.context, snapshot.context.now()));
}

function walk(events: readonly AlarmMachineEvent[], lastEventId = 3): AlarmSnapshot {
  const bench = startAlarm({ lastEventId });
  for (const event of events) {
    if (event.type === 'clock.ticked') bench.wait(stepMs);
    else bench.send(event);
    expectSound(bench.actor.getSnapshot());
  }
  bench.actor.stop();
  return bench.actor.getSnapshot();
}

describe('every path', () => {
  const paths = getShortestPaths(timedMachine, options).map(({ state, steps }) => ({
    state,
    /* without xstate's own start, which is the first step of every path */
    events: steps.map((step) => step.event).filter((event) => eventTypes.includes(event.type)),
  }));

  test('no situation leaves an unheard alarm silent or plays the wrong sound', () => {
    expect(paths.length).toBeGreaterThan(500);
    for (const { state } of paths) expectSound(state);
  });

  test('a running machine with its effects walks the shortest path to every situation', () => {
    for (const { state, events } of paths) expect(walk(events).value).toBe(state.value);
  });

  test('each event leads from each state exactly where the table says, also in a running machine', () => {
    const examples = new Map<string, AlarmMachineEvent[]>();
    for (const path of paths) {
      for (const event of events) {
        const [next] = transition(alarmMachine, beforeEvent(path.state, event), event);
        examples.set(`${path.state.value}: ${event.type} -> ${next.value}`, [...path.events, event]);
      }
    }
    for (const [step, example] of examples) expect(step).toMatch(new RegExp(`-> ${walk(example).value}$`));
    const stays = (state: string, ...leaving: string[]) =>
      eventTypes.filter((type) => !leaving.includes(type)).map((type) => `${state}: ${type} -> ${state}`);
    expect([...examples.keys()].sort()).toEqual(
      [
        ...stays('calm'),
        'calm: alarms.changed -> sounding',
        'calm: alarms.changed -> silenced',
        ...stays('sounding', 'alarm.silence'),
        'sounding: alarms.changed -> calm',
        'sounding: alarms.changed -> silenced',
        'sounding: row.selected -> silenced',
        'sounding: alarm.silence -> silenced',
        'sounding: alarm.silencedElsewhere -> silenced',
        ...stays('silenced', 'clock.ticked', 'newest.known', 'user.changed'),
        'silenced: alarms.changed -> calm',
        'silenced: alarms.changed -> sounding',
        'silenced: clock.ticked -> sounding',
        'silenced: newest.known -> silenced',
        'silenced: newest.known -> sounding',
        'silenced: user.changed -> sounding',
      ].sort(),
    );
  });
});

describe('every simple path', () => {
  const [first, second]: readonly AlarmMachineEvent[] = [
    { type: 'alarms.changed', open: [panic(3)] },
    { type: 'alarms.changed', open: [panic(5), panic(3)] },
  ];
  const few: readonly AlarmMachineEvent[] = [
    ...[first, second].filter((event) => event !== undefined),
    { type: 'alarms.changed', open: [] },
    { type: 'row.selected', eventId: 3 },
    { type: 'alarm.silence' },
    { type: 'clock.ticked' },
  ];
  /* What was raised before is of no account here: paths that differ in it alone are one. */
  const situation = ({ value, context }: AlarmSnapshot): string => {
    const isOver = context.silencedAt !== null && context.now() - context.silencedAt >= stepMs;
    return JSON.stringify([value, context.open.length, context.lastEventId, context.silencedAt === null, isOver]);
  };
  const paths = getSimplePaths(timedMachine, {
    ...{ events: few, serializeState: situation, input: { lastEventId: 0, isMuted: false, now: () => 0 } },
  });

  test('of few alarms ends in a running machine where the graph says, however it got there', () => {
    expect(paths.length).toBeGreaterThan(100);
    for (const { state, steps } of paths) {
      const taken = steps.map((step) => step.event).filter((event) => eventTypes.includes(event.type));
      expect(walk(taken, 0).value).toBe(state.value);
    }
  });
});
