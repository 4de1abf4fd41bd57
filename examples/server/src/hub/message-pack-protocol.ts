import { decode, encode } from '@msgpack/msgpack';
import { checkBounds } from './message-pack-bounds.ts';
import { readFrames, writeFrame } from './message-pack-frame.ts';
import { type ClientMessage, type HubProtocol, messageTypes, ProtocolError, type ServerMessage } from './protocol.ts';

const resultKinds = { error: 1, nothing: 2, value: 3 } as const;
const noHeaders = {};

function valuesOf(frame: Uint8Array): readonly unknown[] {
  checkBounds(frame);
  let values: unknown;
  try {
    values = decode(frame);
  } catch {
    throw new ProtocolError('A frame is not MessagePack.');
  }
  if (!Array.isArray(values)) throw new ProtocolError('A frame is not an array.');
  return values;
}

function textAt(values: readonly unknown[], index: number, name: string): string {
  const value = values[index];
  if (typeof value !== 'string') throw new ProtocolError(`'${name}' must be a text.`);
  return value;
}

function call(values: readonly unknown[], type: 'invocation' | 'streamInvocation'): ClientMessage {
  const args = values[4];
  if (!Array.isArray(args)) throw new ProtocolError("'arguments' must be an array.");
  const streamIds: unknown = values[5] ?? [];
  if (!Array.isArray(streamIds) || !streamIds.every((id) => typeof id === 'string')) {
    throw new ProtocolError("'streamIds' must be an array of texts.");
  }
  const isAnswered = type === 'streamInvocation' || (values[2] ?? null) !== null;
  const invocationId = isAnswered ? textAt(values, 2, 'invocationId') : undefined;
  return { type, invocationId, target: textAt(values, 3, 'target'), args, streamIds };
}

/* Second after the type are headers, which nothing here uses. */
function messageOf(values: readonly unknown[]): ClientMessage {
  switch (values[0]) {
    case messageTypes.invocation:
      return call(values, 'invocation');
    case messageTypes.streamInvocation:
      return call(values, 'streamInvocation');
    case messageTypes.streamItem:
      return { type: 'streamItem', invocationId: textAt(values, 2, 'invocationId'), item: values[3] };
    case messageTypes.completion: {
      const error = values[3] === resultKinds.error ? textAt(values, 4, 'error') : undefined;
      return { type: 'completion', invocationId: textAt(values, 2, 'invocationId'), error };
    }
    case messageTypes.cancelInvocation:
      return { type: 'cancelInvocation', invocationId: textAt(values, 2, 'invocationId') };
    case messageTypes.ping:
      return { type: 'ping' };
    case messageTypes.close:
      return { type: 'close' };
    default:
      if (typeof values[0] !== 'number') throw new ProtocolError("'type' must be a number.");
      return { type: 'other' };
  }
}

function arrayOf(message: ServerMessage): readonly unknown[] {
  const type = messageTypes[message.type];
  switch (message.type) {
    case 'invocation':
      /* the empty list of streams is what ASP.NET Core writes; older clients count on it */
      return [type, noHeaders, null, message.target, message.args, []];
    case 'streamItem':
      return [type, noHeaders, message.invocationId, message.item];
    case 'completion': {
      const { invocationId, error, result } = message;
      if (error !== undefined) return [type, noHeaders, invocationId, resultKinds.error, error];
      if (result === undefined) return [type, noHeaders, invocationId, resultKinds.nothing];
      return [type, noHeaders, invocationId, resultKinds.value, result];
    }
    case 'close':
      return [type, message.error ?? null, message.allowReconnect ?? false];
    case 'ping':
      return [type];
  }
}

/** MessagePack arrays, each led by its length; members without a value are left out, as JSON does. */
export const messagePackProtocol: HubProtocol = {
  name: 'messagepack',
  versions: [1, 2],
  format: 'Binary',
  parse: function* (data, maxBytes) {
    for (const frame of readFrames(data, maxBytes)) yield messageOf(valuesOf(frame));
  },
  write: (message) => writeFrame(encode(arrayOf(message), { ignoreUndefined: true })),
};
