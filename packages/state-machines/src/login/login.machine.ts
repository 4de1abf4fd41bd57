import { credentialsOf, toLoginContext } from './login.rules.ts';
import { loginSetup } from './login.setup.ts';

/**
 * Signs a supervisor in. The host provides two actors: `authenticate({ email, password })`, which answers a
 * `SignInResult` and keeps the session it opens, and `discardSession({ session })`, which logs out a session that may
 * not be used.
 *
 * | State | Means | Left when |
 * |---|---|---|
 * | `editing` | the form waits; `errorId` says how the last attempt ended | the form is sent with both fields: to `submitting` |
 * | `submitting` | `authenticate` runs; fields are locked | result -1 or an error: to `editing`; Administrator or Operator: to `signedIn`; role `''`: to `noRole`; else to `denied` |
 * | `signedIn` | `target` is `/` | `session.ended`: to `editing` |
 * | `noRole` | signed in, nobody has given a role yet: `target` is `/user` (K7) | `session.ended`: to `editing` |
 * | `denied` | the role is not for the console: `userHasNoRole`, the session is logged out (K8) | the form is sent again |
 *
 * `session.restored` leads from every state to where its role belongs, because all windows share one session. The
 * password is cleared when an attempt ends, however it ends, and the token never enters the context.
 *
 * @example
 * ```ts
 * const actor = createActor(
 *   loginMachine.provide({
 *     actors: {
 *       authenticate: fromPromise(({ input }) => client.user.authenticate(input)),
 *       discardSession: fromPromise(() => client.user.logout()),
 *     },
 *   }),
 *   { input: {} },
 * ).start();
 * actor.send({ type: 'field.changed', field: 'email', value: 'ana@example.com' });
 * ```
 * @public
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => toLoginContext(input),
  initial: 'editing',
  on: {
    'xstate.error.actor.discardSession': { actions: 'reportDiscardFailure' },
    'session.restored': [
      { guard: 'isForDashboard', target: '.signedIn' },
      { guard: 'isForUserPage', target: '.noRole' },
      { target: '.denied' },
    ],
  },
  states: {
    editing: {
      on: {
        'field.changed': { actions: 'keepField' },
        'form.submitted': [{ guard: 'isFormComplete', target: 'submitting' }, { actions: 'showFieldErrors' }],
      },
    },
    submitting: {
      entry: 'beginAttempt',
      exit: 'clearPassword',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => credentialsOf(context),
        onDone: [
          { guard: 'isRefused', target: 'editing', actions: ['keepResult', 'showInvalidCredentials'] },
          { guard: 'isForDashboard', target: 'signedIn', actions: 'keepResult' },
          { guard: 'isForUserPage', target: 'noRole', actions: 'keepResult' },
          { target: 'denied', actions: 'keepResult' },
        ],
        onError: { guard: 'isAttemptFailure', target: 'editing', actions: 'showFailure' },
      },
    },
    signedIn: {
      entry: ['clearPassword', 'keepTarget'],
      on: {
        'session.ended': { target: 'editing', actions: 'clearForm' },
      },
    },
    noRole: {
      entry: ['clearPassword', 'keepTarget'],
      on: {
        'session.ended': { target: 'editing', actions: 'clearForm' },
      },
    },
    denied: {
      entry: ['clearPassword', 'showNoRole', 'discard'],
      on: {
        'field.changed': { actions: 'keepField' },
        'form.submitted': [
          { guard: 'isFormComplete', target: 'submitting' },
          { target: 'editing', actions: 'showFieldErrors' },
        ],
      },
    },
  },
});
