import type { Session } from '@patrolkit/sdk/model';
import { assertEvent, setup } from 'xstate';
import { EffectMissingError } from '../shared/effect-missing-error.ts';
import { isUnanswered } from '../shared/is-unanswered.ts';
import { missingLoginActors } from './login.actors.ts';
import { fieldErrorsOf, isComplete, toLoginContext } from './login.rules.ts';
import type { LoginActorEvent, LoginContext, LoginEmitted, LoginInput, LoginMachineEvent } from './login.types.ts';
import { targetOf } from './target-of.ts';

type AnyLoginEvent = LoginMachineEvent | LoginActorEvent;

/** The session an event brings; null for a refusal. */
function sessionOf(event: AnyLoginEvent): Session | null {
  if (event.type === 'session.restored') return event.session;
  assertEvent(event, 'xstate.done.actor.authenticate');
  return event.output.ok ? event.output.session : null;
}

function errorOf(event: AnyLoginEvent): unknown {
  assertEvent(event, ['xstate.error.actor.authenticate', 'xstate.error.actor.discardSession']);
  return event.error;
}

const base = setup({
  types: {
    /* `as`: how xstate takes types; the values are never read. */
    context: {} as LoginContext,
    events: {} as AnyLoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
  },
  actors: missingLoginActors,
  guards: {
    isFormComplete: ({ context }) => isComplete(context),
    isForDashboard: ({ event }) => targetOf(sessionOf(event)?.role) === '/',
    isForUserPage: ({ event }) => targetOf(sessionOf(event)?.role) === '/user',
    isRefused: ({ event }) => sessionOf(event) === null,
    /* A host that forgot the actor must hear of it; a person must not read 'invalid credentials' for that. */
    isAttemptFailure: ({ event }) => !(errorOf(event) instanceof EffectMissingError),
  },
});

/** Every function of the login machine by its name. @internal */
export const loginSetup = base.extend({
  actions: {
    keepField: base.assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      const { [event.field]: _, ...fieldErrors } = context.fieldErrors;
      return { [event.field]: event.value, fieldErrors };
    }),
    showFieldErrors: base.assign(({ context }) => ({
      fieldErrors: fieldErrorsOf(context),
      errorId: null,
      isUnanswered: false,
    })),
    beginAttempt: base.assign({ fieldErrors: {}, errorId: null, isUnanswered: false, result: null }),
    clearPassword: base.assign({ password: '' }),
    keepResult: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.authenticate');
      return { result: event.output.ok ? 0 : event.output.result };
    }),
    showInvalidCredentials: base.assign({ errorId: 'invalidCredentials' }),
    showFailure: base.assign(({ event }) => ({
      errorId: 'invalidCredentials',
      isUnanswered: isUnanswered(errorOf(event)),
    })),
    showNoRole: base.assign({ errorId: 'userHasNoRole', fieldErrors: {}, isUnanswered: false, target: null }),
    keepTarget: base.assign(({ event }) => ({
      target: targetOf(sessionOf(event)?.role),
      fieldErrors: {},
      errorId: null,
      isUnanswered: false,
    })),
    discard: base.enqueueActions(({ event, enqueue }) => {
      const session = sessionOf(event);
      /* Spawned, not invoked: leaving the state must not stop the log-out of a token that still lives (K8). */
      if (session) enqueue.spawnChild('discardSession', { id: 'discardSession', input: { session } });
    }),
    reportDiscardFailure: base.emit(({ event }) => ({ type: 'session.discardFailed', error: errorOf(event) })),
    clearForm: base.assign(() => toLoginContext({})),
  },
});
