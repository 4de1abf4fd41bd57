/** What travels through a hub, whatever its encoding. */
export type HubMessage =
  | {
      readonly type: 'invocation';
      readonly invocationId?: string;
      readonly target: string;
      readonly args: readonly unknown[];
      readonly hasStreams?: boolean;
    }
  | { readonly type: 'streamInvocation'; readonly invocationId: string; readonly target: string }
  | { readonly type: 'completion'; readonly invocationId: string; readonly result?: unknown; readonly error?: string }
  | { readonly type: 'ping' }
  | { readonly type: 'close'; readonly error?: string; readonly allowReconnect?: boolean }
  /** Kinds that ask nothing of this hub: stream items, cancellations, acknowledgements, what later versions add. */
  | { readonly type: 'other' };

/** Data as a transport carries it. */
export type HubData = string | Uint8Array;

/** One encoding of hub messages; each is a file of its own. */
export interface HubProtocol {
  /** As the handshake names it. */
  readonly name: string;
  /** Versions of the handshake that are accepted: 2 differs by stateful reconnect alone, which is never offered. */
  readonly versions: readonly number[];
  /** Reads all messages of one transport message; throws a ProtocolError when they cannot be read. */
  parse(data: HubData): HubMessage[];
  /** Writes one message; throws when a value cannot be written. */
  write(message: HubMessage): HubData;
}

/** Data that is no hub message; its text may reach the client. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}
