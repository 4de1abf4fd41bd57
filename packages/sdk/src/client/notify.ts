/**
 * Calls everyone who listens. One that throws does not keep the others, or whoever tells them, from going on:
 * its error is reported as the platform reports uncaught ones.
 * @internal
 */
export function notify<Args extends readonly unknown[]>(
  listeners: Iterable<(...args: Args) => void>,
  ...args: Args
): void {
  for (const listener of [...listeners]) {
    try {
      listener(...args);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
