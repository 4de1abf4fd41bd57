import { formatCoordinates, fromInstant, toLatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type * as schema from '../../db/schema.ts';

/** A row of the event table. */
export type EventRow = typeof schema.event.$inferSelect;

/** Notifications of one event, for one viewer. */
export interface NotificationCount {
  readonly total: number;
  readonly unseen: number;
}

const instantOrNull = (at: number | null): string | null => (at === null ? null : fromInstant(at));

/** The event as it travels. */
export function eventToWire(row: EventRow, { total, unseen }: NotificationCount): Wire<'Event'> {
  return {
    idEvent: row.id,
    eventDateTime: fromInstant(row.occurredAt),
    endDateTime: instantOrNull(row.endedAt),
    readTagTime: instantOrNull(row.readAt),
    receivedDateTime: fromInstant(row.receivedAt),
    source: row.source,
    description: row.description,
    comment: row.comment,
    hasImage: row.hasImage ? 1 : 0,
    notificationCount: total,
    unseenCount: unseen,
    lastNotificationSeen: unseen === 0,
    confirmDateTime: instantOrNull(row.confirmedAt),
    confirmUser: row.confirmedBy,
    eventTypeEnumCode: row.typeCode,
    idUser: row.userId,
    idLocation: row.locationId,
    idLocationTag: row.locationTagId,
    idScheduler: row.schedulerItemId,
    lat: row.latitude,
    lon: row.longitude,
    coordinates: formatCoordinates(toLatLon(row.latitude, row.longitude)),
    isDrill: row.isDrill,
    pushedDateTime: instantOrNull(row.pushedAt),
    shownDateTime: instantOrNull(row.shownAt),
    soundingDateTime: instantOrNull(row.soundedAt),
    version: row.version,
  };
}
