import type { Role } from '@patrolkit/sdk/model';
import type { TextId } from '../../services/texts.ts';

/** The roles a person may have; '' for none yet. */
export const roles: readonly Role[] = ['Guard', 'Operator', 'Administrator', ''];

/** Text of a role. */
export function roleTextId(role: Role): TextId {
  return role === '' ? 'console.role.none' : `console.role.${role}`;
}
