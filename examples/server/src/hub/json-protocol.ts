import {
  type ClientMessage,
  type HubProtocol,
  messageTypes,
  ProtocolError,
  type ServerMessage,
  tooLong,
} from './protocol.ts';

/** Ends each JSON frame. */
export const recordSeparator = 0x1e;

const decoder = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();
type Frame = ReadonlyMap<string, unknown>;

/** A JSON object's own fields; throws a ProtocolError for anything else. */
export function parseFrame(data: Uint8Array): Frame {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(data));
  } catch {
    throw new ProtocolError('A frame is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError('A frame is not a JSON object.');
  }
  return new Map(Object.entries(value));
}

/** A value as one JSON frame; throws when it cannot be written. */
export function writeFrame(value: object): Uint8Array {
  return encoder.encode(`${JSON.stringify(value)}\u001e`);
}

function textField(frame: Frame, name: string): string {
  const value = frame.get(name);
  if (typeof value !== 'string') throw new ProtocolError(`'${name}' must be a text.`);
  return value;
}

function call(frame: Frame, type: 'invocation' | 'streamInvocation'): ClientMessage {
  const args: unknown = frame.get('arguments');
  if (!Array.isArray(args)) throw new ProtocolError("'arguments' must be an array.");
  const streamIds: unknown = frame.get('streamIds') ?? [];
  if (!Array.isArray(streamIds) || !streamIds.every((id) => typeof id === 'string')) {
    throw new ProtocolError("'streamIds' must be an array of texts.");
  }
  const isAnswered = type === 'streamInvocation' || (frame.get('invocationId') ?? null) !== null;
  const invocationId = isAnswered ? textField(frame, 'invocationId') : undefined;
  return { type, invocationId, target: textField(frame, 'target'), args, streamIds };
}

function messageOf(frame: Frame): ClientMessage {
  switch (frame.get('type')) {
    case messageTypes.invocation:
      return call(frame, 'invocation');
    case messageTypes.streamInvocation:
      return call(frame, 'streamInvocation');
    case messageTypes.streamItem:
      return { type: 'streamItem', invocationId: textField(frame, 'invocationId'), item: frame.get('item') };
    case messageTypes.completion: {
      const error = (frame.get('error') ?? null) === null ? undefined : textField(frame, 'error');
      return { type: 'completion', invocationId: textField(frame, 'invocationId'), error };
    }
    case messageTypes.cancelInvocation:
      return { type: 'cancelInvocation', invocationId: textField(frame, 'invocationId') };
    case messageTypes.ping:
      return { type: 'ping' };
    case messageTypes.close:
      return { type: 'close' };
    default:
      if (typeof frame.get('type') !== 'number') throw new ProtocolError("'type' must be a number.");
      return { type: 'other' };
  }
}

function fieldsOf(message: ServerMessage): object {
  const type = messageTypes[message.type];
  switch (message.type) {
    case 'invocation':
      return { type, target: message.target, arguments: message.args };
    case 'streamItem':
      /* a client closes on an item that is missing */
      return { type, invocationId: message.invocationId, item: message.item ?? null };
    case 'completion': {
      const { invocationId, error, result } = message;
      return { type, invocationId, ...(error === undefined ? { result } : { error }) };
    }
    case 'close':
      return { type, error: message.error, allowReconnect: message.allowReconnect };
    case 'ping':
      return { type };
  }
}

/** JSON text, one frame a message, each ended by 0x1E. */
export const jsonProtocol: HubProtocol = {
  name: 'json',
  versions: [1, 2],
  format: 'Text',
  parse: function* (data, maxBytes) {
    for (let start = 0; start < data.length; ) {
      const end = data.indexOf(recordSeparator, start);
      if ((end < 0 ? data.length : end + 1) - start > maxBytes) throw tooLong(maxBytes);
      if (end < 0) throw new ProtocolError('A frame is not complete.');
      yield messageOf(parseFrame(data.subarray(start, end)));
      start = end + 1;
    }
  },
  write: (message) => writeFrame(fieldsOf(message)),
};
