import type { Wire } from '../../wire/index.ts';
import type { Reply } from './call.ts';
import type { Refusal } from './refusal.ts';

const titles: Readonly<Record<number, string>> = {
  400: 'Validation failed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Server error',
  501: 'Not implemented',
  503: 'Not available',
};

/** The answer to a request that was served; without a body 204. @internal */
export function respond({ status, headers }: Reply, body: unknown): Response {
  if (body === undefined) return new Response(null, { status: status ?? 204, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status: status ?? 200, headers });
}

/** The answer to a request that was refused: application/problem+json (A2). @internal */
export function respondRefusal({ headers }: Reply, { status, message, errors, headers: own }: Refusal): Response {
  const problem: Wire<'Problem'> = {
    type: 'about:blank',
    title: titles[status] ?? 'Refused',
    status,
    detail: message,
    requestId: headers.get('x-request-id') ?? '',
    errors: [...errors],
  };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  headers.set('content-type', 'application/problem+json');
  return new Response(JSON.stringify(problem), { status, headers });
}
