import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { contactSlot, location, route, schedulerItem, user } from '../../db/schema.ts';
import type { Period } from '../event/period.ts';
import { checksOf, routesOf, type Subject } from '../statistics/subject.ts';

/** A guard with a line of his own. */
export interface ReportGuard {
  readonly id: number;
  readonly name: string;
  /** false for one who has left. */
  readonly isActive: boolean;
}

const iso = (at: number): string => new Date(at).toISOString();

/* Asked for each user by an index that begins with him, instead of for all rows of a long period. */
const isAny = (rows: SQL): SQL => sql`(${rows} limit 1) is not null`;

/* Who was planned on a place or a route that the question and the caller's group are about. */
function isPlanned(subject: Subject, scope: Scope, period: Period): SQL | undefined {
  return or(
    isAny(sql`select 1 from ${route} where ${route.userId} = ${user.id} and ${routesOf(subject, scope, period)}`),
    isAny(sql`
      select 1 from ${schedulerItem}
      join ${location} on ${location.tenantId} = ${scope.tenantId} and ${location.id} = ${schedulerItem.locationId}
      where ${schedulerItem.userId} = ${user.id} and ${checksOf(subject, scope, period)}`),
  );
}

/* Who has left in the meantime still belongs into the report on the time when he was there. */
function wasThere(subject: Subject, scope: Scope, period: Period): SQL | undefined {
  return or(
    and(eq(user.role, 'Guard'), eq(user.isActive, true)),
    isAny(sql`
      select 1 from ${contactSlot} where ${contactSlot.tenantId} = ${scope.tenantId} and ${contactSlot.userId} = ${user.id}
        and ${contactSlot.slotAt} >= ${iso(period.from)}::timestamptz and ${contactSlot.slotAt} < ${iso(period.to)}::timestamptz`),
    isPlanned(subject, scope, period),
  );
}

/**
 * Guards of a report by name: those who are active now or were heard or planned in the period. A company, like a
 * caller's group (C10), narrows them to those who are planned on its places or routes in the period.
 */
export async function reportGuards(
  reader: Reader,
  subject: Subject,
  scope: Scope,
  period: Period,
): Promise<ReportGuard[]> {
  const isNarrow = Boolean(subject.idCompany) || scope.companyIds.length > 0;
  const where = and(
    subject.idUser ? eq(user.id, subject.idUser) : undefined,
    isNarrow ? isPlanned(subject, scope, period) : wasThere(subject, scope, period),
  );
  const rows = await reader.rows(user, where);
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'hr') || a.id - b.id);
}
