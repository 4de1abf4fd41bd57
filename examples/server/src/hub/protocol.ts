/** A call of a method, whatever its encoding. */
export interface HubCall {
  /** A streaming call asks for a stream of results. */
  readonly type: 'invocation' | 'streamInvocation';
  /** What its answer is to carry; undefined when the client waits for none. */
  readonly invocationId: string | undefined;
  readonly target: string;
  readonly args: readonly unknown[];
  /** Ids of the streams that the client uploads to it, in the order of the method's. */
  readonly streamIds: readonly string[];
}

/** What clients send. */
export type ClientMessage =
  | HubCall
  /** An item of an upload. */
  | { readonly type: 'streamItem'; readonly invocationId: string; readonly item: unknown }
  /** The end of an upload. */
  | { readonly type: 'completion'; readonly invocationId: string; readonly error?: string | undefined }
  /** The end of the client's interest in a stream of results. */
  | { readonly type: 'cancelInvocation'; readonly invocationId: string }
  | { readonly type: 'ping' }
  | { readonly type: 'close' }
  /** Kinds that ask nothing of this hub: acknowledgements, what later versions add. */
  | { readonly type: 'other' };

/** What the hub sends. */
export type ServerMessage =
  | { readonly type: 'invocation'; readonly target: string; readonly args: readonly unknown[] }
  | { readonly type: 'streamItem'; readonly invocationId: string; readonly item: unknown }
  | {
      readonly type: 'completion';
      readonly invocationId: string;
      readonly result?: unknown;
      readonly error?: string | undefined;
    }
  | { readonly type: 'ping' }
  | { readonly type: 'close'; readonly error?: string | undefined; readonly allowReconnect?: boolean | undefined };

/** The protocol's numbers of the kinds of messages, alike in every encoding. */
export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const;

/** What a transport must be able to carry for a protocol. */
export type TransferFormat = 'Text' | 'Binary';

/** One encoding of hub messages; each is a file of its own. */
export interface HubProtocol {
  /** As the handshake names it. */
  readonly name: string;
  /** Versions of the handshake that are accepted: 2 differs by stateful reconnect alone, which is never offered. */
  readonly versions: readonly number[];
  readonly format: TransferFormat;
  /**
   * Reads the messages of one transport message one after another; a ProtocolError when the next cannot be read or is
   * longer than `maxBytes`.
   */
  parse(data: Uint8Array, maxBytes: number): Iterable<ClientMessage>;
  /** Writes one message; throws when a value cannot be written. */
  write(message: ServerMessage): Uint8Array;
}

/** Data that is no hub message; its text may reach the client. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** The refusal of a message over the limit, in ASP.NET Core's words. */
export function tooLong(maxBytes: number): ProtocolError {
  return new ProtocolError(`The maximum message size of ${maxBytes}B was exceeded.`);
}
