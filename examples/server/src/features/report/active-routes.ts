import { ROUTE_ACTIVE } from '@patrolkit/sdk/model';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { wireRoutes } from '../../planning/route-rows.ts';
import { routesOf, type Subject } from '../statistics/subject.ts';

/* More than any company has under way at one time. */
const maxRoutes = 10_000;

/** When the active route of each guard ends, by his id, ISO 8601: the last one that has code 10 now (C5). */
export async function activeRoutes(
  reader: Reader,
  subject: Subject,
  scope: Scope,
  now: number,
): Promise<Map<number, string>> {
  const underWay = routesOf(subject, scope, { from: now, to: now + 1 });
  const routes = await wireRoutes(reader, underWay, now, maxRoutes);
  const active = routes.filter((route) => route.eventTypeEnumCode === ROUTE_ACTIVE);
  const byEnd = active.toSorted((a, b) => (a.endDateTime < b.endDateTime ? -1 : 1));
  return new Map(byEnd.map((route) => [route.idUser, route.endDateTime]));
}
