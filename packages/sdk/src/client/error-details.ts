import { ApiError, type ApiErrorDetails } from './api-error.ts';

/** An error as plain data, to make the same one of it in another window; its cause stays here. @internal */
export function detailsOf(error: ApiError | null): ApiErrorDetails | null {
  if (!error) return null;
  const { kind, action, status, path, title, detail, requestId, fieldErrors, retryAfterSeconds } = error;
  const problem = { title, status, detail, requestId, errors: [...fieldErrors] };
  return { kind, action, status, path, problem, retryAfterSeconds: retryAfterSeconds ?? undefined };
}

/** The error of its details; the known one when it is the same. @internal */
export function errorOf(details: ApiErrorDetails | null, known: ApiError | null): ApiError | null {
  if (!details) return null;
  return JSON.stringify(details) === JSON.stringify(detailsOf(known)) ? known : new ApiError(details);
}
