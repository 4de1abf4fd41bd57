import { type HubData, type HubMessage, type HubProtocol, ProtocolError } from './protocol.ts';

/** Ends each JSON frame. */
export const recordSeparator = '\u001e';

const types = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const;

/** A transport's data as text. */
export function textOf(data: HubData): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data);
}

/** A JSON object's own fields; throws a ProtocolError for anything else. */
export function parseFrame(frame: string): ReadonlyMap<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    throw new ProtocolError('A frame is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError('A frame is not a JSON object.');
  }
  return new Map(Object.entries(value));
}

function textField(frame: ReadonlyMap<string, unknown>, name: string): string {
  const value = frame.get(name);
  if (typeof value !== 'string') throw new ProtocolError(`'${name}' must be a text.`);
  return value;
}

function invocation(frame: ReadonlyMap<string, unknown>): HubMessage {
  const args: unknown = frame.get('arguments');
  if (!Array.isArray(args)) throw new ProtocolError("'arguments' must be an array.");
  const streams: unknown = frame.get('streamIds');
  const hasStreams = Array.isArray(streams) && streams.length > 0;
  const call = { type: 'invocation', target: textField(frame, 'target'), args, hasStreams } as const;
  const isAnswered = frame.get('invocationId') !== undefined && frame.get('invocationId') !== null;
  return isAnswered ? { ...call, invocationId: textField(frame, 'invocationId') } : call;
}

function messageOf(frame: ReadonlyMap<string, unknown>): HubMessage {
  switch (frame.get('type')) {
    case types.invocation:
      return invocation(frame);
    case types.streamInvocation:
      return {
        type: 'streamInvocation',
        invocationId: textField(frame, 'invocationId'),
        target: textField(frame, 'target'),
      };
    case types.ping:
      return { type: 'ping' };
    case types.close:
      return { type: 'close' };
    default:
      if (typeof frame.get('type') !== 'number') throw new ProtocolError("'type' must be a number.");
      return { type: 'other' };
  }
}

function fieldsOf(message: HubMessage): object {
  switch (message.type) {
    case 'invocation':
      return {
        type: types.invocation,
        invocationId: message.invocationId,
        target: message.target,
        arguments: message.args,
      };
    case 'streamInvocation':
      return {
        type: types.streamInvocation,
        invocationId: message.invocationId,
        target: message.target,
        arguments: [],
      };
    case 'completion': {
      const { invocationId, error, result } = message;
      return { type: types.completion, invocationId, ...(error === undefined ? { result } : { error }) };
    }
    case 'close':
      return { type: types.close, error: message.error, allowReconnect: message.allowReconnect };
    default:
      return { type: types.ping };
  }
}

/** JSON text, one frame a message, each ended by 0x1E. */
export const jsonProtocol: HubProtocol = {
  name: 'json',
  versions: [1, 2],
  parse: (data) => {
    const frames = textOf(data).split(recordSeparator);
    if (frames.pop() !== '') throw new ProtocolError('A frame is not complete.');
    return frames.map((frame) => messageOf(parseFrame(frame)));
  },
  write: (message) => JSON.stringify(fieldsOf(message)) + recordSeparator,
};
