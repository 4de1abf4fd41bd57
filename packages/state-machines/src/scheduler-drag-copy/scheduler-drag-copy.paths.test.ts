import type { Occurrence } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { type SchedulerDragCopySnapshot, schedulerDragCopyMachine, schedulerDragCopyView } from './index.ts';
import {
  hour,
  longItem,
  savedAs,
  startDragCopy,
  times,
  twoDaysOn,
  utc,
  zagreb,
} from './scheduler-drag-copy.fixture.ts';
import type { SchedulerDragCopyActorEvent, SchedulerDragCopyMachineEvent } from './scheduler-drag-copy.types.ts';

type AnyEvent = SchedulerDragCopyMachineEvent | SchedulerDragCopyActorEvent;

const hourLater = times('2026-11-23T09:00+01:00', '2026-11-23T10:00+01:00');
const twoCopies = times('2026-11-23T08:00+01:00', '2026-11-25T09:00+01:00');
const fromHost: readonly SchedulerDragCopyMachineEvent[] = [
  { type: 'gesture.started', occurrence: hour },
  { type: 'gesture.started', occurrence: longItem },
  { type: 'gesture.changed', ...twoCopies },
  { type: 'gesture.changed', ...twoDaysOn },
  { type: 'gesture.changed', ...hourLater },
  { type: 'gesture.changed', startsAt: hour.startsAt, endsAt: hour.startsAt },
  { type: 'gesture.dropped' },
  { type: 'gesture.cancelled' },
  { type: 'gesture.retry' },
  { type: 'gesture.undo' },
  { type: 'gesture.dismiss' },
];

/* `satisfies` makes this list complete: an event that is added to the machine must be added here. */
const eventTypes = Object.keys({
  'gesture.started': 0,
  'gesture.changed': 0,
  'gesture.dropped': 0,
  'gesture.cancelled': 0,
  'gesture.retry': 0,
  'gesture.undo': 0,
  'gesture.dismiss': 0,
  'xstate.done.actor.saveOccurrence': 0,
  'xstate.error.actor.saveOccurrence': 0,
  'xstate.done.actor.restoreOccurrence': 0,
  'xstate.error.actor.restoreOccurrence': 0,
  'xstate.done.actor.deleteOccurrence': 0,
  'xstate.error.actor.deleteOccurrence': 0,
} satisfies Record<AnyEvent['type'], 0>);

/* A new id that tells the day: paths that make the same end in the same situation. */
const answerOf = (saved: Occurrence): Occurrence => savedAs(saved, new Date(saved.startsAt).getUTCDate());
const error = new Error('no answer');

/* An actor answers only while it runs. */
function answersIn({ value, context: { queue, restore } }: SchedulerDragCopySnapshot): SchedulerDragCopyActorEvent[] {
  const [save] = queue;
  if (value === 'saving' && save) {
    const actorId = 'saveOccurrence';
    return [
      { type: 'xstate.done.actor.saveOccurrence', actorId, output: answerOf(save.occurrence) },
      { type: 'xstate.error.actor.saveOccurrence', actorId, error },
    ];
  }
  if (value === 'restoring' && restore) {
    const actorId = 'restoreOccurrence';
    return [
      { type: 'xstate.done.actor.restoreOccurrence', actorId, output: answerOf(restore.occurrence) },
      { type: 'xstate.error.actor.restoreOccurrence', actorId, error },
    ];
  }
  if (value !== 'deleting') return [];
  const actorId = 'deleteOccurrence';
  return [
    { type: 'xstate.done.actor.deleteOccurrence', actorId, output: undefined },
    { type: 'xstate.error.actor.deleteOccurrence', actorId, error },
  ];
}
const eventsIn = (snapshot: SchedulerDragCopySnapshot): readonly AnyEvent[] => [...fromHost, ...answersIn(snapshot)];

const piece = (item: Occurrence): string => `${item.occurrenceId} ${utc(item)}`;

function serializeState({ value, context }: SchedulerDragCopySnapshot): string {
  const { gesture, queue, failed, made, moved, deletions, restore } = context;
  return JSON.stringify([
    value,
    gesture && [piece(gesture.occurrence), utc(gesture)],
    queue.map((save) => piece(save.occurrence)),
    failed.map((save) => piece(save.occurrence)),
    made.map(piece),
    moved && [piece(moved.before), piece(moved.after)],
    deletions.map(piece),
    restore && piece(restore.occurrence),
  ]);
}

function expectSound(snapshot: SchedulerDragCopySnapshot): void {
  const { value, context } = snapshot;
  const { gesture, queue, failed, made, moved, deletions, restore } = context;
  const isUndoable = made.length > 0 || moved !== null;
  /* The states between two calls are never rested in. */
  expect(['nextSave', 'nextUndo']).not.toContain(value);
  expect(queue.length > 0).toBe(value === 'saving');
  expect(failed.length > 0 && value !== 'saving').toBe(value === 'partlyFailed');
  if (value === 'deleting') expect(deletions.length).toBeGreaterThan(0);
  if (value === 'restoring') expect([deletions, restore === null]).toEqual([[], false]);
  if (value !== 'deleting' && value !== 'restoring') expect([deletions, restore]).toEqual([[], null]);
  if (value === 'idle') expect([gesture, failed, made, moved]).toEqual([null, [], [], null]);
  if (value === 'done') expect([gesture, isUndoable]).toEqual([null, true]);
  if (value === 'dragging' || value === 'saving') expect(gesture).not.toBeNull();
  if (value === 'undoFailed') expect(isUndoable).toBe(true);
  /* Nothing is made twice, and nothing that is made is still to be made. */
  const pieces = [...made, ...[...queue, ...failed].map((save) => save.occurrence)].map(utc);
  expect(new Set(pieces).size).toBe(pieces.length);
  for (const { occurrence: item } of [...queue, ...failed]) {
    expect(item.occurrenceId === 0 ? item.kind : item.occurrenceId).toBe(item.occurrenceId === 0 ? 'copy' : 50);
  }
  const view = schedulerDragCopyView(snapshot);
  expect(view.canDrag).toBe(
    transition(schedulerDragCopyMachine, snapshot, startHour)[0].matches('dragging') && value !== 'dragging',
  );
  expect(view.preview.length > 0).toBe(value === 'dragging' && view.ignored === null);
}
const startHour: SchedulerDragCopyMachineEvent = { type: 'gesture.started', occurrence: hour };

const isFromHost = (event: AnyEvent): event is SchedulerDragCopyMachineEvent => !event.type.startsWith('xstate.');

async function walk(events: readonly AnyEvent[], shortMove: 'ignore' | 'move'): Promise<SchedulerDragCopySnapshot> {
  const bench = startDragCopy({ shortMove });
  for (const event of events) {
    if (isFromHost(event)) bench.send(event);
    else await bench.answer(event.type.startsWith('xstate.done.') ? 'ok' : error);
  }
  bench.actor.stop();
  return bench.actor.getSnapshot();
}

describe.each(['ignore', 'move'] as const)("every path with shortMove '%s'", (shortMove) => {
  const paths = getShortestPaths(schedulerDragCopyMachine, {
    input: { timeZone: zagreb, shortMove, newKey: () => 'key' },
    events: eventsIn,
    serializeState,
  }).map(({ state, steps }) => ({
    state,
    /* without xstate's own start, which is the first step of every path */
    events: steps.map((step) => step.event).filter((event) => eventTypes.includes(event.type)),
  }));
  test('in no situation do pieces, outcome and state disagree', () => {
    expect(paths.length).toBeGreaterThan(100);
    for (const { state } of paths) expectSound(state);
  });

  test('a running machine with its actors walks the shortest path to every situation', async () => {
    for (const { state, events } of paths) {
      const walked = await walk(events, shortMove);
      expect(walked.value).toBe(state.value);
      expect(walked.context.made.map(utc)).toEqual(state.context.made.map(utc));
      expect(walked.context.failed.map((save) => utc(save.occurrence))).toEqual(
        state.context.failed.map((save) => utc(save.occurrence)),
      );
    }
  });

  test('each event leads from each state exactly where the table says, and at most one call is under way', () => {
    const calling = ['saving', 'deleting', 'restoring'];
    const steps = new Set<string>();
    for (const { state } of paths) {
      for (const event of eventsIn(state)) {
        const [next, actions] = transition(schedulerDragCopyMachine, state, event);
        const calls = actions.filter(({ type }) => type === 'xstate.spawnChild').length;
        const isStayed = calling.includes(state.value) && isFromHost(event);
        expect(calls).toBe(calling.includes(next.value) && !isStayed ? 1 : 0);
        if (next.value !== state.value) steps.add(`${state.value}: ${event.type} -> ${next.value}`);
      }
    }
    const ofMove = shortMove === 'move' ? ['done: gesture.undo -> restoring'] : [];
    expect([...steps].sort()).toEqual([
      'deleting: xstate.done.actor.deleteOccurrence -> idle',
      'deleting: xstate.done.actor.deleteOccurrence -> restoring',
      'deleting: xstate.done.actor.deleteOccurrence -> undoFailed',
      'deleting: xstate.error.actor.deleteOccurrence -> restoring',
      'deleting: xstate.error.actor.deleteOccurrence -> undoFailed',
      'done: gesture.dismiss -> idle',
      'done: gesture.started -> dragging',
      'done: gesture.undo -> deleting',
      ...ofMove,
      'dragging: gesture.cancelled -> done',
      'dragging: gesture.cancelled -> idle',
      'dragging: gesture.dropped -> done',
      'dragging: gesture.dropped -> idle',
      'dragging: gesture.dropped -> saving',
      'idle: gesture.started -> dragging',
      'partlyFailed: gesture.dismiss -> idle',
      'partlyFailed: gesture.retry -> saving',
      'partlyFailed: gesture.undo -> deleting',
      'partlyFailed: gesture.undo -> restoring',
      'restoring: xstate.done.actor.restoreOccurrence -> idle',
      'restoring: xstate.done.actor.restoreOccurrence -> undoFailed',
      'restoring: xstate.error.actor.restoreOccurrence -> undoFailed',
      'saving: xstate.done.actor.saveOccurrence -> done',
      'saving: xstate.done.actor.saveOccurrence -> partlyFailed',
      'saving: xstate.error.actor.saveOccurrence -> partlyFailed',
      'undoFailed: gesture.dismiss -> idle',
      'undoFailed: gesture.retry -> deleting',
      'undoFailed: gesture.retry -> restoring',
    ]);
  });
});

describe('every simple path', () => {
  test.each([
    ['a long one that is moved', longItem, twoDaysOn],
    ['a short one that is stretched', hour, twoCopies],
  ])(
    'of %s, its saves, retries and undo ends in a running machine with its actors where the graph says',
    async (_, item, to) => {
      const few: readonly SchedulerDragCopyMachineEvent[] = [
        { type: 'gesture.started', occurrence: item },
        { type: 'gesture.changed', ...to },
        { type: 'gesture.dropped' },
        { type: 'gesture.cancelled' },
        { type: 'gesture.retry' },
        { type: 'gesture.undo' },
        { type: 'gesture.dismiss' },
      ];
      const paths = getSimplePaths(schedulerDragCopyMachine, {
        input: { timeZone: zagreb, shortMove: 'ignore', newKey: () => 'key' },
        events: (snapshot) => [...few, ...answersIn(snapshot)],
        serializeState,
      });
      expect(paths.length).toBeGreaterThan(30);
      for (const { state, steps } of paths) {
        const events = steps.map((step) => step.event).filter((event) => eventTypes.includes(event.type));
        expect((await walk(events, 'ignore')).value).toBe(state.value);
      }
    },
  );
});
