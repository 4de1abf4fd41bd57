/**
 * Hands out a stream's items one after another, each when `send` is ready for it, until the stream or the signal ends
 * it. The stream is told that it is over in each case, and not waited for: it may hang.
 */
export async function pumpStream(
  stream: AsyncIterable<unknown>,
  signal: AbortSignal,
  send: (item: unknown) => Promise<void>,
): Promise<void> {
  const items = stream[Symbol.asyncIterator]();
  const stop = async (): Promise<void> => {
    try {
      await items.return?.();
    } catch {
      /* whoever wanted the stream has gone */
    }
  };
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      const next = await items.next();
      if (next.done || signal.aborted) return;
      await send(next.value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    void stop();
  }
}
