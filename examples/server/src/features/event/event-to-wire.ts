import { formatCoordinates, fromInstant, toLatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type * as schema from '../../db/schema.ts';

/** A row of the event table. */
export type EventRow = typeof schema.event.$inferSelect;

type Instant =
  | 'occurredAt'
  | 'receivedAt'
  | 'endedAt'
  | 'readAt'
  | 'confirmedAt'
  | 'pushedAt'
  | 'shownAt'
  | 'soundedAt'
  | 'claimedUntil';
type Hidden = 'tenantId' | 'companyId' | 'aboutEventId' | 'isShownToAll' | 'deletedAt';

/** What is told of an event: its row without what only the server needs, instants as they travel. */
export type EventFacts = Omit<EventRow, Instant | Hidden> & {
  readonly [Column in Instant]: null extends EventRow[Column] ? string | null : string;
};

/** Notifications of one event, for one viewer. */
export interface NotificationCount {
  readonly total: number;
  readonly unseen: number;
}

const instantOrNull = (at: number | null): string | null => (at === null ? null : fromInstant(at));

/** What is told of a row. */
export const factsOf = (row: EventRow): EventFacts => ({
  ...row,
  occurredAt: fromInstant(row.occurredAt),
  receivedAt: fromInstant(row.receivedAt),
  endedAt: instantOrNull(row.endedAt),
  readAt: instantOrNull(row.readAt),
  confirmedAt: instantOrNull(row.confirmedAt),
  pushedAt: instantOrNull(row.pushedAt),
  shownAt: instantOrNull(row.shownAt),
  soundedAt: instantOrNull(row.soundedAt),
  claimedUntil: instantOrNull(row.claimedUntil),
});

/** The event as it travels. */
export function eventToWire(facts: EventFacts, { total, unseen }: NotificationCount): Wire<'Event'> {
  /* Who has confirmed it matters from then on. */
  const isClaimed = facts.confirmedAt === null;
  return {
    idEvent: facts.id,
    eventDateTime: facts.occurredAt,
    endDateTime: facts.endedAt,
    readTagTime: facts.readAt,
    receivedDateTime: facts.receivedAt,
    source: facts.source,
    description: facts.description,
    comment: facts.comment,
    hasImage: facts.hasImage ? 1 : 0,
    notificationCount: total,
    unseenCount: unseen,
    lastNotificationSeen: unseen === 0,
    confirmDateTime: facts.confirmedAt,
    confirmUser: facts.confirmedBy,
    eventTypeEnumCode: facts.typeCode,
    idUser: facts.userId,
    idLocation: facts.locationId,
    idLocationTag: facts.locationTagId,
    idScheduler: facts.schedulerItemId,
    lat: facts.latitude,
    lon: facts.longitude,
    coordinates: formatCoordinates(toLatLon(facts.latitude, facts.longitude)),
    isDrill: facts.isDrill,
    pushedDateTime: facts.pushedAt,
    shownDateTime: facts.shownAt,
    soundingDateTime: facts.soundedAt,
    claimIdUser: isClaimed ? facts.claimedById : null,
    claimUser: isClaimed ? facts.claimedBy : null,
    claimUntilDateTime: isClaimed ? facts.claimedUntil : null,
    version: facts.version,
  };
}
