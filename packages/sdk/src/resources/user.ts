import { each, nothing, one } from '../client/answers.ts';
import { ApiError } from '../client/api-error.ts';
import { isUnserved } from '../client/back-end.ts';
import { byId } from '../client/by-id.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type Session, type SignInResult, signInResultFromWire } from '../model/session.ts';
import { type User, type UserDraft, userFromWire, userToWire } from '../model/user.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { createOwnSessionsResource, type OwnSessionsResource } from './own-sessions.ts';
import { createProfileResource, type ProfileResource } from './profile.ts';

/** What a person types to sign in. @public */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Users and sessions. @public */
export interface UserResource extends ProfileResource, OwnSessionsResource {
  /**
   * Signs in and keeps the session (`POST /api/User/Authenticate`).
   * Wrong credentials are an answer, not an error: `{ ok: false, result: -1 }`.
   * A session that `isKept` refuses is answered but neither stored nor told to other windows: discard it.
   */
  authenticate(credentials: Credentials, isKept?: (session: Session) => boolean): Promise<SignInResult>;
  /**
   * Takes the password of the user who is signed in, or was until the server refused his session, and goes on with a new
   * session of his: screen, feed and windows stay (`POST /api/User/Authenticate`, contract.md A3).
   * Rejects with an Error when nobody is or was signed in.
   */
  reauthenticate(password: string): Promise<SignInResult>;
  /** Ends the session here and on the server (`POST /api/User/Logout`); here also when the server does not answer. */
  logout(): Promise<void>;
  /** Ends a session on the server that was not kept (`POST /api/User/Logout`). */
  discard(session: Session): Promise<void>;
  /** Users of the tenant, the caller first, then by name (`GET /api/User/GetAllUsers`). */
  getAll(): Promise<User[]>;
  /** Creates (userId 0) or changes a user and answers him as saved (`POST /api/User`). */
  save(user: UserDraft, options?: SaveOptions): Promise<User>;
  /** Deactivates a user: the name stays on old events (`DELETE /api/User/{id}`). */
  delete(userId: number): Promise<void>;
  /** A ticket that opens one hub connection, valid for at most 60 s (`POST /api/User/HubTicket`). */
  hubTicket(): Promise<string>;
}

/** @internal */
export function createUserResource(transport: Transport, session: SessionKeeper): UserResource {
  const discard: UserResource['discard'] = async ({ token }) => {
    try {
      await transport.call(
        'user/logout',
        (http) => http.POST('/api/User/Logout', { headers: { authorization: `Bearer ${token}` } }),
        nothing,
      );
    } catch (error) {
      /* A back end without the extension cannot be told: the session ends there by itself. */
      if (!(error instanceof ApiError && isUnserved(error))) throw error;
    }
  };
  const profile = createProfileResource(transport);
  const signIn = async ({ email, password }: Credentials): Promise<SignInResult> => {
    const result = await transport.call(
      'user/authenticate',
      (http) => http.POST('/api/User/Authenticate', { body: { email, password } }),
      one(signInResultFromWire),
    );
    return result.ok ? { ok: true, session: { ...result.session, email } } : result;
  };
  return {
    authenticate: async (credentials, isKept = () => true) => {
      const result = await signIn(credentials);
      if (result.ok && isKept(result.session)) session.start(result.session);
      return result;
    },
    reauthenticate: async (password) => {
      const before = session.current() ?? session.refused();
      if (!before) throw new Error('Nobody is signed in: there is no session to renew. Use authenticate.');
      const email = before.email ?? (await profile.getMyProfile()).email ?? '';
      const result = await signIn({ email, password });
      /* Signed out, or in as somebody else, while the server was asked: this session is nobody's. */
      const isWanted = (session.current() ?? session.refused())?.userId === before.userId;
      if (result.ok && isWanted) session.start(result.session, 'renewed');
      else if (result.ok) await discard(result.session);
      return result;
    },
    logout: async () => {
      const ended = session.current();
      /* Here first: whatever still runs must not meet the revoked token and take this for a session that broke. */
      session.end('signed-out');
      if (ended) await discard(ended);
    },
    discard,
    getAll: () => transport.call('user/getAll', (http) => http.GET('/api/User/GetAllUsers'), each(userFromWire)),
    hubTicket: () =>
      transport.call(
        'user/hubTicket',
        (http) => http.POST('/api/User/HubTicket'),
        ({ data }) => data.ticket,
      ),
    save: (user, options) =>
      transport.call(
        'user/save',
        (http) => http.POST('/api/User', { body: userToWire(user), headers: saveHeaders(options) }),
        one(userFromWire),
      ),
    delete: (userId) => transport.call('user/delete', (http) => http.DELETE('/api/User/{id}', byId(userId)), nothing),
    ...profile,
    ...createOwnSessionsResource(transport),
  };
}
