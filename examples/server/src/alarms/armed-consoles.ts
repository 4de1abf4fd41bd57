import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { type OperatorAccess, policiesOf } from '../auth/policy-table.ts';
import type { Reader } from '../db/reader.ts';
import type { ArmedConsole } from './escalation-rules.ts';

const aliveMs = 45_000;

interface ConsoleRow {
  readonly role: Wire<'Role'>;
  readonly policies: string[] | null;
  readonly company_ids: number[];
}

/**
 * C12: the tenant's consoles that would sound now: signed in with event.confirm, last heard of within 45 s, their last
 * word about sound `on`. A poll and an open hub connection count as use of their session, in whatever process.
 * @param now milliseconds since 1970
 */
export async function armedConsoles(
  reader: Reader,
  operatorAccess: OperatorAccess,
  now: number,
): Promise<ArmedConsole[]> {
  const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
  /* Nobody was heard of in the future: times ahead of a clock that was set back count as little as old ones. */
  const isRecent = sql`between ${instant(now - aliveMs)} and ${instant(now + aliveMs)}`;
  const rows = await reader.query<ConsoleRow>(
    (tenantId) => sql`
      select u.role, p.policies, coalesce(g.company_ids, '[]'::jsonb) as company_ids
      from console_state c
      join session s on s.tenant_id = c.tenant_id and s.id = c.session_id
      join user_account u on u.tenant_id = c.tenant_id and u.id = s.user_id
      left join user_group g on g.tenant_id = c.tenant_id and g.id = u.group_id
      left join role_policy p on p.tenant_id = c.tenant_id and p.role = u.role
      where c.tenant_id = ${tenantId} and c.sound = 'on' and u.is_active
        and s.revoked_at is null and s.expires_at > ${instant(now)}
        and (s.last_used_at ${isRecent} or c.at ${isRecent})`,
  );
  return rows
    .filter(({ role, policies }) => policiesOf(role, operatorAccess, policies).includes('event.confirm'))
    .map(({ company_ids: companyIds }) => ({ companyIds }));
}
