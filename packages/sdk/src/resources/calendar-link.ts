import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import type { Transport } from '../client/transport.ts';
import { type CalendarLink, calendarLinkFromWire } from '../model/calendar-link.ts';

/** Guards' plans for their own calendars. @public */
export interface CalendarLinkResource {
  /** Every link, without its secret (`GET /api/CalendarLink`, extension). */
  getAll(): Promise<CalendarLink[]>;
  /** Makes one for a guard; its secret is in this answer and nowhere else (`POST /api/CalendarLink`, extension). */
  create(guardId: number): Promise<CalendarLink>;
  /** Revokes one: its address is not found from then on (`DELETE /api/CalendarLink/{id}`, extension). */
  revoke(linkId: number): Promise<void>;
}

/** @internal */
export function createCalendarLinkResource(transport: Transport): CalendarLinkResource {
  return {
    getAll: () =>
      transport.call('calendarLink/getAll', (http) => http.GET('/api/CalendarLink'), each(calendarLinkFromWire)),
    create: (guardId) =>
      transport.call(
        'calendarLink/create',
        (http) => http.POST('/api/CalendarLink', { body: { idUser: guardId } }),
        one(calendarLinkFromWire),
      ),
    revoke: (linkId) =>
      transport.call('calendarLink/delete', (http) => http.DELETE('/api/CalendarLink/{id}', byId(linkId)), nothing),
  };
}
