import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import { company, route } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { plannedPeriod } from '../../planning/period.ts';
import { requireGuard } from '../../planning/require-guard.ts';
import { wireRoutes } from '../../planning/route-rows.ts';
import { visibleCompanies } from '../company/visible-companies.ts';
import { givenOr } from '../master-data/given-or.ts';
import { refuseDuplicate } from '../master-data/refuse-duplicate.ts';
import { optionalReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import { routeEntity } from './route-entity.ts';
import { visibleRoutes } from './visible-routes.ts';

const longestDays = 31;

async function columns(
  writer: Writer,
  { body, scope }: ScopedCall<'route_save'>,
  before: typeof route.$inferSelect | null,
): Promise<NewRow<typeof route>> {
  const given = givenOr(body.idCompany, before?.companyId);
  const companyId = await optionalReference(writer, company, given, 'idCompany', 'Company', visibleCompanies(scope));
  /* Who sees some companies only would lose the route from his sight. */
  if (companyId === null && scope.companyIds.length > 0) {
    throw invalid('idCompany', 'required', 'must be one of the companies of your group');
  }
  await requireGuard(writer, body.idUser);
  return { ...plannedPeriod(body, longestDays), companyId, userId: body.idUser };
}

/** POST /api/Route: a route by hand; one of a rule stays the rule's. @param now milliseconds since 1970 */
export async function saveRoute(call: ScopedCall<'route_save'>, now: number): Promise<Wire<'Route'>> {
  const { body, repository, request, scope } = call;
  const saved = repository.write((writer) =>
    saveRow(writer, request, routeEntity, {
      id: body.idRoute,
      where: visibleRoutes(scope),
      values: (before) => columns(writer, call, before),
    }),
  );
  const message = 'The rule has another route that starts then';
  const { id } = await refuseDuplicate(saved, 'route_of_rule', 'startDateTime', message);
  const [wire] = await wireRoutes(repository, eq(route.id, id), now, 1);
  if (!wire) throw notFound(`Route ${id}`);
  return wire;
}
