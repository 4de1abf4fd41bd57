import { fromInstant } from '@patrolkit/sdk/model';
import { changeSeq } from '../../db/change-seq.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { readInstant } from '../event/period.ts';
import { positionsAt, tracksFrom } from './location-history.ts';

/** Operations of tag UserLocation that look back. */
export function locationHistoryFeature(_services: Services): Feature {
  return {
    scoped: {
      userLocation_getForDateTime: async ({ scope, repository, query, reply }) => {
        reply.header('X-Change-Seq', await changeSeq(repository));
        const at = readInstant('dateTimeFrom', query.dateTimeFrom);
        if (!query.showGpsTrack) {
          const positions = await positionsAt(repository, scope, at);
          reply.header('X-Total-Count', positions.length);
          return positions;
        }
        const { points, total, to } = await tracksFrom(repository, scope, at);
        /* C13: who has looked at whose track over which span; nothing is answered that is not written down. */
        await repository.write(async (writer) =>
          writer.audit({
            action: 'track.read',
            entity: 'position',
            id: null,
            after: {
              userIds: [...new Set(points.map(({ idUser }) => idUser))].sort((a, b) => a - b),
              from: fromInstant(at),
              to: fromInstant(to),
            },
          }),
        );
        reply.header('X-Total-Count', total);
        if (total > points.length) reply.header('X-Truncated', 'true');
        return points;
      },
    },
  };
}
