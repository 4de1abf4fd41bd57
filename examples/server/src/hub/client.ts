import { readHandshake, writeHandshake } from './handshake.ts';
import type { HubCloseReason, HubConnection, HubLimits, HubOptions } from './hub-types.ts';
import { textOf } from './json-protocol.ts';
import { createMessageRate } from './message-rate.ts';
import type { CallMethod } from './methods.ts';
import { type HubData, type HubMessage, type HubProtocol, ProtocolError } from './protocol.ts';
import type { HubTransport } from './transport.ts';

/** What every client of a hub shares. */
export interface ClientContext<Identity> {
  readonly limits: HubLimits;
  readonly protocols: readonly HubProtocol[];
  readonly call: CallMethod<Identity>;
  readonly log: HubOptions<Identity>['log'];
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
  /** Sends ready data, or cuts the client off when too much waits for it. */
  send(data: HubData): void;
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
  let protocol: HubProtocol | null = null;
  let handshake = '';
  let isEnding = false;

  const send = (data: HubData): void => {
    if (isEnding) return;
    if (transport.bufferedBytes > limits.sendBufferBytes) {
      log.warn({ connection: id, waiting: transport.bufferedBytes }, 'hub client is too slow and is cut off');
      cut();
      return;
    }
    sentAt = now();
    transport.send(data);
  };
  const end = (): void => {
    isEnding = true;
    transport.end();
  };
  const cut = (): void => {
    isEnding = true;
    transport.cut();
  };
  const close = (reason: HubCloseReason): void => {
    if (isEnding) return;
    if (protocol) send(protocol.write({ type: 'close', ...reason }));
    end();
  };
  const fail = (error: string): void => {
    log.info({ connection: id, error }, 'hub client is closed');
    close({ error, allowReconnect: true });
  };

  const answer = (message: HubMessage & { type: 'completion' }, by: HubProtocol): void => {
    try {
      send(by.write(message));
    } catch (error) {
      log.warn({ err: error, connection: id }, 'the result of a hub method cannot be written');
      send(
        by.write({ type: 'completion', invocationId: message.invocationId, error: 'The result could not be written.' }),
      );
    }
  };
  const take = async (message: HubMessage, by: HubProtocol): Promise<void> => {
    if (message.type === 'close') end();
    if (message.type !== 'invocation' && message.type !== 'streamInvocation') return;
    const reply = await context.call({ id, identity }, message);
    if (reply?.type === 'completion') answer(reply, by);
  };
  const takeAll = (data: HubData, by: HubProtocol): void => {
    let messages: HubMessage[];
    try {
      messages = by.parse(data);
    } catch (error) {
      fail(error instanceof ProtocolError ? error.message : 'A message could not be read.');
      return;
    }
    for (const message of messages) {
      if (isEnding) return;
      if (!rate.take(now())) {
        fail(`More than ${limits.messagesPerSecond} messages in a second.`);
        return;
      }
      void take(message, by);
    }
  };
  const shakeHands = (data: HubData): void => {
    handshake += textOf(data);
    const read = readHandshake(handshake, context.protocols);
    if (read.kind === 'incomplete') return;
    handshake = '';
    send(writeHandshake(read.kind === 'refused' ? read.error : undefined));
    if (read.kind === 'refused') {
      log.info({ connection: id, error: read.error }, 'hub handshake is refused');
      end();
      return;
    }
    protocol = read.protocol;
    context.onReady(client);
    if (read.rest !== '') takeAll(read.rest, protocol);
  };

  const client: HubClient<Identity> = {
    id,
    identity,
    get protocol() {
      return protocol;
    },
    silence: () => now() - heardAt,
    send,
    close,
    cut,
    sweep: () => {
      if (!protocol && now() - openedAt >= limits.handshakeMs) cut();
      else if (now() - heardAt >= limits.silenceMs) {
        fail(`No message for ${Math.round(limits.silenceMs / 1000)} s.`);
        /* whoever is that silent does not answer a goodbye either */
        cut();
      } else if (protocol && now() - sentAt >= limits.pingMs) send(protocol.write({ type: 'ping' }));
    },
  };

  transport.listen({
    onMessage: (data) => {
      if (isEnding) return;
      heardAt = now();
      const bytes = typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength;
      if (bytes > limits.messageBytes) fail(`The maximum message size of ${limits.messageBytes}B was exceeded.`);
      else if (protocol) takeAll(data, protocol);
      else shakeHands(data);
    },
    onClosed: () => {
      isEnding = true;
      context.onGone(client, protocol !== null);
    },
  });
  return client;
}
