import type { Wire } from '@patrolkit/sdk/wire';

/** One refused field. */
export type FieldError = Wire<'FieldError'>;

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
  503: 'Not available',
};

/** A refusal that the client may know: status, fields and one sentence. Thrown by every part of the server. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    detail: string,
    errors: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The body of a refusal, application/problem+json. */
export function problemBody(
  status: number,
  requestId: string,
  detail: string,
  errors: readonly FieldError[] = [],
): Wire<'Problem'> {
  return { type: 'about:blank', title: titles[status] ?? 'Refused', status, detail, requestId, errors: [...errors] };
}

/** 404: an id nobody has, or of a row of another tenant. */
export function notFound(what: string): ProblemError {
  return new ProblemError(404, `${what} does not exist`);
}

/** 400 for one field. */
export function invalid(field: string, code: string, message: string): ProblemError {
  return new ProblemError(400, `${field}: ${message}`, [{ field, code, message }]);
}

/** 403 for a policy the caller lacks. */
export function forbidden(policy: string): ProblemError {
  return new ProblemError(403, `The policy ${policy} is needed`, [
    { field: 'policy', code: 'forbidden', message: policy },
  ]);
}
