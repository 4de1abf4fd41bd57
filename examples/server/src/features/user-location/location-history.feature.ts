import { fromInstant } from '@patrolkit/sdk/model';
import { changeSeq } from '../../db/change-seq.ts';
import type { Feature } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
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
          const all = await positionsAt(repository, scope, at);
          const positions = query.idUser ? all.filter(({ idUser }) => idUser === query.idUser) : all;
          reply.header('X-Total-Count', positions.length);
          return positions;
        }
        const until = query.dateTimeTo === undefined ? undefined : readInstant('dateTimeTo', query.dateTimeTo);
        if (until !== undefined && until < at)
          throw invalid('dateTimeTo', 'dateOrder', 'must not be before dateTimeFrom');
        const asked = { from: at, to: until, idUser: query.idUser };
        const { points, total, to } = await tracksFrom(repository, scope, asked);
        /* C13: who has looked at whose track over which span; nothing is answered that is not written down. */
        await repository.write(async (writer) =>
          writer.audit({
            action: 'track.read',
            entity: 'position',
            id: null,
            after: {
              /* Who asked for one man's track has looked for him, also when there is none. */
              userIds: query.idUser
                ? [query.idUser]
                : [...new Set(points.map(({ idUser }) => idUser))].sort((a, b) => a - b),
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
