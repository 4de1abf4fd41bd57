import { ApiError } from './api-error.ts';

/** What was thrown while an action was under way, as the one error of this package. @internal */
export function asApiError(cause: unknown, action: string): ApiError {
  return cause instanceof ApiError ? cause : new ApiError({ kind: 'unreadable', action, cause });
}
