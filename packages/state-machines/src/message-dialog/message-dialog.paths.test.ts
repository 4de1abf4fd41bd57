import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { type MessageDialogSnapshot, messageDialogMachine, unchosenPosition } from './index.ts';
import { choice, comment, httpError, split, startMessageDialog, zagreb } from './message-dialog.fixture.ts';
import { isPlace } from './message-dialog.rules.ts';
import type { MessageDialogActorEvent, MessageDialogMachineEvent } from './message-dialog.types.ts';

type AnyEvent = MessageDialogMachineEvent | MessageDialogActorEvent;

const fromHost: readonly MessageDialogMachineEvent[] = [
  { type: 'position.picked', position: zagreb },
  { type: 'position.picked', position: unchosenPosition },
  { type: 'message.open', prefill: { title: 'Panic', eventId: 100, recipientIds: [7], position: split } },
  { type: 'message.open', prefill: {} },
  { type: 'field.changed', field: 'title', value: 'Gate' },
  { type: 'kind.changed', kind: 'intervention' },
  { type: 'recipients.changed', recipientIds: [] },
  { type: 'recipient.entered', text: 'ana', choices: [choice(8, 'Ana')] },
  { type: 'message.send' },
  { type: 'message.cancel' },
  { type: 'question.accepted' },
  { type: 'question.declined' },
];
const failed = (error: Error): MessageDialogActorEvent => ({
  type: 'xstate.error.actor.sendMessage',
  actorId: 'sendMessage',
  error,
});
const answers: readonly MessageDialogActorEvent[] = [
  { type: 'xstate.done.actor.sendMessage', actorId: 'sendMessage', output: comment },
  failed(httpError(500)),
  failed(httpError(0)),
];

/* `satisfies` makes this list complete: an event that is added to the machine must be added here. */
const eventTypes = Object.keys({
  'position.picked': 0,
  'message.open': 0,
  'field.changed': 0,
  'kind.changed': 0,
  'recipients.changed': 0,
  'recipient.entered': 0,
  'message.send': 0,
  'message.cancel': 0,
  'question.accepted': 0,
  'question.declined': 0,
  'xstate.done.actor.sendMessage': 0,
  'xstate.error.actor.sendMessage': 0,
} satisfies Record<AnyEvent['type'], 0>);

/* An actor answers only while it runs. */
const eventsIn = (snapshot: MessageDialogSnapshot): readonly AnyEvent[] =>
  snapshot.matches('sending') ? [...fromHost, ...answers] : fromHost;

/* The kind decides nothing: situations that differ in it alone are one. */
function serializeState({ value, context }: MessageDialogSnapshot): string {
  const { draft, ownFields, attempt, errorId, titleErrorId, isNobodyAccepted, waiting } = context;
  const { kind: _, ...fields } = draft;
  const own = ownFields.filter((field) => field !== 'kind').toSorted();
  return JSON.stringify([value, fields, own, attempt !== null, errorId, titleErrorId, isNobodyAccepted, waiting]);
}

function expectSound({ value, context }: MessageDialogSnapshot): void {
  const { draft, errorId, titleErrorId, isNobodyAccepted, attempt, waiting, ownFields } = context;
  if (value === 'closed') {
    expect(draft).toMatchObject({ title: '', text: '', recipientIds: [], eventId: null, position: unchosenPosition });
    expect([errorId, titleErrorId, isNobodyAccepted, attempt, waiting, ownFields]).toEqual([
      null,
      null,
      false,
      null,
      null,
      [],
    ]);
  }
  if (value === 'sending' || value === 'asking') {
    expect([errorId, titleErrorId, isPlace(draft.position), draft.title === '']).toEqual([null, null, true, false]);
  }
  if (value === 'asking') expect([draft.recipientIds, isNobodyAccepted]).toEqual([[], false]);
  if (value === 'sending') {
    expect(attempt?.message).toEqual(draft);
    expect(draft.recipientIds.length > 0 || isNobodyAccepted).toBe(true);
  }
  if (errorId === 'pleaseSelectLocation') expect(isPlace(draft.position)).toBe(false);
  if (titleErrorId) expect(draft.title).toBe('');
}

async function walk(events: readonly AnyEvent[]): Promise<MessageDialogSnapshot> {
  const bench = startMessageDialog();
  for (const event of events) {
    if (event.type === 'xstate.done.actor.sendMessage') await bench.answer(event.output);
    else if (event.type !== 'xstate.error.actor.sendMessage') bench.send(event);
    else if (event.error instanceof Error) await bench.answer(event.error);
    expectSound(bench.actor.getSnapshot());
  }
  bench.actor.stop();
  return bench.actor.getSnapshot();
}

describe('every path', () => {
  const paths = getShortestPaths(messageDialogMachine, {
    input: { newKey: () => 'key' },
    events: eventsIn,
    serializeState,
  }).map(({ state, steps }) => ({
    state,
    /* without xstate's own start, which is the first step of every path */
    events: steps.map((step) => step.event).filter((event) => eventTypes.includes(event.type)),
  }));

  test('in no situation do fields, alert, question and state disagree', () => {
    expect(paths.length).toBeGreaterThan(400);
    for (const { state } of paths) expectSound(state);
  });

  test('a running machine with its actor walks the shortest path to every situation', async () => {
    for (const { state, events } of paths) expect((await walk(events)).value).toBe(state.value);
  });

  test('each event leads from each state exactly where the table says, and a call is made only when sending begins', () => {
    const steps = new Set<string>();
    for (const { state } of paths) {
      for (const event of eventsIn(state)) {
        const [next, actions] = transition(messageDialogMachine, state, event);
        expectSound(next);
        const calls = actions.filter(({ type }) => type === 'xstate.spawnChild').length;
        expect(calls).toBe(next.value === 'sending' && state.value !== 'sending' ? 1 : 0);
        if (next.value !== state.value) steps.add(`${state.value}: ${event.type} -> ${next.value}`);
      }
    }
    expect([...steps].sort()).toEqual([
      'asking: message.cancel -> closed',
      'asking: message.open -> editing',
      'asking: position.picked -> editing',
      'asking: question.accepted -> sending',
      'asking: question.declined -> editing',
      'closed: message.open -> editing',
      'closed: position.picked -> editing',
      'editing: message.cancel -> closed',
      'editing: message.send -> asking',
      'editing: message.send -> sending',
      'sending: xstate.done.actor.sendMessage -> closed',
      'sending: xstate.done.actor.sendMessage -> editing',
      'sending: xstate.error.actor.sendMessage -> editing',
    ]);
  });
});

describe('every simple path', () => {
  const ends: readonly MessageDialogMachineEvent[] = [
    { type: 'message.send' },
    { type: 'message.cancel' },
    { type: 'question.accepted' },
    { type: 'question.declined' },
  ];
  const begins: readonly (readonly [string, readonly MessageDialogMachineEvent[]])[] = [
    ['opened on an alarm', [{ type: 'message.open', prefill: { title: 'Panic', position: split } }]],
    [
      'begun on the map',
      [
        { type: 'position.picked', position: zagreb },
        { type: 'field.changed', field: 'title', value: 'Gate' },
        { type: 'recipients.changed', recipientIds: [7] },
      ],
    ],
  ];

  test.each(begins)('of a message %s ends in a running machine with its actor where the graph says', async (_, own) => {
    const few = [...own, ...ends];
    const paths = getSimplePaths(messageDialogMachine, {
      input: { newKey: () => 'key' },
      events: (snapshot) => (snapshot.matches('sending') ? [...few, ...answers] : few),
      serializeState,
    });
    expect(paths.length).toBeGreaterThan(10);
    for (const { state, steps } of paths) {
      const walked = await walk(steps.map((step) => step.event).filter((event) => eventTypes.includes(event.type)));
      expect(serializeState(walked)).toBe(serializeState(state));
    }
  });
});
