import type { HubTickets } from '../auth/hub-tickets.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { CommitListener, Store } from '../db/repository.ts';
import { createHub, type Hub, type HubOptions } from '../hub/index.ts';
import { hubAuthenticator } from './authenticate-hub.ts';
import { type ChangePush, createChangePush } from './change-push.ts';
import { type HubIdentity, isSupervising } from './identity.ts';
import { createPositionPush, type PositionPush } from './position-push.ts';
import { createPanicWatch } from './uncovered-panics.ts';

/* Well under the 5 s in which a revoked session must be off the hub. */
const sweepMs = 2000;

/** Everything that reaches consoles without being asked. */
export interface Live {
  readonly hub: Hub<HubIdentity>;
  readonly committed: CommitListener;
  readonly moved: PositionPush['moved'];
  /** Whether a connected supervisor has this company in scope; null, no company, is in the scope of those who see all. */
  isCovered(tenantId: number, companyId: number | null): boolean;
  /** Tells a session's connections that it has ended and closes them. */
  revoked(sessionId: number, reason: string): void;
  stop(): Promise<void>;
}

/** What live needs around it. */
export interface LiveOptions {
  readonly config: Config;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly hubTickets: HubTickets;
  readonly log: HubOptions<HubIdentity>['log'];
}

/** Makes the hub /guardHub and what is pushed through it. */
export function createLive({ config, store, sessions, hubTickets, log }: LiveOptions): Live {
  const hub: Hub<HubIdentity> = createHub({
    path: '/guardHub',
    authenticate: hubAuthenticator(hubTickets, sessions, config.hubQueryToken),
    methods: {
      SendMessage: (caller) =>
        hub.send(
          (identity) => identity === caller.identity,
          'ReceiveMessage',
          'The server refused the message: message::Comments are not served yet',
        ),
    },
    allowedOrigins: config.allowedOrigins,
    keyOf: (identity) => String(identity.sessionId),
    log,
  });
  const onError = (error: unknown): void => log.warn({ err: error }, 'push failed');
  const changes: ChangePush = createChangePush(hub, store, onError);
  const positions = createPositionPush(hub, store, onError);
  const isOf = (sessionId: number) => (identity: HubIdentity) => identity.sessionId === sessionId;
  const revoked = (sessionId: number, reason: string): void => {
    hub.send(isOf(sessionId), 'SessionRevoked', { reason });
    hub.close(isOf(sessionId), { error: 'The session has ended' });
  };
  /* Sessions end by time, by deactivation or in another process too. An open connection counts as use. */
  const sweep = async (): Promise<void> => {
    const identities = new Map([...hub.connections()].map(({ identity }) => [identity.sessionId, identity]));
    for (const [sessionId, identity] of identities) {
      const scope = await sessions.readById(sessionId);
      if (!scope) revoked(sessionId, 'the session has ended');
      else if (scope.role !== identity.role || String(scope.companyIds) !== String(identity.companyIds)) {
        hub.close(isOf(sessionId), { error: 'The rights have changed', allowReconnect: true });
      }
    }
    await watchPanics(new Set([...identities.values()].map(({ tenantId }) => tenantId)));
  };
  const isCovered: Live['isCovered'] = (tenantId, companyId) =>
    [...hub.connections()].some(
      ({ identity }) =>
        isSupervising(identity, tenantId) &&
        (identity.companyIds.length === 0 || (companyId !== null && identity.companyIds.includes(companyId))),
    );
  const watchPanics = createPanicWatch(store, isCovered);
  const timer = setInterval(() => void sweep().catch(onError), sweepMs).unref();
  return {
    hub,
    committed: changes.committed,
    moved: positions.moved,
    isCovered,
    revoked,
    stop: async () => {
      clearInterval(timer);
      changes.stop();
      positions.stop();
      await hub.stop();
    },
  };
}
