import { each, nothing, one } from '../client/answers.ts';
import type { BackEnd } from '../client/back-end.ts';
import type { EventReader } from '../client/event-reader.ts';
import { pageOf } from '../client/page.ts';
import { saveHeaders } from '../client/save-options.ts';
import type { Received, Transport } from '../client/transport.ts';
import { eventCommentFromWire, supervisorMessageToWire } from '../model/event-comment.ts';
import { eventImageFromWire, eventReportRowFromWire, eventReportRowOf } from '../model/event-report.ts';
import type { EventTypes } from '../model/event-type.ts';
import { given } from '../model/given.ts';
import { fromInstant } from '../model/instant.ts';
import { type PatrolEvent, patrolEventFromWire } from '../model/patrol-event.ts';
import type { Wire } from '../wire/index.ts';
import type { ConfirmOutcome, EventList, EventResource, EventSearchQuery } from './event.types.ts';

/** @internal */
export function createEventResource(
  transport: Transport,
  types: EventTypes,
  reader: EventReader,
  backEnd: BackEnd,
): EventResource {
  const listOf = ({ data, headers, status }: Received<Wire<'Event'>[]>): EventList => {
    const seq = headers.get('x-change-seq');
    return {
      events: status === 304 ? [] : reader.readAll(data),
      changeSeq: seq === null ? null : Number(seq),
      etag: headers.get('etag'),
      isUnchanged: status === 304,
    };
  };
  const confirm: EventResource['confirm'] = (eventId) =>
    transport.call(
      'event/confirm',
      (http) => http.POST('/api/Event/ConfirmEvent/{idEvent}', { params: { path: { idEvent: eventId } } }),
      ({ data }) => patrolEventFromWire(data, types),
    );
  const search: EventResource['search'] = ({ from, to, ...filters }) =>
    transport.call(
      'event/search',
      (http) =>
        http.GET('/api/Event/Search', {
          params: {
            query: { dateTimeStart: fromInstant(from), dateTimeEnd: fromInstant(to), ...filtersToWire(filters) },
          },
        }),
      pageOf(reader.read),
    );
  /* A described report knows neither company nor category, and would answer as if none had been chosen. */
  const takesFilters = async ({ companyId, categoryId }: EventSearchQuery): Promise<boolean> => {
    const features = [...(companyId ? ['reportCompany'] : []), ...(categoryId ? ['reportCategory'] : [])];
    if (features.some((name) => backEnd.hasFeature(name) === null)) await backEnd.load();
    return features.every((name) => backEnd.hasFeature(name) !== false);
  };
  const reportBySearch: EventResource['report'] = async ({ checkpointId, ...query }) => {
    const { rows, ...page } = await search(query);
    const wanted = checkpointId ? rows.filter((event) => event.checkpointId === checkpointId) : rows;
    return { ...page, rows: wanted.map(eventReportRowOf) };
  };
  const eventOf = ({ data }: Received<Wire<'Event'>>): PatrolEvent => patrolEventFromWire(data, types);
  return {
    getLast: (query = {}) => {
      const { guardId = 0, numberOfHours = 500, numberOfEvents = 500, showGpsTrack = false, knownEtag } = query;
      return transport.call(
        'event/getLastEvents',
        (http) =>
          http.GET('/api/Event/GetLastEvents/{id}', {
            params: {
              path: { id: guardId },
              query: { showGpsTrack, numberOfEvents, numberOfHours },
              header: knownEtag ? { 'If-None-Match': knownEtag } : {},
            },
            /* The browser's own cache would answer a 304 with its copy as 200. */
            cache: 'no-store',
          }),
        listOf,
      );
    },
    getOpenAlarms: () => transport.call('event/openAlarms', (http) => http.GET('/api/Event/OpenAlarms'), listOf),
    confirm,
    confirmAll: (eventIds) =>
      Promise.all(
        eventIds.map((eventId) =>
          confirm(eventId).then(
            (event): ConfirmOutcome => ({ eventId, ok: true, event }),
            (error: unknown): ConfirmOutcome => ({ eventId, ok: false, error }),
          ),
        ),
      ),
    claim: (eventId, { takeOver } = {}) =>
      transport.call(
        'event/claim',
        (http) =>
          http.POST('/api/Event/Claim/{idEvent}', {
            params: { path: { idEvent: eventId }, query: given({ takeOver }) },
          }),
        eventOf,
      ),
    release: (eventId) =>
      transport.call(
        'event/release',
        (http) => http.POST('/api/Event/Release/{idEvent}', { params: { path: { idEvent: eventId } } }),
        eventOf,
      ),
    change: ({ eventId, source, description, comment }, options) =>
      transport.call(
        'event/change',
        (http) =>
          http.POST('/api/Event/ChangeEventSourceComment', {
            body: { idEvent: eventId, source, description, comment },
            headers: saveHeaders(options),
          }),
        eventOf,
      ),
    delete: (eventId) =>
      transport.call(
        'event/delete',
        (http) => http.DELETE('/api/Event/{idEvent}', { params: { path: { idEvent: eventId } } }),
        nothing,
      ),
    getImages: (eventId) =>
      transport.call(
        'event/images',
        (http) => http.GET('/api/Event/Images/{idEvent}', { params: { path: { idEvent: eventId } } }),
        each(eventImageFromWire),
      ),
    report: async (query) => {
      if (!(await takesFilters(query))) return reportBySearch(query);
      const { from, to, ...filters } = query;
      return transport.call(
        'event/report',
        (http) =>
          http.GET('/api/event/Report', {
            params: {
              query: { startDateTime: fromInstant(from), endDateTime: fromInstant(to), ...filtersToWire(filters) },
            },
          }),
        pageOf((row: Wire<'EventReportRow'>) => eventReportRowFromWire(row, reader.read)),
      );
    },
    search,
    sendComment: (eventId, text, options) =>
      transport.call(
        'event/sendComment',
        (http) =>
          http.POST('/api/Event/SendComment', {
            body: { comment: text, idEvent: eventId, ...given({ clientMessageId: options?.clientMessageId }) },
          }),
        one(eventCommentFromWire),
      ),
    sendMessage: (message, options) =>
      transport.call(
        'event/sendIntervention',
        (http) =>
          http.POST('/api/Event/SendIntervention', {
            body: { ...supervisorMessageToWire(message), ...given({ clientMessageId: options?.clientMessageId }) },
          }),
        one(eventCommentFromWire),
      ),
    trace: (traces) =>
      transport.call(
        'event/alarmTrace',
        (http) =>
          http.POST('/api/Event/AlarmTrace', {
            body: traces.map(({ eventId, isShown, isSounding }) => ({
              idEvent: eventId,
              shown: isShown,
              sounding: isSounding,
            })),
          }),
        nothing,
      ),
    drill: (guardId) =>
      transport.call('event/drill', (http) => http.POST('/api/Event/Drill', { body: { idUser: guardId } }), eventOf),
  };
}

function filtersToWire({
  companyId,
  locationId,
  checkpointId,
  categoryId,
  guardId,
}: Omit<EventSearchQuery, 'from' | 'to'>) {
  return given({
    idCompany: companyId,
    idLocation: locationId,
    idLocationTag: checkpointId,
    idCategory: categoryId,
    idUser: guardId,
  });
}
