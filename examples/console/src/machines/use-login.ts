import { type LoginField, type LoginView, loginMachine, loginView, targetOf } from '@patrolkit/state-machines/login';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { readArrival } from '../routes/arrival.ts';
import { useServices } from '../services/services-context.tsx';
import { useSession } from '../services/use-session.ts';

/** The sign-in of this page. */
export interface Login {
  readonly view: LoginView;
  change(field: LoginField, value: string): void;
  submit(): void;
}

/** Runs the login machine on the client and goes where it says. */
export function useLogin(): Login {
  const { client } = useServices();
  const session = useSession();
  const navigate = useNavigate();
  const { from } = readArrival(useLocation().state);
  const machine = useMemo(
    () =>
      loginMachine.provide({
        actors: {
          /* A session that has no place here is never stored: no other window may see it. */
          authenticate: fromPromise(({ input }) =>
            client.user.authenticate(input, ({ role }) => targetOf(role) !== null),
          ),
          discardSession: fromPromise(({ input }) => client.user.discard(input.session)),
        },
      }),
    [client],
  );
  const [snapshot, send] = useMachine(machine, { input: {} });
  const view = loginView(snapshot);
  const isIdle = snapshot.matches('editing');
  useEffect(() => {
    /* Another window signed in, or the store held a session when this page was opened (S4.28). */
    if (session && isIdle) send({ type: 'session.restored', session });
  }, [session, isIdle, send]);
  useEffect(() => {
    if (!view.target) return;
    /* An address that was asked for before the sign-in is where it leads; a role that has no place there is told so. */
    void navigate(view.target === '/' ? (from ?? '/') : view.target, { replace: true });
  }, [view.target, from, navigate]);
  return {
    view,
    change: (field, value) => send({ type: 'field.changed', field, value }),
    submit: () => send({ type: 'form.submitted' }),
  };
}
