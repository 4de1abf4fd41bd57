import { HubError } from './hub-error.ts';

/** A stream that a client uploads to one of its calls. */
export interface Upload {
  /** What the method reads; throws a HubError when the client ends it with an error. */
  readonly items: AsyncIterable<unknown>;
  push(item: unknown): void;
  /** No more items. */
  end(error?: string): void;
}

/** Makes an upload of which at most `maxWaiting` items wait to be read: beyond that it ends with an error. */
export function createUpload(maxWaiting: number): Upload {
  const waiting: unknown[] = [];
  let failure: HubError | null = null;
  let hasEnded = false;
  let wake = (): void => {};

  const end = (error?: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    if (error !== undefined) failure = new HubError(error);
    wake();
  };
  async function* read(): AsyncGenerator<unknown> {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift();
      if (failure) throw failure;
      if (hasEnded) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    items: read(),
    push: (item) => {
      if (hasEnded) return;
      if (waiting.length >= maxWaiting) {
        waiting.length = 0;
        end(`More than ${maxWaiting} items of an upload wait to be read.`);
        return;
      }
      waiting.push(item);
      wake();
    },
    end,
  };
}
