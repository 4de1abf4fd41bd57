import type { HubState } from '../../realtime/hub.ts';
import { callerOfSession } from '../people/sessions.ts';
import { newPushes } from './new-pushes.ts';
import { takeMessage } from './send-message.ts';
import type { FedHub, HubClient, HubSurroundings, TestHub, TestPush } from './test-hub.types.ts';

/** Makes the hub of one client. @internal */
export function createTestHub({ state, isOffline, flush }: HubSurroundings, { session }: HubClient): FedHub {
  const listeners = new Set<() => void>();
  const handlers = new Map<string, Set<(payload: unknown) => void>>();
  const pushed: TestPush[] = [];
  let hubState: HubState = { status: 'stopped', nextTryAt: null };
  let connection: { readonly token: string; readonly sentTo: number } | null = null;
  let isBroken = false;
  let lost = 0;

  const change = (status: HubState['status']): void => {
    hubState = { status, nextTryAt: status === 'waiting' ? state.now() + 1000 : null };
    for (const listener of [...listeners]) listener();
  };
  const open = (): void => {
    if (hubState.status !== 'connecting') return;
    const token = session.current()?.token ?? '';
    if (!isBroken && !isOffline() && callerOfSession(state, token)) {
      connection = { token, sentTo: state.feed.lastSeq };
      change('connected');
    } else change('waiting');
  };
  const connect = (): void => {
    change('connecting');
    /* A connection takes a moment, as the real one does. */
    queueMicrotask(open);
  };
  const drop = (): void => {
    connection = null;
    if (hubState.status !== 'stopped') change('waiting');
  };
  const receive = (method: string, payload: unknown): void => {
    for (const handler of [...(handlers.get(method) ?? [])]) handler(payload);
  };
  const push = (message: TestPush): void => {
    pushed.push(message);
    if (lost > 0) lost -= 1;
    else receive(message.method, message.payload);
  };
  const pushNew = (): void => {
    if (hubState.status === 'waiting' && !isBroken && !isOffline() && session.current()) connect();
    if (!connection) return;
    const { token, sentTo } = connection;
    const caller = callerOfSession(state, token);
    if (!caller)
      push({ method: 'SessionRevoked', payload: { reason: state.ended.get(token) ?? 'the session has ended' } });
    if (!caller || isOffline()) {
      drop();
      return;
    }
    const fresh = newPushes(state, caller, sentTo);
    connection = { token, sentTo: fresh.sentTo };
    for (const message of fresh.pushes) push(message);
  };

  const hub: TestHub = {
    start: () => {
      if (hubState.status === 'stopped') connect();
    },
    stop: () => {
      connection = null;
      change('stopped');
    },
    tryNow: () => {
      if (hubState.status === 'waiting') connect();
    },
    getState: () => hubState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on: (method, handler) => {
      const own = handlers.get(method) ?? new Set();
      handlers.set(method, own.add(handler));
      return () => own.delete(handler);
    },
    send: async (method, payload) => {
      const caller = connection && callerOfSession(state, connection.token);
      if (!caller) throw new Error(`${method} was not sent: the hub is not connected.`);
      if (method !== 'SendMessage') throw new Error(`The hub has no method ${method}.`);
      const text = takeMessage(state, caller, payload);
      flush();
      push({ method: 'ReceiveMessage', payload: text });
    },
    disconnect: () => {
      isBroken = true;
      drop();
    },
    reconnect: () => {
      isBroken = false;
      if (hubState.status === 'waiting') connect();
    },
    loseNext: (count = 1) => {
      lost += count;
    },
    pushes: () => pushed,
    receive,
  };
  return { hub, flush: pushNew };
}
