import { HubError } from './hub-error.ts';
import type { HubMethod, HubMethodDeclaration } from './hub-types.ts';
import type { HubCall } from './protocol.ts';

/** What clients may call, by name in any case. */
export interface MethodTable<Identity> {
  /** The method of a call; throws a HubError when there is none or it is called in a way that it does not take. */
  find(call: HubCall): HubMethodDeclaration<Identity>;
}

/** Makes the table of methods. A map: a call named `__proto__` or `constructor` finds nothing in it. */
export function createMethods<Identity>(methods: Readonly<Record<string, HubMethod<Identity>>>): MethodTable<Identity> {
  const table = new Map<string, HubMethodDeclaration<Identity>>(
    Object.entries(methods).map(([name, method]) => [
      name.toLowerCase(),
      typeof method === 'function' ? { type: 'call', run: method } : method,
    ]),
  );
  return {
    find: ({ type, target, streamIds }) => {
      const method = table.get(target.toLowerCase());
      const name = shortName(target);
      if (!method) {
        throw new HubError(`Failed to invoke '${name}' due to an error on the server. Method does not exist.`);
      }
      if (method.type === 'stream' && type === 'invocation') {
        throw new HubError(
          `The client attempted to invoke the streaming '${name}' method with a non-streaming invocation.`,
        );
      }
      if (method.type === 'call' && type === 'streamInvocation') {
        throw new HubError(
          `The client attempted to invoke the non-streaming '${name}' method with a streaming invocation.`,
        );
      }
      const { uploads = 0 } = method;
      if (streamIds.length !== uploads) {
        throw new HubError(`The '${name}' method takes ${uploads === 0 ? 'no' : uploads} upload streams.`);
      }
      return method;
    },
  };
}

/** A method's name as far as it is repeated in texts. */
export function shortName(target: string): string {
  return target.slice(0, 100);
}
