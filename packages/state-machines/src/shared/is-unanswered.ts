/** Whether a failed call got no answer: every error of an answer carries its HTTP status, above 0. @internal */
export function isUnanswered(error: unknown): boolean {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  return !(hasStatus && typeof error.status === 'number' && error.status > 0);
}
