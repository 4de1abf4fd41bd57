import { ApiError } from '../services/api-error.ts';

/** What the server refused, as texts by field; null when it refused something else than fields. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> | null {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) return null;
  if (error.fieldErrors.length === 0) return null;
  return Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]));
}
