import { ProblemError } from '../../http/problem.ts';

/** The part of a request that can carry a condition. */
export interface ConditionalRequest {
  readonly headers: { readonly 'if-match'?: string | undefined };
}

/** Refuses with 412 when `If-Match` names another version than the newest; without the header the last write wins (A1). */
export function checkVersion({ headers }: ConditionalRequest, version: number): void {
  const condition = headers['if-match'];
  if (condition === undefined) return;
  const known = condition.split(',').map((tag) => tag.trim());
  if (known.includes('*') || known.includes(`"${version}"`)) return;
  throw new ProblemError(412, `Somebody has changed this meanwhile; its version is ${version} now`);
}
