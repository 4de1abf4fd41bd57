import type { Wire } from '../wire/index.ts';

/** What went wrong with a call. @public */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'unreadable';

/** What an {@link ApiError} is made of. @public */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** The operation's name in error texts, `x-action` of openapi.yaml, such as `event/confirm`. */
  readonly action: string;
  /** HTTP status; 0 when no answer came. */
  readonly status?: number | undefined;
  /** Path that was asked, without host and query. */
  readonly path?: string | undefined;
  readonly problem?: Wire<'Problem'> | undefined;
  /** Seconds the server asks to wait (Retry-After). */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of this package: every rejected call rejects with it.
 * `message` says what happened and to which action, in English, for logs; screens translate by `kind` and `status`.
 * @public
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly action: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's id of the request, to find it in its log; '' when there is none. */
  readonly requestId: string;
  /** Fields the server refused, each with its reason. */
  readonly fieldErrors: readonly Wire<'FieldError'>[];
  /** The server's name of the failure; '' when there is none. */
  readonly title: string;
  /** The server's explanation; '' when there is none. */
  readonly detail: string;
  readonly retryAfterSeconds: number | null;
  /** Path that was asked, without host and query; '' when no answer came. */
  readonly path: string;

  constructor(details: ApiErrorDetails) {
    const { kind, action, status = 0, problem } = details;
    super(messageOf(kind, action, status, problem), { cause: details.cause });
    this.kind = kind;
    this.action = action;
    this.status = status;
    this.requestId = problem?.requestId ?? '';
    this.fieldErrors = problem?.errors ?? [];
    this.title = problem?.title ?? '';
    this.detail = problem?.detail ?? '';
    this.path = details.path ?? '';
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  /** `field::message` lines, as part 8 of the product description shows them; the action when no field is named. */
  get lines(): string {
    if (this.fieldErrors.length === 0) return this.action;
    return this.fieldErrors.map((error) => `${error.field}::${error.message}`).join('\n');
  }

  /** Whether the server did not answer at all. */
  get isUnanswered(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }
}

function messageOf(kind: ApiErrorKind, action: string, status: number, problem: Wire<'Problem'> | undefined): string {
  switch (kind) {
    case 'http':
      return `${action} failed with HTTP ${status}${problem?.title ? `: ${problem.title}` : ''}`;
    case 'network':
      return `${action} failed: the server could not be reached`;
    case 'timeout':
      return `${action} failed: the server did not answer in time`;
    case 'aborted':
      return `${action} was aborted`;
    case 'unreadable':
      return `${action} failed: the answer could not be read`;
  }
}
