import createFetchClient, { type Client } from 'openapi-fetch';
import type { Session } from '../model/session.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { platformTimers, type Timers } from '../timers/timers.ts';
import type { paths, Wire } from '../wire/index.ts';
import { ApiError } from './api-error.ts';
import type { PatrolClientOptions } from './options.ts';
import { createRenewal } from './renewal.ts';
import { retrySafe } from './retry-safe.ts';

/** What openapi-fetch answers, as far as it is used here. */
interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The one way to the back end: adds the token, limits the time, and turns every failure into an {@link ApiError}. @internal */
export interface Transport {
  /** Sends one call and answers what `read` makes of it; what cannot be read rejects like any other failure. */
  call<Data, Result>(
    action: string,
    send: (http: Client<paths>) => Promise<Answer<Data>>,
    read: (received: Received<Data>) => Result,
  ): Promise<Result>;
}

/** A body with what travelled beside it. @internal */
export interface Received<Data> {
  readonly data: Data;
  readonly headers: Headers;
  readonly status: number;
}

/** Makes the transport of a client. @internal */
export function createTransport(options: PatrolClientOptions, session: SessionKeeper): Transport {
  const {
    fetch = (request: Request) => globalThis.fetch(request),
    timeoutMs = 8000,
    timers = platformTimers,
  } = options;
  const http = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => fetchWithin(timers, timeoutMs, retrySafe(fetch, timers), request),
  });
  const renew = createRenewal(session, options.freshToken);
  http.use({
    onRequest: ({ request }) => {
      const token = session.current()?.token;
      if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
  });
  /* Another window may have renewed the session, or ended it, and its word may still be on its way. */
  const isReplaced = (before: Session): boolean => {
    session.reload();
    const current = session.current();
    return current !== null && current.token !== before.token && current.userId === before.userId;
  };
  return {
    call: async (action, send, read) => {
      const before = session.current();
      let token = before?.token;
      const attempt = () =>
        send(http).catch((cause: unknown) => {
          throw failureOf(action, cause);
        });
      let answer = await attempt();
      if (answer.response.status === 401 && before && (isReplaced(before) || (await renew(before.token)))) {
        token = session.current()?.token;
        answer = await attempt();
      }
      const { response } = answer;
      if (response.ok || response.status === 304) {
        return readOrFail(action, () => {
          // 204 and 304 have no body: their Data is undefined in the schema
          const data = answer.data as NonNullable<typeof answer.data>;
          return read({ data, headers: response.headers, status: response.status });
        });
      }
      /* A 401 ends the session it was asked with, not one that began meanwhile (S8: 401 leads to the sign-in page). */
      if (response.status === 401 && token && token === session.current()?.token) session.end('unauthorised');
      throw new ApiError({
        kind: 'http',
        action,
        status: response.status,
        path: pathOf(response.url),
        problem: problemOf(answer.error),
        retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
      });
    },
  };
}

/* A response of a host's own fetch may have no address. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;

function readOrFail<Result>(action: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', action, cause });
  }
}

async function fetchWithin(
  timers: Timers,
  timeoutMs: number,
  fetch: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const controller = new AbortController();
  const cancel = timers.after(timeoutMs, () => controller.abort(new DOMException('timed out', 'TimeoutError')));
  try {
    const response = await fetch(
      new Request(request, { signal: AbortSignal.any([request.signal, controller.signal]) }),
    );
    /* The limit holds for the body too: one that never ends would hold up every later poll. */
    const body = await response.arrayBuffer();
    const read = new Response(hasNoBody(response.status) ? null : body, response);
    /* A new Response has no address of its own. */
    return Object.defineProperty(read, 'url', { value: response.url || request.url });
  } finally {
    cancel();
  }
}

function failureOf(action: string, cause: unknown): ApiError {
  if (cause instanceof SyntaxError) return new ApiError({ kind: 'unreadable', action, cause });
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new ApiError({ kind: 'timeout', action, cause });
  }
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return new ApiError({ kind: 'aborted', action, cause });
  }
  return new ApiError({ kind: 'network', action, cause });
}

function problemOf(error: unknown): Wire<'Problem'> | undefined {
  if (typeof error !== 'object' || error === null || !('title' in error)) return undefined;
  return error as Wire<'Problem'>; // the contract's error body; a foreign one has no title
}
