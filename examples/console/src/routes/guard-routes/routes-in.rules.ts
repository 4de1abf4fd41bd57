import type { PatrolRoute } from '@patrolkit/sdk/model';
import type { ReportFilter } from '../../filters/report-filter.ts';

/** The routes of a guard and a company, where they are chosen. */
export function routesIn(
  routes: readonly PatrolRoute[],
  { guardId, companyId }: Pick<ReportFilter, 'guardId' | 'companyId'>,
): readonly PatrolRoute[] {
  return routes.filter(
    (route) => (guardId === null || route.guardId === guardId) && (companyId === null || route.companyId === companyId),
  );
}
