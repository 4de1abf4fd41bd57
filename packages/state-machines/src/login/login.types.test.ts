import { expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  type LoginActor,
  type LoginState,
  type LoginTarget,
  type LoginView,
  loginMachine,
  loginView,
  targetOf,
} from './index.ts';
import type { LoginAction, LoginGuard } from './login.types.ts';

/* Checked by the compiler; the functions are never called. */
type Provided = NonNullable<Parameters<typeof loginMachine.provide>[0]>;

test('the types name every state, guard, action and actor of the machine, and no other', () => {
  expectTypeOf<StateValueFrom<typeof loginMachine>>().toEqualTypeOf<LoginState>();
  expectTypeOf<keyof NonNullable<Provided['guards']>>().toEqualTypeOf<LoginGuard>();
  expectTypeOf<keyof NonNullable<Provided['actions']>>().toEqualTypeOf<LoginAction>();
  expectTypeOf<keyof NonNullable<Provided['actors']>>().toEqualTypeOf<LoginActor>();
});

test('a host cannot send or provide what the machine does not know', () => {
  const host = (): void => {
    const actor = createActor(loginMachine, { input: {} });
    actor.send({ type: 'field.changed', field: 'email', value: 'ana@example.com' });
    // @ts-expect-error: the form has two fields
    actor.send({ type: 'field.changed', field: 'name', value: 'Ana' });
    // @ts-expect-error: no such event
    actor.send({ type: 'form.sent' });
    // @ts-expect-error: a restored session is a whole session
    actor.send({ type: 'session.restored', session: { role: 'Operator' } });
    // @ts-expect-error: the answer is a SignInResult
    loginMachine.provide({ actors: { authenticate: fromPromise(async () => 'ok') } });
    // @ts-expect-error: no such actor
    loginMachine.provide({ actors: { signIn: fromPromise(async () => {}) } });
    expectTypeOf(loginView(actor.getSnapshot())).toEqualTypeOf<LoginView>();
    expectTypeOf(targetOf('Guard')).toEqualTypeOf<LoginTarget | null>();
  };
  expectTypeOf(host).returns.toBeVoid();
});
