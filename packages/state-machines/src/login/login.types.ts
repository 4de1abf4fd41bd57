import type { Session, SignInResult } from '@patrolkit/sdk/model';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** States of the login machine; see the table at {@link loginMachine}. @public */
export type LoginState = 'editing' | 'submitting' | 'signedIn' | 'noRole' | 'denied';

/** Fields of the form. @public */
export type LoginField = 'email' | 'password';

/** Message id of a field's helper text (S5.01, S5.02). @public */
export type LoginFieldError = 'userNameIsRequired' | 'passwordIsRequired';

/** Message id of the alert (S8.13 to S8.15). @public */
export type LoginError = 'invalidCredentials' | 'userHasNoRole';

/** Where a signed-in user goes (S2.42, S2.43). @public */
export type LoginTarget = '/' | '/user';

/** What the login machine starts with. @public */
export interface LoginInput {
  /** The e-mail to begin with, for a session that ran out. @default '' */
  readonly email?: string | undefined;
}

/** What the login machine remembers; no token, and the password only until the attempt has ended. @public */
export interface LoginContext {
  readonly email: string;
  readonly password: string;
  readonly fieldErrors: Readonly<Partial<Record<LoginField, LoginFieldError>>>;
  /** The alert to show; null when there is none. */
  readonly errorId: LoginError | null;
  /** The attempt failed without an answer of the server: the page says so under the alert (S8.14). */
  readonly isUnanswered: boolean;
  /** The last answer's result code, 0 = ok (S4.26); null when there was no answer. */
  readonly result: number | null;
  /** Where the user goes; null while nobody is signed in. */
  readonly target: LoginTarget | null;
}

/** Everything a host may send. @public */
export type LoginMachineEvent =
  | { readonly type: 'field.changed'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'form.submitted' }
  /** A session was found in the store or opened in another window. */
  | { readonly type: 'session.restored'; readonly session: Session }
  /** The session was ended, here or in another window. */
  | { readonly type: 'session.ended' };

/** What the actors of the login machine answer. @internal */
export type LoginActorEvent =
  | DoneActorEvent<SignInResult, 'authenticate'>
  | ErrorActorEvent<unknown, 'authenticate'>
  | DoneActorEvent<void, 'discardSession'>
  | ErrorActorEvent<unknown, 'discardSession'>;

/** Input of the actor `authenticate`. @public */
export interface LoginCredentials {
  /** Without blanks around it. */
  readonly email: string;
  readonly password: string;
}

/** Input of the actor `discardSession`. @public */
export interface DiscardedSession {
  readonly session: Session;
}

/** What the login machine emits. @public */
export type LoginEmitted =
  /** A refused session could not be ended on the server and lives until it goes idle: log it (K8). */
  { readonly type: 'session.discardFailed'; readonly error: unknown };

/** Actors the host gives with `loginMachine.provide({ actors })`. @public */
export type LoginActor = 'authenticate' | 'discardSession';

/** Conditions of the login machine. @internal */
export type LoginGuard = 'isFormComplete' | 'isForDashboard' | 'isForUserPage' | 'isRefused' | 'isAttemptFailure';

/** Actions of the login machine. @internal */
export type LoginAction =
  | 'keepField'
  | 'showFieldErrors'
  | 'beginAttempt'
  | 'clearPassword'
  | 'keepResult'
  | 'showInvalidCredentials'
  | 'showFailure'
  | 'showNoRole'
  | 'keepTarget'
  | 'discard'
  | 'reportDiscardFailure'
  | 'clearForm';
