import type { ApiError } from '../client/api-error.ts';
import { asApiError } from '../client/as-api-error.ts';
import type { PatrolClient } from '../client/create-patrol-client.ts';
import { nextRouteRefresh, type RouteRefreshOptions } from '../model/next-route-refresh.ts';
import type { PatrolRoute } from '../model/patrol-route.ts';
import { RouteState } from './route-state.ts';

/** What a route watch works with. @internal */
export interface RouteWatchOptions extends RouteRefreshOptions {
  readonly client: Pick<PatrolClient, 'route' | 'timers'>;
  /** Routes known before the first answer. */
  readonly known: readonly PatrolRoute[];
  /** Told after each answer, and after each failure. */
  onAnswer(isFresh: boolean): void;
}

/** Keeps the routes of the days around now. @internal */
export interface RouteWatch {
  start(): void;
  stop(): void;
  /** Asks at once, or again when it is asking now. */
  runNow(): void;
  /** Something that routes are made of has changed: asks once when the burst is over (S9.10). */
  changed(): void;
  readonly routes: readonly PatrolRoute[];
  /** Why the last list could not be fetched. */
  readonly error: ApiError | null;
}

const dayMs = 24 * 3_600_000;
/* S9.06, S9.07. */
const [daysBack, daysAhead] = [1, 5];
/* S9.10; a burst without an end is not waited for. */
const burstPauseMs = 3000;
const longestBurstMs = 12_000;
const retryMs = 10_000;

/** @internal */
export function createRouteWatch(options: RouteWatchOptions): RouteWatch {
  const { client, known, onAnswer, minRefreshMs, maxRefreshMs } = options;
  const { timers } = client;
  const state = new RouteState(known);
  let error: ApiError | null = null;
  let isStarted = false;
  let isRunning = false;
  let isWanted = false;
  let burstBeganAt: number | null = null;
  let cancelRefresh = (): void => {};
  let cancelBurst = (): void => {};

  const fetchRoutes = async (): Promise<void> => {
    const now = timers.now();
    try {
      state.take(await client.route.get({ from: now - daysBack * dayMs, to: now + daysAhead * dayMs }));
      error = null;
    } catch (cause) {
      error = asApiError(cause, 'route/get');
    }
    onAnswer(error === null);
  };
  const run = async (): Promise<void> => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    cancelRefresh();
    await fetchRoutes();
    isRunning = false;
    if (!isStarted) return;
    if (isWanted) return run();
    const delayMs = error ? retryMs : nextRouteRefresh(state.routes, timers.now(), { minRefreshMs, maxRefreshMs });
    cancelRefresh = timers.after(delayMs, () => void run());
  };
  const endBurst = (): void => {
    cancelBurst();
    burstBeganAt = null;
  };

  return {
    start: () => {
      isStarted = true;
      void run();
    },
    stop: () => {
      isStarted = false;
      cancelRefresh();
      endBurst();
    },
    runNow: () => {
      if (isStarted) void run();
    },
    changed: () => {
      if (!isStarted) return;
      const now = timers.now();
      burstBeganAt ??= now;
      const leftMs = Math.max(0, Math.min(burstPauseMs, burstBeganAt + longestBurstMs - now));
      cancelBurst();
      cancelBurst = timers.after(leftMs, () => {
        endBurst();
        void run();
      });
    },
    get routes() {
      return state.routes;
    },
    get error() {
      return error;
    },
  };
}
