import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { changeSeq } from '../../db/change-seq.ts';
import { location } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';

function toWire(row: typeof location.$inferSelect): Wire<'Location'> {
  return {
    idLocation: row.id,
    name: row.name,
    latitude: row.latitude,
    longitude: row.longitude,
    idCompany: row.companyId,
    idRisk: row.riskId,
    idCity: row.cityId,
    address: row.address,
    active: row.isActive,
    version: row.version,
  };
}

/** Operations of tag Location. */
export function locationFeature(): Feature {
  return {
    scoped: {
      location_getAll: async ({ scope, repository, reply }) => {
        reply.header('X-Change-Seq', await changeSeq(repository));
        const inScope = scope.companyIds.length > 0 ? inArray(location.companyId, [...scope.companyIds]) : undefined;
        const where = and(isNull(location.deletedAt), inScope);
        const rows = await repository.rows(location, where, { orderBy: [asc(location.name), asc(location.id)] });
        reply.header('X-Total-Count', rows.length);
        return rows.map(toWire);
      },
    },
  };
}
