import { one } from '../client/answers.ts';
import type { Transport } from '../client/transport.ts';
import { given } from '../model/given.ts';
import { fromInstant } from '../model/instant.ts';
import { type Statistics, statisticsFromWire } from '../model/statistics.ts';
import type { Period } from './scheduler.ts';

/** What the numbers are about; what is missing is not asked for. @public */
export interface StatisticsQuery extends Period {
  readonly companyId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly guardId?: number | undefined;
}

/** Checks and alarms in numbers. @public */
export interface StatisticsResource {
  /** Numbers of a period, by day, guard, place and hour of the week (`GET /api/Statistics`, extension). */
  get(query: StatisticsQuery): Promise<Statistics>;
}

/** @internal */
export function createStatisticsResource(transport: Transport): StatisticsResource {
  return {
    get: ({ from, to, companyId, locationId, guardId }) =>
      transport.call(
        'statistics/get',
        (http) =>
          http.GET('/api/Statistics', {
            params: {
              query: {
                startDateTime: fromInstant(from),
                endDateTime: fromInstant(to),
                ...given({ idCompany: companyId, idLocation: locationId, idUser: guardId }),
              },
            },
          }),
        one(statisticsFromWire),
      ),
  };
}
