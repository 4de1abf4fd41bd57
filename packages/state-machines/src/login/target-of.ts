import { isSupervisor } from '@patrolkit/sdk/model';
import type { LoginTarget } from './login.types.ts';

/**
 * Where a user of this role goes after signing in: a supervisor to `/` (S2.42), one without a role yet (`''`) to
 * `/user` (S2.43); null, missing and every other role nowhere: the sign-in is refused (K7).
 * @public
 */
export function targetOf(role: string | null | undefined): LoginTarget | null {
  if (isSupervisor(role)) return '/';
  return role === '' ? '/user' : null;
}
