import type { Received, Transport } from '../client/transport.ts';
import type { EventTypes } from '../model/event-type.ts';
import { type PatrolEvent, patrolEventFromWire } from '../model/patrol-event.ts';
import type { Wire } from '../wire/index.ts';

/** Which events to answer. @public */
export interface LastEventsQuery {
  /** Only this guard's events; 0 for everybody's. @default 0 */
  readonly guardId?: number | undefined;
  /** Events of this many last hours. @default 500 */
  readonly numberOfHours?: number | undefined;
  /** At most this many events. @default 500 */
  readonly numberOfEvents?: number | undefined;
  /** Whether plain GPS locations are among them. @default false */
  readonly showGpsTrack?: boolean | undefined;
  /** The `etag` of an earlier answer; when nothing has changed since, the answer says so without rows. */
  readonly knownEtag?: string | null | undefined;
}

/** A list with its place in the feed. @public */
export interface EventList {
  readonly events: readonly PatrolEvent[];
  /** Number of the newest change this list holds; null when the back end has no feed. */
  readonly changeSeq: number | null;
  readonly etag: string | null;
  /** Nothing changed since `knownEtag`; `events` is empty then. */
  readonly isUnchanged: boolean;
}

/** Events of the tenant. @public */
export interface EventResource {
  /** Latest events, newest first (`GET /api/Event/GetLastEvents/{id}`, S9.05). */
  getLast(query?: LastEventsQuery): Promise<EventList>;
  /** Every open guard panic and the newest 1,000 open exceptions, newest first (`GET /api/Event/OpenAlarms`). */
  getOpenAlarms(): Promise<EventList>;
  /** Confirms an event and answers it; the first confirmation is kept (`POST /api/Event/ConfirmEvent/{idEvent}`). */
  confirm(eventId: number): Promise<PatrolEvent>;
}

/** @internal */
export function createEventResource(transport: Transport, types: EventTypes): EventResource {
  const listOf = ({ data, headers, status }: Received<Wire<'Event'>[]>): EventList => {
    const seq = headers.get('x-change-seq');
    return {
      events: status === 304 ? [] : data.map((event) => patrolEventFromWire(event, types)),
      changeSeq: seq === null ? null : Number(seq),
      etag: headers.get('etag'),
      isUnchanged: status === 304,
    };
  };
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
    confirm: (eventId) =>
      transport.call(
        'event/confirm',
        (http) => http.POST('/api/Event/ConfirmEvent/{idEvent}', { params: { path: { idEvent: eventId } } }),
        ({ data }) => patrolEventFromWire(data, types),
      ),
  };
}
