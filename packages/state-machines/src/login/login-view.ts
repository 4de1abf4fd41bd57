import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';
import type { LoginContext } from './login.types.ts';

/** A snapshot of the login machine. @public */
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** What a sign-in page shows. @public */
export interface LoginView extends Omit<LoginContext, 'result'> {
  /** An answer is awaited: fields and button are locked. */
  readonly isSubmitting: boolean;
}

/** Reads a snapshot for a page. Makes a new object each time: select with a shallow comparison. @public */
export function loginView(snapshot: LoginSnapshot): LoginView {
  const { result: _, ...view } = snapshot.context;
  return { ...view, isSubmitting: snapshot.matches('submitting') };
}
