import { changeSeq } from '../../db/change-seq.ts';
import type { Feature } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import { lastPositions, newestPositions } from './position-rows.ts';

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
        reply.header('X-Change-Seq', await changeSeq(repository));
        const positions = await newestPositions(repository, scope, params.n);
        reply.header('X-Total-Count', positions.length);
        return positions;
      },
    },
  };
}
