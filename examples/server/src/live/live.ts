import type { HubTickets } from '../auth/hub-tickets.ts';
import type { Scope } from '../auth/scope.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock, ComputerClocks } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ProcessChannel } from '../db/database-client.ts';
import type { CommitListener, Store } from '../db/repository.ts';
import { createHub, type Hub, type HubOptions } from '../hub/index.ts';
import { hubAuthenticator } from './authenticate-hub.ts';
import { type ChangePush, createChangePush } from './change-push.ts';
import { coverageOf, isCoveredBy } from './coverage.ts';
import type { HubIdentity } from './identity.ts';
import { followOtherProcesses } from './other-processes.ts';
import { createPositionPush, type PositionPush } from './position-push.ts';
import { createPushTimes } from './push-times.ts';
import { takeMessage } from './send-message.ts';
import { createPanicWatch } from './uncovered-panics.ts';

/* Well under the 5 s in which a revoked session must be off the hub. */
const sweepMs = 2000;

/* What a connection was opened with and has to be opened again for when it changes; its user's name is on what he sends. */
const rightsOf = ({ userName, role, policies, companyIds, partner }: Scope): string =>
  JSON.stringify([userName, role, policies, companyIds, partner]);

/** Everything that reaches consoles without being asked. */
export interface Live {
  readonly hub: Hub<HubIdentity>;
  readonly committed: CommitListener;
  readonly moved: PositionPush['moved'];
  /** Whether a supervisor connected to any process has this company in scope; null, no company, is in the scope of those who see all. */
  isCovered(tenantId: number, companyId: number | null): boolean;
  /** Tells a session's connections that it has ended and closes them. */
  revoked(sessionId: number, reason: string): void;
  /** Milliseconds for which the oldest committed change has not been handed out; 0 when all have. */
  lagMs(): number;
  stop(): Promise<void>;
}

/** What live needs around it. */
export interface LiveOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly computer: ComputerClocks;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly hubTickets: HubTickets;
  /** Number of each tenant's newest change when this process started. */
  readonly atStart: ReadonlyMap<number, number>;
  /** The same now. */
  readonly readNewest: () => Promise<ReadonlyMap<number, number>>;
  /** The way to other processes; null when there are none. */
  readonly processes: ProcessChannel | null;
  readonly log: HubOptions<HubIdentity>['log'];
}

/** Makes the hub /guardHub and what is pushed through it. */
export function createLive(options: LiveOptions): Live {
  const { config, clock, computer, store, sessions, hubTickets, atStart, readNewest, processes, log } = options;
  const onError = (error: unknown): void => log.warn({ err: error }, 'push failed');
  const hub: Hub<HubIdentity> = createHub({
    path: '/guardHub',
    authenticate: hubAuthenticator(hubTickets, sessions, config.hubQueryToken),
    methods: {
      SendMessage: async ({ identity }, payload) => {
        const text = await takeMessage({ clock, store, sessions, log }, identity, payload);
        hub.send((who) => who === identity, 'ReceiveMessage', text);
      },
    },
    allowedOrigins: config.allowedOrigins,
    keyOf: (identity) => String(identity.sessionId),
    log,
  });
  const pushTimes = createPushTimes(store, clock, onError);
  const changes: ChangePush = createChangePush({
    hub,
    store,
    pushTimes,
    atStart,
    monotonic: computer.monotonic,
    onError,
  });
  const positions = createPositionPush(hub, store, onError);
  const others = followOtherProcesses({
    processes,
    readNewest,
    onCommitted: changes.committed,
    onMoved: positions.moved,
    onError,
  });
  const isOf = (sessionId: number) => (identity: HubIdentity) => identity.sessionId === sessionId;
  const revoked = (sessionId: number, reason: string): void => {
    hub.send(isOf(sessionId), 'SessionRevoked', { reason });
    hub.close(isOf(sessionId), { error: 'The session has ended' });
  };
  /* Sessions end by time, by deactivation or in another process too. An open connection counts as use. */
  const sweep = async (): Promise<void> => {
    const identities = new Map([...hub.connections()].map(({ identity }) => [identity.sessionId, identity]));
    others.covers(coverageOf(identities.values()));
    const scopes = await sessions.readByIds([...identities.keys()]);
    for (const [sessionId, identity] of identities) {
      const scope = scopes.get(sessionId);
      if (!scope) revoked(sessionId, 'the session has ended');
      else if (rightsOf(scope) !== rightsOf(identity)) {
        hub.close(isOf(sessionId), { error: 'The rights have changed', allowReconnect: true });
      }
    }
    await watchPanics(new Set([...identities.values()].map(({ tenantId }) => tenantId)));
  };
  const isCovered: Live['isCovered'] = (tenantId, companyId) => {
    const here = [...hub.connections()].map(({ identity }) => identity).filter((who) => who.tenantId === tenantId);
    return isCoveredBy(coverageOf(here).get(tenantId), companyId) || others.isCovered(tenantId, companyId);
  };
  const watchPanics = createPanicWatch(store, isCovered);
  const timer = setInterval(() => void sweep().catch(onError), sweepMs).unref();
  return {
    hub,
    committed: (tenantId, _from, to) => changes.committed(tenantId, to),
    moved: (tenantId, userId) => {
      positions.moved(tenantId, userId);
      others.moved(tenantId, userId);
    },
    isCovered,
    lagMs: changes.lagMs,
    revoked,
    stop: async () => {
      clearInterval(timer);
      await others.stop();
      changes.stop();
      positions.stop();
      await hub.stop();
      await pushTimes.settled();
    },
  };
}
