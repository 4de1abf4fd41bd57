import type { HubData } from './protocol.ts';

/** What a connection hears from its transport. */
export interface TransportListener {
  onMessage(data: HubData): void;
  /** Once, whoever ended it. */
  onClosed(): void;
}

/** One way of carrying data to and from a client; each is a file of its own. */
export interface HubTransport {
  /** Starts to hear; before, nothing is lost. */
  listen(listener: TransportListener): void;
  send(data: HubData): void;
  /** Bytes that wait for the client. */
  readonly bufferedBytes: number;
  /** Ends it after what was sent. */
  end(): void;
  /** Ends it at once. */
  cut(): void;
}

/** A transport as the negotiation offers it. */
export interface TransportOffer {
  readonly transport: 'WebSockets' | 'ServerSentEvents' | 'LongPolling';
  readonly transferFormats: readonly ('Text' | 'Binary')[];
}
