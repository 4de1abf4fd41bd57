import { type SQL, sql } from 'drizzle-orm';
import type { partnerToken, user } from '../db/schema.ts';

/** A session that is not revoked, and who has it. */
export interface SessionRow {
  readonly id: number;
  readonly tenant_id: number;
  /** Milliseconds since 1970, as the next one. */
  readonly expires_at: number;
  last_used_at: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly role: (typeof user.$inferSelect)['role'];
  /** Of his user group; null without one. */
  readonly company_ids: number[] | null;
  /** What the tenant has given his role; null for the pre-set ones. */
  readonly policies: string[] | null;
  /** What a partner's token is limited to; null for people. */
  readonly partner: Pick<
    typeof partnerToken.$inferSelect,
    'companyIds' | 'locationIds' | 'hiddenFields' | 'policies'
  > | null;
}

/** The statement that finds sessions of active users; every request asks it, so it takes what is needed and no more. */
export const sessionsWhere = (condition: SQL): SQL => sql`
  select s.id::float8 as id, s.tenant_id::float8 as tenant_id,
    (extract(epoch from s.expires_at) * 1000)::float8 as expires_at,
    (extract(epoch from s.last_used_at) * 1000)::float8 as last_used_at,
    u.id::float8 as user_id, u.name as user_name, u.role,
    (select g.company_ids from user_group g where g.tenant_id = u.tenant_id and g.id = u.group_id) as company_ids,
    (select p.policies from role_policy p where p.tenant_id = u.tenant_id and p.role = u.role) as policies,
    case when u.is_partner then (
      select json_build_object('companyIds', t.company_ids, 'locationIds', t.location_ids,
        'hiddenFields', t.hidden_fields, 'policies', t.policies)
      from partner_token t where t.tenant_id = u.tenant_id and t.user_id = u.id and t.revoked_at is null) end as partner
  from session s join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_active
  where s.revoked_at is null and ${condition}`;
