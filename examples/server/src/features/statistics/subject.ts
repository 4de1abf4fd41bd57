import { and, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../auth/scope.ts';
import { event, location, route, schedulerItem } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { Period } from '../event/period.ts';
import { visibleTo } from '../event/visible-events.ts';

/** Whose checks, events and routes are counted; 0 and missing stand for all. */
export interface Subject {
  readonly idCompany?: number | undefined;
  readonly idLocation?: number | undefined;
  readonly idUser?: number | undefined;
}

const within = (column: PgColumn, { from, to }: Period): SQL | undefined => and(gte(column, from), lt(column, to));
const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

/* C10: a group narrows to its companies, and no company at all means all of them. */
function inGroup(column: PgColumn, { companyIds }: Scope): SQL | undefined {
  return companyIds.length === 0 ? undefined : inArray(column, [...companyIds]);
}

/** Planned items that start in a period, for a statement over `scheduler_item` joined with its `location`. */
export function checksOf(subject: Subject, scope: Scope, period: Period): SQL {
  return all(
    eq(schedulerItem.tenantId, scope.tenantId),
    isNull(schedulerItem.deletedAt),
    within(schedulerItem.startsAt, period),
    subject.idUser ? eq(schedulerItem.userId, subject.idUser) : undefined,
    subject.idLocation ? eq(schedulerItem.locationId, subject.idLocation) : undefined,
    subject.idCompany ? eq(location.companyId, subject.idCompany) : undefined,
    inGroup(location.companyId, scope),
  );
}

/** Events of a period, for a statement over `event`; drills and deleted ones are left out (C9). */
export function eventsOf(subject: Subject, scope: Scope, period: Period): SQL {
  return all(
    eq(event.tenantId, scope.tenantId),
    isNull(event.deletedAt),
    eq(event.isDrill, false),
    within(event.occurredAt, period),
    subject.idUser ? eq(event.userId, subject.idUser) : undefined,
    subject.idLocation ? eq(event.locationId, subject.idLocation) : undefined,
    subject.idCompany ? eq(event.companyId, subject.idCompany) : undefined,
    visibleTo(scope),
  );
}

/** Events that statistics count: what went wrong, and who called for help (C9). An index holds these and no others. */
export const countedEvents: SQL = inArray(
  event.typeCode,
  (['NotMoving', 'NotConnected', 'GuardPanic', 'Exception'] as const).map(eventTypeCode),
);

/** Routes that overlap a period, for a statement over `route`. */
export function routesOf(subject: Subject, scope: Scope, { from, to }: Period): SQL {
  return all(
    eq(route.tenantId, scope.tenantId),
    isNull(route.deletedAt),
    lt(route.startsAt, to),
    gt(route.endsAt, from),
    subject.idUser ? eq(route.userId, subject.idUser) : undefined,
    subject.idCompany ? eq(route.companyId, subject.idCompany) : undefined,
    inGroup(route.companyId, scope),
  );
}
