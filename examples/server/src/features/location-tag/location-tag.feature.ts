import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { changeSeq } from '../../db/change-seq.ts';
import { locationTag } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

function toWire(row: typeof locationTag.$inferSelect): Wire<'LocationTag'> {
  return {
    idLocationTag: row.id,
    idLocation: row.locationId,
    tag: row.tag,
    name: row.name,
    idCategory: row.categoryId,
    latitude: row.latitude,
    longitude: row.longitude,
    radiusMeters: row.radiusMeters,
    version: row.version,
  };
}

/* C10: a group sees the tags of its companies' locations. */
function inScope(scope: Scope): SQL | undefined {
  if (scope.companyIds.length === 0) return undefined;
  const companies = JSON.stringify(scope.companyIds);
  return inArray(
    locationTag.locationId,
    sql`(select l.id from location l where l.tenant_id = ${scope.tenantId}
      and l.company_id in (select c::bigint from jsonb_array_elements_text(${companies}::jsonb) as c))`,
  );
}

/** Operations of tag LocationTag. */
export function locationTagFeature(): Feature {
  return {
    scoped: {
      locationTag_getAll: async ({ scope, repository, query, reply }) => {
        reply.header('X-Change-Seq', await changeSeq(repository));
        const where = and(
          isNull(locationTag.deletedAt),
          query.idLocation ? eq(locationTag.locationId, query.idLocation) : undefined,
          inScope(scope),
        );
        const rows = await repository.rows(locationTag, where, {
          orderBy: [asc(locationTag.name), asc(locationTag.id)],
        });
        reply.header('X-Total-Count', rows.length);
        return rows.map(toWire);
      },
      locationTag_getById: async ({ scope, repository, params }) => {
        const isIt = and(eq(locationTag.id, params.id), isNull(locationTag.deletedAt), inScope(scope));
        const row = isIt && (await repository.first(locationTag, isIt));
        if (!row) throw notFound(`Location tag ${params.id}`);
        return toWire(row);
      },
    },
  };
}
