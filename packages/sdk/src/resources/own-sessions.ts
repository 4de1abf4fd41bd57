import { each, nothing } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import type { Transport } from '../client/transport.ts';
import { type OpenSession, openSessionFromWire } from '../model/open-session.ts';

/** Where the caller is signed in. @public */
export interface OwnSessionsResource {
  /** The caller's open sessions, his own first, then by their last use (`GET /api/User/Sessions`, extension). */
  getSessions(): Promise<OpenSession[]>;
  /** Ends one of the caller's sessions; anybody else's rejects with 404 (`DELETE /api/User/Sessions/{id}`, extension). */
  endSession(sessionId: number): Promise<void>;
  /** Ends every session of the caller but this one (`POST /api/User/EndOtherSessions`, extension). */
  endOtherSessions(): Promise<void>;
}

/** @internal */
export function createOwnSessionsResource(transport: Transport): OwnSessionsResource {
  return {
    getSessions: () =>
      transport.call('user/getSessions', (http) => http.GET('/api/User/Sessions'), each(openSessionFromWire)),
    endSession: (sessionId) =>
      transport.call('user/endSession', (http) => http.DELETE('/api/User/Sessions/{id}', byId(sessionId)), nothing),
    endOtherSessions: () =>
      transport.call('user/endOtherSessions', (http) => http.POST('/api/User/EndOtherSessions'), nothing),
  };
}
