import { type Calls, createCalls } from './calls.ts';
import { readHandshake, writeHandshake } from './handshake.ts';
import type { HubCloseReason, HubConnection, HubLimits, HubLog } from './hub-types.ts';
import { createMessageRate } from './message-rate.ts';
import type { MethodTable } from './methods.ts';
import { type HubProtocol, ProtocolError, type ServerMessage } from './protocol.ts';
import type { HubTransport } from './transport.ts';

/** What every client of a hub shares. */
export interface ClientContext<Identity> {
  readonly limits: HubLimits;
  readonly protocols: readonly HubProtocol[];
  readonly methods: MethodTable<Identity>;
  readonly log: HubLog;
  readonly now: () => number;
  onReady(client: HubClient<Identity>): void;
  /** Once; `wasReady` when the handshake had been made. */
  onGone(client: HubClient<Identity>, wasReady: boolean): void;
}

/** One client's life from its open transport to its end. */
export interface HubClient<Identity> extends HubConnection<Identity> {
  /** null until the handshake. */
  readonly protocol: HubProtocol | null;
  /** Milliseconds since it was last heard. */
  silence(): number;
  /** Sends what its protocol has written, or cuts the client off when too much waits for it. */
  send(data: Uint8Array): void;
  close(reason: HubCloseReason): void;
  cut(): void;
  /** Pings, and ends what is silent or never shakes hands; to be called often. */
  sweep(): void;
}

/** Takes over an open transport. */
export function createClient<Identity>(
  { id, identity }: HubConnection<Identity>,
  transport: HubTransport,
  context: ClientContext<Identity>,
): HubClient<Identity> {
  const { limits, log, now } = context;
  const openedAt = now();
  const rate = createMessageRate(limits.messagesPerSecond, openedAt);
  let heardAt = openedAt;
  let sentAt = openedAt;
  let spoken: { readonly protocol: HubProtocol; readonly calls: Calls } | null = null;
  let handshake: Uint8Array = new Uint8Array();
  let isEnding = false;

  const end = (): void => {
    isEnding = true;
    transport.end();
  };
  const cut = (): void => {
    isEnding = true;
    transport.cut();
  };
  const isTooSlow = (): boolean => {
    if (transport.bufferedBytes <= limits.sendBufferBytes) return false;
    log.warn({ connection: id, waiting: transport.bufferedBytes }, 'hub client is too slow and is cut off');
    cut();
    return true;
  };
  const send = (data: Uint8Array, whenSent?: () => void): void => {
    if (isEnding || isTooSlow()) {
      whenSent?.();
      return;
    }
    sentAt = now();
    transport.send(data, spoken?.protocol.format ?? 'Text', whenSent);
  };
  const close = (reason: HubCloseReason): void => {
    if (isEnding) return;
    if (spoken) send(spoken.protocol.write({ type: 'close', ...reason }));
    end();
  };
  const fail = (error: string): void => {
    log.info({ connection: id, error }, 'hub client is closed');
    close({ error, allowReconnect: true });
  };

  /* A stream waits with its next item while half of what may wait does. */
  const answer = (by: HubProtocol, message: ServerMessage): Promise<void> => {
    const data = by.write(message);
    return new Promise((resolve) => {
      send(data, resolve);
      if (transport.bufferedBytes <= limits.sendBufferBytes / 2) resolve();
    });
  };
  const takeAll = (data: Uint8Array, by: HubProtocol, calls: Calls): void => {
    try {
      for (const message of by.parse(data, limits.messageBytes)) {
        if (!rate.take(now())) fail(`More than ${limits.messagesPerSecond} messages in a second.`);
        else if (message.type === 'close') end();
        else calls.take(message);
        if (isEnding) return;
      }
    } catch (error) {
      fail(error instanceof ProtocolError ? error.message : 'A message could not be read.');
    }
  };
  const shakeHands = (data: Uint8Array): void => {
    handshake = Buffer.concat([handshake, data]);
    const read = readHandshake(handshake, context.protocols, transport.formats);
    if (read.kind === 'incomplete') return;
    handshake = new Uint8Array();
    if (read.kind === 'refused') {
      log.info({ connection: id, error: read.error }, 'hub handshake is refused');
      send(writeHandshake(read.error));
      end();
      return;
    }
    const { protocol, rest } = read;
    const { methods } = context;
    const calls = createCalls(
      { id, identity },
      { methods, limits, log, answer: (message) => answer(protocol, message) },
    );
    spoken = { protocol, calls };
    send(writeHandshake());
    context.onReady(client);
    takeAll(rest, protocol, calls);
  };

  const client: HubClient<Identity> = {
    id,
    identity,
    get protocol() {
      return spoken?.protocol ?? null;
    },
    silence: () => now() - heardAt,
    send,
    close,
    cut,
    sweep: () => {
      if (!spoken && now() - openedAt >= limits.handshakeMs) cut();
      else if (now() - heardAt >= limits.silenceMs) {
        fail(`No message for ${Math.round(limits.silenceMs / 1000)} s.`);
        /* whoever is that silent does not answer a goodbye either */
        cut();
      } else if (spoken && now() - sentAt >= limits.pingMs) {
        sentAt = now();
        if (transport.keepAlive) transport.keepAlive();
        else send(spoken.protocol.write({ type: 'ping' }));
      }
    },
  };

  transport.listen({
    onHeard: () => {
      heardAt = now();
    },
    onMessage: (data) => {
      if (isEnding) return;
      heardAt = now();
      if (spoken) takeAll(data, spoken.protocol, spoken.calls);
      else shakeHands(data);
    },
    onClosed: () => {
      isEnding = true;
      spoken?.calls.stop();
      context.onGone(client, spoken !== null);
    },
  });
  return client;
}
