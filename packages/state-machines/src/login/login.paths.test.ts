import type { Session } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { type LoginSnapshot, loginMachine, targetOf } from './index.ts';
import { sessionOfRole, startLogin } from './login.fixture.ts';
import type { LoginActorEvent, LoginMachineEvent } from './login.types.ts';

type AnyLoginEvent = LoginMachineEvent | LoginActorEvent;

const roles = ['Administrator', '', 'Guard', null] as const;
const answered = (session: Session): AnyLoginEvent => ({
  type: 'xstate.done.actor.authenticate',
  actorId: 'authenticate',
  output: { ok: true, session },
});
const failed = (status: number): AnyLoginEvent => ({
  type: 'xstate.error.actor.authenticate',
  actorId: 'authenticate',
  error: { status },
});

const fromHost: readonly AnyLoginEvent[] = [
  { type: 'field.changed', field: 'email', value: 'ana@example.com' },
  { type: 'field.changed', field: 'email', value: '' },
  { type: 'field.changed', field: 'password', value: 'secret' },
  { type: 'form.submitted' },
  { type: 'session.ended' },
  ...roles.map((role): AnyLoginEvent => ({ type: 'session.restored', session: sessionOfRole(role) })),
];
const answers: readonly AnyLoginEvent[] = [
  { type: 'xstate.done.actor.authenticate', actorId: 'authenticate', output: { ok: false, result: -1 } },
  ...roles.map((role) => answered(sessionOfRole(role))),
  failed(0),
  failed(500),
];
const discardEnds: readonly AnyLoginEvent[] = [
  { type: 'xstate.done.actor.discardSession', actorId: 'discardSession', output: undefined },
  { type: 'xstate.error.actor.discardSession', actorId: 'discardSession', error: new Error('no answer') },
];

/* An actor answers only while it runs. */
function eventsIn(snapshot: LoginSnapshot): readonly AnyLoginEvent[] {
  return [...fromHost, ...discardEnds, ...(snapshot.matches('submitting') ? answers : [])];
}

function expectSound({ value, context }: LoginSnapshot): void {
  const { target, errorId, password, fieldErrors } = context;
  expect(target).toBe(value === 'signedIn' ? '/' : value === 'noRole' ? '/user' : null);
  expect(errorId === 'userHasNoRole').toBe(value === 'denied');
  if (value === 'signedIn' || value === 'noRole') expect([errorId, password, fieldErrors]).toEqual([null, '', {}]);
  if (value === 'submitting')
    expect([errorId, fieldErrors, context.email !== '', password !== '']).toEqual([null, {}, true, true]);
  if (context.isUnanswered) expect(errorId).toBe('invalidCredentials');
  expect(JSON.stringify(context)).not.toContain('a-token');
}

describe('every path', () => {
  const paths = getShortestPaths(loginMachine, {
    input: {},
    events: eventsIn,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });

  test('in no situation do alert, target and state disagree', () => {
    expect(paths.length).toBeGreaterThan(20);
    for (const { state } of paths) expectSound(state);
  });

  test('each event leads from each state exactly where the table says', () => {
    const steps = new Set<string>();
    for (const { state } of paths) {
      for (const event of eventsIn(state)) {
        const [next] = transition(loginMachine, state, event);
        expectSound(next);
        if (event.type === 'session.restored') {
          const target = targetOf(event.session.role);
          expect(next.value).toBe(target === '/' ? 'signedIn' : target === '/user' ? 'noRole' : 'denied');
        } else if (next.value !== state.value) steps.add(`${state.value}: ${event.type} -> ${next.value}`);
      }
    }
    expect([...steps].sort()).toEqual([
      'denied: form.submitted -> editing',
      'denied: form.submitted -> submitting',
      'editing: form.submitted -> submitting',
      'noRole: session.ended -> editing',
      'signedIn: session.ended -> editing',
      'submitting: xstate.done.actor.authenticate -> denied',
      'submitting: xstate.done.actor.authenticate -> editing',
      'submitting: xstate.done.actor.authenticate -> noRole',
      'submitting: xstate.done.actor.authenticate -> signedIn',
      'submitting: xstate.error.actor.authenticate -> editing',
    ]);
  });
});

describe('every simple path', () => {
  const few: readonly AnyLoginEvent[] = [
    { type: 'field.changed', field: 'email', value: 'ana@example.com' },
    { type: 'field.changed', field: 'password', value: 'secret' },
    { type: 'form.submitted' },
    { type: 'session.ended' },
    { type: 'session.restored', session: sessionOfRole('Administrator') },
  ];
  const someAnswers: readonly AnyLoginEvent[] = [
    { type: 'xstate.done.actor.authenticate', actorId: 'authenticate', output: { ok: false, result: -1 } },
    answered(sessionOfRole('Administrator')),
    answered(sessionOfRole(null)),
    failed(0),
  ];
  const paths = getSimplePaths(loginMachine, {
    input: {},
    events: (snapshot) => [...few, ...(snapshot.matches('submitting') ? someAnswers : [])],
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });

  const isFromHost = (event: AnyLoginEvent): event is LoginMachineEvent => !event.type.startsWith('xstate.');

  async function walk(events: readonly AnyLoginEvent[]): Promise<LoginSnapshot> {
    const bench = startLogin();
    for (const event of events) {
      if (event.type === 'xstate.done.actor.authenticate') await bench.answer(event.output);
      else if (event.type === 'xstate.error.actor.authenticate') {
        await bench.answer(Object.assign(new Error('failed'), event.error));
      } else if (isFromHost(event)) bench.send(event);
      expectSound(bench.actor.getSnapshot());
    }
    bench.actor.stop();
    return bench.actor.getSnapshot();
  }

  test('ends in a running machine with its actors where the graph says', async () => {
    expect(paths.length).toBeGreaterThan(100);
    for (const { state, steps } of paths) {
      const walked = await walk(steps.map((step) => step.event));
      expect([walked.value, walked.context]).toEqual([state.value, state.context]);
    }
  });
});
