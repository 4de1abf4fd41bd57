import type { Session, SignInResult } from '@patrolkit/sdk/model';
import { type Actor, createActor, fromPromise } from 'xstate';
import { loginMachine } from './login.machine.ts';
import type { DiscardedSession, LoginCredentials, LoginMachineEvent } from './login.types.ts';

/** A session of a role for tests. @internal */
export function sessionOfRole(role: string | null): Session {
  return { token: 'a-token', userId: 3, name: 'Ana', role, language: 'hr', expiresAt: null, policies: [] };
}

/** A promise that the test settles. @internal */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/** @internal */
export function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => {};
  let reject: Deferred<T>['reject'] = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** A running login machine whose back end answers when the test says so. @internal */
export interface LoginBench {
  readonly actor: Actor<typeof loginMachine>;
  readonly sent: LoginCredentials[];
  readonly discarded: Session[];
  readonly failures: unknown[];
  readonly send: (event: LoginMachineEvent) => void;
  readonly type: (email: string, password: string) => void;
  /** Lets the back end answer what was sent, or fail with an Error. */
  readonly answer: (answer: SignInResult | Error) => Promise<void>;
  /** Types, sends and lets the back end answer, or fail with an Error. */
  readonly attempt: (answer: SignInResult | Error) => Promise<void>;
  readonly state: () => string;
}

/** @internal */
export function startLogin(discard: () => Promise<void> = async () => {}): LoginBench {
  const sent: LoginCredentials[] = [];
  const discarded: Session[] = [];
  const failures: unknown[] = [];
  let waiting = deferred<SignInResult>();
  const machine = loginMachine.provide({
    actors: {
      authenticate: fromPromise<SignInResult, LoginCredentials>(({ input }) => {
        sent.push(input);
        waiting = deferred<SignInResult>();
        return waiting.promise;
      }),
      discardSession: fromPromise<void, DiscardedSession>(({ input }) => {
        discarded.push(input.session);
        return discard();
      }),
    },
  });
  const actor = createActor(machine, { input: {} });
  actor.on('session.discardFailed', ({ error }) => failures.push(error));
  actor.start();
  const type = (email: string, password: string): void => {
    actor.send({ type: 'field.changed', field: 'email', value: email });
    actor.send({ type: 'field.changed', field: 'password', value: password });
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve)); /* all promises that are ready */
  const answerIt: LoginBench['answer'] = async (answer) => {
    if (answer instanceof Error) waiting.reject(answer);
    else waiting.resolve(answer);
    await settle();
  };
  return {
    actor,
    sent,
    discarded,
    failures,
    send: (event) => actor.send(event),
    type,
    answer: answerIt,
    attempt: async (answer) => {
      type('ana@example.com', 'secret');
      actor.send({ type: 'form.submitted' });
      await answerIt(answer);
    },
    state: () => actor.getSnapshot().value,
  };
}
