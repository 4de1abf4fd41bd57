import type { Timers } from '../timers/timers.ts';

type Fetch = (request: Request) => Promise<Response>;

const pauseMs = 300;
/* What a proxy says while the server behind it starts again. */
const passing = [502, 503, 504];

/* A repeat must not do something twice: reading does nothing, and the server knows a keyed request again. */
const isSafe = ({ method, headers }: Request): boolean => method === 'GET' || headers.has('Idempotency-Key');

/**
 * Tries once more what may be tried twice, when no answer came or a proxy answered for the server. A request that
 * was given up, by its caller or by its time limit, is not sent again.
 * @internal
 */
export function retrySafe(fetch: Fetch, timers: Timers): Fetch {
  const pause = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const cancel = timers.after(pauseMs, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason);
      });
    });
  return async (request) => {
    if (!isSafe(request)) return fetch(request);
    const again = request.clone();
    try {
      const response = await fetch(request);
      if (!passing.includes(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (request.signal.aborted) throw error;
    }
    await pause(request.signal);
    return fetch(again);
  };
}
