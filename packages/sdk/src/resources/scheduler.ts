import { each } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type Page, pageOf } from '../client/page.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { SchedulerNews } from '../client/scheduler-news.ts';
import type { Transport } from '../client/transport.ts';
import { given } from '../model/given.ts';
import { fromInstant } from '../model/instant.ts';
import {
  type Occurrence,
  type OccurrenceDay,
  occurrenceDayFromWire,
  occurrenceFromWire,
  occurrenceToWire,
} from '../model/occurrence.ts';

/** A period, milliseconds since 1970: `from` included, `to` not. @public */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Which occurrences to search; what is missing is not asked for. @public */
export interface OccurrenceQuery extends Period {
  readonly guardId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly checkpointId?: number | undefined;
}

/** Planned checks. @public */
export interface SchedulerResource {
  /** Occurrences that overlap a period of at most 400 days, at most 50,000 (`GET /api/Scheduler/GetSchedulers`). */
  get(period: Period): Promise<Page<Occurrence>>;
  /** As `get`, of one guard, place or checkpoint (`GET /api/Scheduler/Search`). */
  search(query: OccurrenceQuery): Promise<Page<Occurrence>>;
  /** Checks per local day, whatever their number (`GET /api/Scheduler/Days`, extension `schedulerDays`). */
  getDays(
    query: Omit<OccurrenceQuery, 'checkpointId'> & { readonly by?: 'guard' | 'location' | undefined },
  ): Promise<OccurrenceDay[]>;
  /** Creates (occurrenceId 0) or changes one and answers it as saved; moving one that was read rejects with 409 (`POST /api/Scheduler`). */
  save(occurrence: Occurrence, options?: SaveOptions): Promise<Occurrence>;
  /** Deletes one (`DELETE /api/Scheduler/{id}`). */
  delete(occurrenceId: number): Promise<void>;
}

const periodToWire = ({ from, to }: Period) => ({ startDateTime: fromInstant(from), endDateTime: fromInstant(to) });

/** @internal */
export function createSchedulerResource(transport: Transport, news: Pick<SchedulerNews, 'tell'>): SchedulerResource {
  return {
    get: (period) =>
      transport.call(
        'scheduler/get',
        (http) => http.GET('/api/Scheduler/GetSchedulers', { params: { query: periodToWire(period) } }),
        pageOf(occurrenceFromWire),
      ),
    search: ({ guardId, locationId, checkpointId, ...period }) =>
      transport.call(
        'scheduler/search',
        (http) =>
          http.GET('/api/Scheduler/Search', {
            params: {
              query: {
                ...periodToWire(period),
                ...given({ idUser: guardId, idLocation: locationId, idLocationTag: checkpointId }),
              },
            },
          }),
        pageOf(occurrenceFromWire),
      ),
    getDays: ({ guardId, locationId, by, ...period }) =>
      transport.call(
        'scheduler/days',
        (http) =>
          http.GET('/api/Scheduler/Days', {
            params: { query: { ...periodToWire(period), ...given({ by, idUser: guardId, idLocation: locationId }) } },
          }),
        each(occurrenceDayFromWire),
      ),
    save: (occurrence, options) =>
      transport.call(
        'scheduler/save',
        (http) => http.POST('/api/Scheduler', { body: occurrenceToWire(occurrence), headers: saveHeaders(options) }),
        ({ data }) => {
          news.tell();
          return occurrenceFromWire(data);
        },
      ),
    delete: (occurrenceId) =>
      transport.call(
        'scheduler/delete',
        (http) => http.DELETE('/api/Scheduler/{id}', byId(occurrenceId)),
        () => news.tell(),
      ),
  };
}
