import type { HubTickets } from '../auth/hub-tickets.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { HubRequest } from '../hub/index.ts';
import type { HubIdentity } from './identity.ts';

/** A3: a ticket opens one connection; a session token only where HUB_QUERY_TOKEN=session allows it. */
export function hubAuthenticator(
  hubTickets: HubTickets,
  sessions: Sessions,
  mode: Config['hubQueryToken'],
): (request: HubRequest) => Promise<HubIdentity | null> {
  return async ({ token, query, phase }) => {
    if (token === null) return null;
    const scope =
      (await hubTickets.read(token, phase === 'connect')) ?? (mode === 'session' ? await sessions.read(token) : null);
    if (scope?.sessionId == null) return null;
    const asked = query.get('idUser');
    /* Whoever says that he is somebody else than his session is refused. */
    if (asked !== null && asked !== String(scope.userId)) return null;
    return { ...scope, sessionId: scope.sessionId };
  };
}
