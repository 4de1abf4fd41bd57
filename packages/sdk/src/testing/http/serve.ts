import type { BackendState } from '../state/backend-state.ts';
import { type Asked, answer } from './answer.ts';
import type { Reply } from './call.ts';
import { findRoute } from './read-request.ts';
import { type FieldError, Refusal } from './refusal.ts';
import { respond, respondRefusal } from './respond.ts';

/** A failure that somebody has ordered. @internal */
export interface Failure {
  readonly status: number;
  readonly errors: readonly FieldError[];
}

/** What decides how a back end serves. @internal */
export interface Service {
  readonly state: BackendState;
  /** Only the operations of the product description. */
  readonly isDescribedOnly: boolean;
  /** The next failure of an action that was ordered; it is used up. */
  takeFailure(action: string): Failure | undefined;
}

const extensionHeaders = ['X-Change-Seq', 'X-Total-Count', 'X-Truncated', 'ETag'];

function routeOf({ isDescribedOnly, takeFailure }: Service, method: string, pathname: string): Asked['route'] {
  const route = findRoute(method, pathname);
  if (!route || (isDescribedOnly && route.operation.isExtension)) {
    throw new Refusal(404, 'There is no such address here');
  }
  const failure = takeFailure(route.operation.action);
  if (failure) throw new Refusal(failure.status, 'The test has ordered this failure', { errors: failure.errors });
  return route;
}

/** Answers one request; what was refused has written nothing. @internal */
export function serve(service: Service, request: Request, text: string): Response {
  const { state, isDescribedOnly } = service;
  const requestId = request.headers.get('x-request-id') ?? `test-request-${state.next()}`;
  const reply: Reply = {
    status: null,
    headers: new Headers({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store' }),
  };
  const { pathname, searchParams } = new URL(request.url);
  try {
    const route = routeOf(service, request.method, pathname);
    const query = Object.fromEntries(searchParams);
    const body = answer(state, { route, query, headers: request.headers, text }, reply);
    if (isDescribedOnly) for (const name of extensionHeaders) reply.headers.delete(name);
    return respond(reply, body);
  } catch (error) {
    /* Anything else is a fault of the test back end and must not look like an answer. */
    if (!(error instanceof Refusal)) throw error;
    return respondRefusal({ ...reply, headers: new Headers(reply.headers) }, error);
  }
}
