import { sql } from 'drizzle-orm';
import { changeSeq } from '../../db/change-seq.ts';
import type { Reader } from '../../db/reader.ts';
import type { Feature } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import { lastPositions } from './last-positions.ts';
import { newestPositions } from './newest-positions.ts';

/* Number of the newest change, and the time of the newest position, milliseconds since 1970; null without any. */
async function readNewest(reader: Reader): Promise<{ readonly seq: number; readonly latest: number | null }> {
  const [found] = await reader.query<{ seq: number; latest: number | null }>(
    (tenantId) => sql`
      select change_seq::float8 as seq, (
        select (extract(epoch from max(recorded_at)) * 1000)::float8 from last_position where tenant_id = ${tenantId}
      ) as latest
      from tenant where id = ${tenantId}`,
  );
  return found ?? { seq: 0, latest: null };
}

/** Operations of tag UserLocation. */
export function userLocationFeature(): Feature {
  return {
    scoped: {
      userLocation_getAll: async ({ scope, repository, reply }) => {
        reply.header('X-Change-Seq', await changeSeq(repository));
        const positions = await lastPositions(repository, scope);
        reply.header('X-Total-Count', positions.length);
        return positions;
      },
      userLocation_getLast: async ({ scope, repository, params, reply }) => {
        if (params.n < 1 || params.n > 100) throw invalid('n', 'maximum', 'must be from 1 to 100');
        const { seq, latest } = await readNewest(repository);
        reply.header('X-Change-Seq', seq);
        const positions = latest === null ? [] : await newestPositions(repository, scope, params.n, latest);
        reply.header('X-Total-Count', positions.length);
        return positions;
      },
    },
  };
}
