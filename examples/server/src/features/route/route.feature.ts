import { changeSeq } from '../../db/change-seq.ts';
import { route } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { overlapping } from '../../planning/overlapping.ts';
import { askedPeriod } from '../../planning/period.ts';
import { wireRoutes } from '../../planning/route-rows.ts';
import type { Services } from '../../services.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { live } from '../master-data/live.ts';
import { routeEntity } from './route-entity.ts';
import { saveRoute } from './save-route.ts';
import { visibleRoutes } from './visible-routes.ts';

const longestPeriodDays = 400;
const maxRows = 50_000;

/** Operations of tag Route. */
export function routeFeature({ clock }: Services): Feature {
  return {
    scoped: {
      route_get: async ({ query, repository, reply, scope }) => {
        const where = live(route, overlapping(route, askedPeriod(query, longestPeriodDays)), visibleRoutes(scope));
        reply.header('X-Change-Seq', await changeSeq(repository));
        const routes = await wireRoutes(repository, where, clock.now(), maxRows);
        const total = routes.length < maxRows ? routes.length : await repository.count(route, where);
        reply.header('X-Total-Count', total);
        if (total > routes.length) reply.header('X-Truncated', 'true');
        return routes;
      },
      route_save: (call) => saveRoute(call, clock.now()),
      route_delete: async ({ params: { id }, repository, scope }) => {
        const where = visibleRoutes(scope);
        await repository.write((writer) => deleteRow(writer, routeEntity, { id, at: clock.now(), where }));
        return undefined;
      },
    },
  };
}
