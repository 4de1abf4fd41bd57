import { HubError } from './hub-error.ts';
import type { HubConnection, HubLimits, HubLog } from './hub-types.ts';
import { type MethodTable, shortName } from './methods.ts';
import type { ClientMessage, HubCall, ServerMessage } from './protocol.ts';
import { pumpStream } from './pump-stream.ts';
import { createUpload, type Upload } from './upload.ts';

/** The calls of one client. */
export interface Calls {
  /** Starts a call or feeds one that runs; every other kind of message does nothing. */
  take(message: ClientMessage): void;
  /** The client has gone: fires the signal of every call and ends its uploads. */
  stop(): void;
}

/** What a client's calls need around them. */
export interface CallsContext<Identity> {
  readonly methods: MethodTable<Identity>;
  readonly limits: Pick<HubLimits, 'callsAtOnce' | 'uploadItems'>;
  readonly log: HubLog;
  /** Sends an answer; resolves when the client is ready for more. Throws at once when a value cannot be written. */
  answer(message: ServerMessage): Promise<void>;
}

interface RunningCall {
  readonly abort: AbortController;
  readonly uploads: ReadonlyMap<string, Upload>;
}

type Outcome = { readonly result?: unknown } | { readonly error: string };

/** Makes the keeper of a client's calls. */
export function createCalls<Identity>(connection: HubConnection<Identity>, context: CallsContext<Identity>): Calls {
  const { limits, log } = context;
  const running = new Set<RunningCall>();
  const cancels = new Map<string, () => void>();
  const uploads = new Map<string, Upload>();

  const told = (error: unknown, { target }: HubCall, otherwise: string): Outcome => {
    if (error instanceof HubError) return { error: error.message };
    log.warn({ err: error, connection: connection.id, method: shortName(target) }, 'hub method failed');
    return { error: otherwise };
  };
  const answer = (call: HubCall, outcome: Outcome): void => {
    if (call.invocationId === undefined) return;
    const completion = { type: 'completion', invocationId: call.invocationId } as const;
    try {
      void context.answer({ ...completion, ...outcome });
    } catch (error) {
      void context.answer({ ...completion, ...told(error, call, 'The result could not be written.') });
    }
  };

  const open = ({ invocationId, streamIds }: HubCall): RunningCall => {
    if (running.size >= limits.callsAtOnce) throw new HubError(`More than ${limits.callsAtOnce} calls at once.`);
    if (invocationId !== undefined && cancels.has(invocationId)) {
      throw new HubError('The invocation ID is already in use.');
    }
    const isTaken = streamIds.some((id, index) => uploads.has(id) || streamIds.indexOf(id) !== index);
    if (isTaken) throw new HubError('A stream ID is already in use.');
    const own = new Map(streamIds.map((id) => [id, createUpload(limits.uploadItems)]));
    for (const [id, upload] of own) uploads.set(id, upload);
    const call = { abort: new AbortController(), uploads: own };
    running.add(call);
    return call;
  };
  /* Once for each call: by its own end or by being cancelled, whichever is first. */
  const settle = (call: HubCall, own: RunningCall, outcome: Outcome): void => {
    if (!running.delete(own)) return;
    if (call.type === 'streamInvocation' && call.invocationId !== undefined) cancels.delete(call.invocationId);
    for (const [id, upload] of own.uploads) {
      upload.end();
      uploads.delete(id);
    }
    answer(call, outcome);
  };

  const runStream = async (call: HubCall, own: RunningCall, stream: AsyncIterable<unknown>): Promise<Outcome> => {
    const { invocationId = '' } = call;
    try {
      await pumpStream(stream, own.abort.signal, (item) => context.answer({ type: 'streamItem', invocationId, item }));
      return {};
    } catch (error) {
      /* a source may well throw because it is cancelled, and then nobody is told */
      if (own.abort.signal.aborted) return {};
      return told(error, call, 'An error occurred on the server while streaming results.');
    }
  };
  /* Synchronous up to the method's first wait: items of its uploads may follow in the same data. */
  const run = async (call: HubCall): Promise<void> => {
    const unexpected = `An unexpected error occurred invoking '${shortName(call.target)}' on the server.`;
    let own: RunningCall | null = null;
    try {
      const method = context.methods.find(call);
      const opened = open(call);
      own = opened;
      if (method.type === 'stream' && call.invocationId !== undefined) {
        cancels.set(call.invocationId, () => {
          opened.abort.abort();
          settle(call, opened, {});
        });
      }
      const caller = {
        ...connection,
        signal: opened.abort.signal,
        uploads: [...opened.uploads.values()].map(({ items }) => items),
      };
      if (method.type === 'call') settle(call, opened, { result: await method.run(caller, ...call.args) });
      else settle(call, opened, await runStream(call, opened, await method.run(caller, ...call.args)));
    } catch (error) {
      const outcome = told(error, call, unexpected);
      if (own) settle(call, own, outcome);
      else answer(call, outcome);
    }
  };

  return {
    take: (message) => {
      if (message.type === 'invocation' || message.type === 'streamInvocation') void run(message);
      else if (message.type === 'streamItem') uploads.get(message.invocationId)?.push(message.item);
      else if (message.type === 'completion') uploads.get(message.invocationId)?.end(message.error);
      else if (message.type === 'cancelInvocation') cancels.get(message.invocationId)?.();
    },
    stop: () => {
      for (const { abort, uploads: own } of running) {
        abort.abort();
        for (const upload of own.values()) upload.end('The connection has ended.');
      }
    },
  };
}
