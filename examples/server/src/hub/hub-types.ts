import type { FastifyPluginAsync } from 'fastify';

/** One client that has shaken hands. */
export interface HubConnection<Identity> {
  /** Public id, told to the client at negotiation; no secret. */
  readonly id: string;
  /** What `authenticate` answered for it. */
  readonly identity: Identity;
}

/** Bounds of every connection. */
export interface HubLimits {
  /** Longest message from a client, in bytes. @default 32768 */
  messageBytes: number;
  /** Messages a client may send in a second; pings count. @default 20 */
  messagesPerSecond: number;
  /** Bytes waiting for a slow client before it is cut off. @default 1048576 */
  sendBufferBytes: number;
  /** Time from negotiation to connecting and from connecting to the handshake. @default 15000 */
  handshakeMs: number;
  /** A connection that has been sent nothing for so long gets a ping. @default 15000 */
  pingMs: number;
  /** A client that has sent nothing for so long is closed. @default 30000 */
  silenceMs: number;
  /** Connections and negotiations at once of all identities with the same `keyOf`. @default 10 */
  connectionsPerKey: number;
}

/** Time as the hub sees it; must not jump when the wall clock does. */
export interface HubClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs something again and again; answers how to end that. */
  every(milliseconds: number, run: () => void): () => void;
}

/** Who asks to connect. */
export interface HubRequest {
  /** From `Authorization: Bearer`, else from the query's access_token; null when there is none. */
  token: string | null;
  query: URLSearchParams;
  /** `negotiate` comes first, unless the client skips it; a single-use token is used up by `connect`. */
  phase: 'negotiate' | 'connect';
}

/** What a hub is made of. */
export interface HubOptions<Identity> {
  /** Path of the hub, e.g. `/guardHub`; matched in any case. */
  path: string;
  /** Answers who it is, or null for 401. A rejection is answered 500. */
  authenticate(request: HubRequest): Promise<Identity | null>;
  /**
   * What clients may call, by name (matched in any case, as in ASP.NET Core). A result or the value of a promise goes
   * back to the caller; of what is thrown only the text of a HubError does.
   */
  methods: Record<string, (connection: HubConnection<Identity>, ...args: unknown[]) => unknown>;
  onConnected?: (connection: HubConnection<Identity>) => void;
  onDisconnected?: (connection: HubConnection<Identity>) => void;
  /** Origins of browsers that may connect, exact; the hub's own origin always may. */
  allowedOrigins: readonly string[];
  log: { info(o: object, m: string): void; warn(o: object, m: string): void };
  limits?: Partial<HubLimits>;
  /** Which identities share `connectionsPerKey`; an id negotiated under one key cannot be used under another. */
  keyOf?: (identity: Identity) => string;
  /** @default performance.now and setInterval */
  clock?: HubClock;
}

/** A running hub. */
export interface Hub<Identity> {
  /** Adds the hub to a Fastify app; register it without a wrapper, since its body parser is its own. */
  plugin: FastifyPluginAsync;
  /** Every client that has shaken hands. */
  connections(): Iterable<HubConnection<Identity>>;
  /** Calls `target` on every client that `where` picks; the message is serialised once. */
  send(where: (identity: Identity) => boolean, target: string, ...args: unknown[]): void;
  /** Closes what `where` picks, with a Close message; without allowReconnect clients do not come back by themselves. */
  close(where: (identity: Identity) => boolean, options?: HubCloseReason): void;
  /** Closes everything with leave to reconnect and takes nothing new; resolves when all sockets are gone. */
  stop(): Promise<void>;
}

/** How a connection is closed. */
export interface HubCloseReason {
  /** Told to the client. */
  error?: string;
  /** @default false */
  allowReconnect?: boolean;
}
