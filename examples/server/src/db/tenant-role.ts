import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { UnusableDatabaseError } from './database-error.ts';
import { tenantRole } from './postgres-scope.ts';

const role = sql.raw(tenantRole);

/* Two databases of one cluster may make it at the same time. */
const makeRole = sql`
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`;

/*
 * Every table with row-level security and no other. The audit log is not changed but for the emptying of what it says
 * about a person, and a tenant's own row keeps what no transaction of its own has to write (C11).
 */
const grantTables = sql`
  do $$ declare
    name regclass;
  begin
    grant usage on schema public to ${role};
    for name in
      select oid::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
        and not has_table_privilege('${role}', oid, 'select')
    loop
      execute format('grant select, insert, update, delete on %s to ${role}', name);
    end loop;
    revoke insert, update, delete on tenant from ${role};
    grant update (change_seq, audit_head) on tenant to ${role};
    revoke update on audit from ${role};
    grant update (before, after) on audit to ${role};
  end $$`;

/**
 * Makes the role in whose place a tenant's statements run, and gives it what they need, each time the server starts: a
 * restored copy brings the policies and not the role. Throws UnusableDatabaseError when it may not.
 */
export async function prepareTenantRole(db: Database): Promise<void> {
  try {
    await db.execute(makeRole);
    const [found] = (
      await db.execute<{ may_enter: boolean }>(sql`
        select pg_has_role(current_user, '${role}',
          case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as may_enter`)
    ).rows;
    if (!found?.may_enter) await db.execute(sql`grant ${role} to current_user`);
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new UnusableDatabaseError(
      `The user of DATABASE_URL cannot use the role ${tenantRole}${why}; have an administrator of PostgreSQL run ` +
        `'create role ${tenantRole} nologin; grant ${tenantRole} to <that user>'`,
    );
  }
  await db.execute(grantTables);
}
