import { HubError } from './hub-error.ts';
import type { HubConnection, HubOptions } from './hub-types.ts';
import type { HubMessage } from './protocol.ts';

type Call = Extract<HubMessage, { type: 'invocation' | 'streamInvocation' }>;

/** Runs what a client calls; null when the client expects no answer. Never rejects. */
export type CallMethod<Identity> = (connection: HubConnection<Identity>, call: Call) => Promise<HubMessage | null>;

type Settings<Identity> = Pick<HubOptions<Identity>, 'methods' | 'log'>;

/** Makes the table of methods. A map: a call named `__proto__` or `constructor` finds nothing in it. */
export function createMethods<Identity>({ methods, log }: Settings<Identity>): CallMethod<Identity> {
  const table = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));

  const run = async (connection: HubConnection<Identity>, call: Call): Promise<unknown> => {
    const method = table.get(call.target.toLowerCase());
    const name = call.target.slice(0, 100);
    if (!method) throw new HubError(`Failed to invoke '${name}' due to an error on the server. Method does not exist.`);
    if (call.type === 'streamInvocation') {
      throw new HubError(
        `The client attempted to invoke the non-streaming '${name}' method with a streaming invocation.`,
      );
    }
    if (call.hasStreams) throw new HubError(`The '${name}' method takes no upload streams.`);
    return method(connection, ...call.args);
  };

  return async (connection, call) => {
    const { invocationId } = call;
    try {
      const result = await run(connection, call);
      return invocationId === undefined ? null : { type: 'completion', invocationId, result };
    } catch (error) {
      const name = call.target.slice(0, 100);
      if (!(error instanceof HubError))
        log.warn({ err: error, connection: connection.id, method: name }, 'hub method failed');
      if (invocationId === undefined) return null;
      const text =
        error instanceof HubError ? error.message : `An unexpected error occurred invoking '${name}' on the server.`;
      return { type: 'completion', invocationId, error: text };
    }
  };
}
