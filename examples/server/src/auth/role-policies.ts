import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { rolePolicy } from '../db/schema.ts';
import { type OperatorAccess, type Policy, policiesOf } from './policy-table.ts';

/** The policies that people of a role have in the reader's tenant now. */
export async function policiesInTenant(
  reader: Reader,
  role: Wire<'Role'>,
  operatorAccess: OperatorAccess,
): Promise<readonly Policy[]> {
  const row = await reader.first(rolePolicy, eq(rolePolicy.role, role));
  return policiesOf(role, operatorAccess, row?.policies ?? null);
}
