import { each, nothing } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import type { Transport } from '../client/transport.ts';
import {
  type DeviceEvent,
  type DevicePosition,
  deviceEventToWire,
  devicePositionToWire,
  type InboxMessage,
  inboxMessageFromWire,
} from '../model/device-report.ts';
import { given } from '../model/given.ts';
import { fromInstant } from '../model/instant.ts';
import { type Occurrence, occurrenceFromWire } from '../model/occurrence.ts';
import type { Wire } from '../wire/index.ts';
import type { Period } from './scheduler.ts';

/** What became of one event of a phone. @public */
export interface DeviceEventOutcome {
  readonly clientEventId: string;
  /** null when it was rejected. */
  readonly eventId: number | null;
  readonly status: 'created' | 'duplicate' | 'rejected';
  readonly errors: readonly Wire<'FieldError'>[];
}

/** For an own app of the guards: every call is an extension and takes a guard's session. @public */
export interface DeviceResource {
  /** Up to 100 events, answered one by one after they are stored; a panic is never rejected (`POST /api/Device/Events`). */
  sendEvents(events: readonly DeviceEvent[]): Promise<DeviceEventOutcome[]>;
  /** Up to 500 fixes (`POST /api/Device/Positions`). */
  sendPositions(fixes: readonly DevicePosition[]): Promise<Wire<'DevicePositionsResult'>>;
  /** The phone is alive (`POST /api/Device/Heartbeat`). */
  sendHeartbeat(heartbeat: Wire<'DeviceHeartbeat'>): Promise<void>;
  /** A JPEG of at most 5 MB for one of the guard's own events; answers the id it is kept under (`POST /api/Device/Events/{idEvent}/Images`). */
  sendImage(eventId: number, image: { readonly clientImageId: string; readonly jpegBase64: string }): Promise<number>;
  /** Messages after one; what is answered counts as delivered (`GET /api/Device/Inbox`). */
  getInbox(afterMessageId?: number): Promise<InboxMessage[]>;
  /** The guard has opened a message (`POST /api/Device/Inbox/{id}/Seen`). */
  markSeen(messageId: number): Promise<void>;
  /** The guard's own checks of a period (`GET /api/Device/Tasks`). */
  getTasks(period: Period): Promise<Occurrence[]>;
}

/** @internal */
export function createDeviceResource(transport: Transport): DeviceResource {
  return {
    sendEvents: (events) =>
      transport.call(
        'device/events',
        (http) => http.POST('/api/Device/Events', { body: events.map(deviceEventToWire) }),
        ({ data }) =>
          data.map(({ clientEventId, idEvent, status, errors }) => ({
            clientEventId,
            eventId: idEvent ?? null,
            status,
            errors: errors ?? [],
          })),
      ),
    sendPositions: (fixes) =>
      transport.call(
        'device/positions',
        (http) => http.POST('/api/Device/Positions', { body: fixes.map(devicePositionToWire) }),
        ({ data }) => data,
      ),
    sendHeartbeat: (heartbeat) =>
      transport.call('device/heartbeat', (http) => http.POST('/api/Device/Heartbeat', { body: heartbeat }), nothing),
    sendImage: (eventId, { clientImageId, jpegBase64 }) =>
      transport.call(
        'device/images',
        (http) =>
          http.POST('/api/Device/Events/{idEvent}/Images', {
            params: { path: { idEvent: eventId } },
            body: { clientImageId, imageData: jpegBase64 },
          }),
        ({ data }) => data.idEventImage,
      ),
    getInbox: (afterMessageId) =>
      transport.call(
        'device/inbox',
        (http) => http.GET('/api/Device/Inbox', { params: { query: given({ after: afterMessageId }) } }),
        each(inboxMessageFromWire),
      ),
    markSeen: (messageId) =>
      transport.call('device/inboxSeen', (http) => http.POST('/api/Device/Inbox/{id}/Seen', byId(messageId)), nothing),
    getTasks: ({ from, to }) =>
      transport.call(
        'device/tasks',
        (http) =>
          http.GET('/api/Device/Tasks', {
            params: { query: { startDateTime: fromInstant(from), endDateTime: fromInstant(to) } },
          }),
        each(occurrenceFromWire),
      ),
  };
}
