import { each } from '../client/answers.ts';
import type { Transport } from '../client/transport.ts';
import { type EventComment, eventCommentFromWire } from '../model/event-comment.ts';

/** Comments, messages and interventions on events. @public */
export interface NotificationResource {
  /** All of one event, oldest first; marks them seen for the caller (`GET /api/Notification/LoadAllbyIdEvent/{idEvent}`). */
  getAllOfEvent(eventId: number): Promise<EventComment[]>;
}

/** @internal */
export function createNotificationResource(transport: Transport): NotificationResource {
  return {
    getAllOfEvent: (eventId) =>
      transport.call(
        'notification/loadAllByIdEvent',
        (http) => http.GET('/api/Notification/LoadAllbyIdEvent/{idEvent}', { params: { path: { idEvent: eventId } } }),
        each(eventCommentFromWire),
      ),
  };
}
