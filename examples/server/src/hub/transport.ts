import type { TransferFormat } from './protocol.ts';

/** What a connection hears from its transport. */
export interface TransportListener {
  onMessage(data: Uint8Array): void;
  /** A sign of life that carries nothing, such as a poll. */
  onHeard(): void;
  /** Once, whoever ended it. */
  onClosed(): void;
}

/** One way of carrying data to and from a client; each is a file of its own. */
export interface HubTransport {
  /** What it can carry. */
  readonly formats: readonly TransferFormat[];
  /** Starts to hear; before, nothing is lost. */
  listen(listener: TransportListener): void;
  /** Sends data; `whenSent` is called once it has left, or never will. */
  send(data: Uint8Array, format: TransferFormat, whenSent?: () => void): void;
  /** Bytes that wait for the client. */
  readonly bufferedBytes: number;
  /** Keeps an idle line from being taken for dead, in place of the hub's pings. */
  keepAlive?(): void;
  /** Ends it after what was sent. */
  end(): void;
  /** Ends it at once. */
  cut(): void;
}

/** A transport whose client sends by requests of their own. */
export interface PostedTransport extends HubTransport {
  /** Takes what such a request has brought. */
  receive(data: Uint8Array): void;
}

/** A transport as the negotiation offers it. */
export interface TransportOffer {
  readonly transport: 'WebSockets' | 'ServerSentEvents' | 'LongPolling';
  readonly transferFormats: readonly TransferFormat[];
}
