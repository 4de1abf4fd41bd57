import { parseIdList } from '@patrolkit/sdk/model';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { roles } from '../../auth/policy-table.ts';
import { policiesInTenant } from '../../auth/role-policies.ts';
import type { Scope } from '../../auth/scope.ts';
import { idSet } from '../../db/id-set.ts';
import type { Reader } from '../../db/reader.ts';
import { event, user, userGroup } from '../../db/schema.ts';
import { invalid } from '../../http/problem.ts';
import type { EventRow } from '../event/event-to-wire.ts';
import { visibleTo } from '../event/visible-events.ts';
import { partnerPeople } from '../partner-token/partner-people.ts';

type UserRow = typeof user.$inferSelect;

/* Whether the pre-set Operator reaches further says nothing about the dashboard, which is his in any case. */
async function watchingRoles(reader: Reader): Promise<(typeof roles)[number][]> {
  const watching: (typeof roles)[number][] = [];
  for (const role of roles) {
    if ((await policiesInTenant(reader, role, 'policy')).includes('dashboard.view')) watching.push(role);
  }
  return watching;
}

/* C10: nobody is told of an event that a list would not show him. */
async function canSee(
  reader: Reader,
  { id }: EventRow,
  person: UserRow,
  companyIds: readonly number[],
): Promise<boolean> {
  if (companyIds.length === 0) return true;
  const scope: Scope = {
    tenantId: person.tenantId,
    userId: person.id,
    userName: person.name,
    role: person.role,
    policies: [],
    companyIds,
    sessionId: null,
  };
  return (await reader.count(event, and(eq(event.id, id), visibleTo(scope)))) > 0;
}

/**
 * C8: whom a comment reaches, in the order of their ids: the event's guard and all active supervisors who see the
 * event, without its author.
 */
export async function commentRecipients(reader: Reader, about: EventRow, authorId: number): Promise<number[]> {
  const isGuard = eq(user.id, about.userId ?? 0);
  const isMeant = or(inArray(user.role, await watchingRoles(reader)), isGuard);
  const people = await reader.rows(user, and(eq(user.isActive, true), isMeant), { orderBy: [sql`${user.id}`] });
  const groups = await reader.rows(userGroup);
  const recipients: number[] = [];
  for (const person of people) {
    const companyIds = groups.find(({ id }) => id === person.groupId)?.companyIds ?? [];
    const isTold = person.id === about.userId || (await canSee(reader, about, person, companyIds));
    if (isTold && person.id !== authorId) recipients.push(person.id);
  }
  return recipients;
}

/**
 * C8: whom a message names, each once, in the given order; `''` is nobody. Throws 400 on `sendTo` for who is not an
 * active user of the tenant, and for whom a partner does not know.
 */
export async function chosenRecipients(reader: Reader, scope: Scope, sendTo: string): Promise<number[]> {
  const ids = [...new Set(parseIdList(sendTo) ?? [0])];
  const known = await reader.query<{ id: number }>(
    (tenantId) => sql`
      select id::float8 as id from user_account
      where tenant_id = ${tenantId} and is_active
        and id in ${idSet(ids)} and ${partnerPeople(scope) ?? sql`true`}`,
  );
  const unknown = ids.filter((id) => !known.some((row) => row.id === id));
  if (unknown.length > 0)
    throw invalid('sendTo', 'unknownReference', `unknown recipient ${unknown.slice(0, 10).join(', ')}`);
  return ids;
}
