import type { Wire } from '@patrolkit/sdk/wire';
import { fromJsonInstant } from '../../db/instant.ts';
import { readColumns, readText } from '../../db/many-rows.ts';
import { type EventFacts, eventToWire, type NotificationCount } from './event-to-wire.ts';
import { type Badge, badgeNames, toldNames } from './newest-statement.ts';

const instantOrNull = (text: string | null): string | null => (text === null ? null : fromJsonInstant(text));

/* Most events have no notifications. */
const none: NotificationCount = { total: 0, unseen: 0 };

/* The database writes as many values of each column. */
const at = <Value>(column: readonly Value[], index: number): Value => column[index] as Value;

/**
 * The events of which the statement has made texts. Each is put together by name, and travels before the next one is:
 * thousands of values that wait for their turn cost more than their making.
 */
export function readNewestRows(events: string, badges: string): Wire<'Event'>[] {
  const counts = new Map(readText<Badge>(badgeNames, badges).map((badge) => [badge.event_id, badge]));
  const of = readColumns<EventFacts>(toldNames, events);
  return of.id.map((id, n) =>
    eventToWire(
      {
        id,
        typeCode: at(of.typeCode, n),
        occurredAt: fromJsonInstant(at(of.occurredAt, n)),
        receivedAt: fromJsonInstant(at(of.receivedAt, n)),
        endedAt: instantOrNull(at(of.endedAt, n)),
        readAt: instantOrNull(at(of.readAt, n)),
        source: at(of.source, n),
        description: at(of.description, n),
        comment: at(of.comment, n),
        userId: at(of.userId, n),
        locationId: at(of.locationId, n),
        locationTagId: at(of.locationTagId, n),
        schedulerItemId: at(of.schedulerItemId, n),
        latitude: at(of.latitude, n),
        longitude: at(of.longitude, n),
        hasImage: at(of.hasImage, n),
        isDrill: at(of.isDrill, n),
        confirmedAt: instantOrNull(at(of.confirmedAt, n)),
        confirmedBy: at(of.confirmedBy, n),
        pushedAt: instantOrNull(at(of.pushedAt, n)),
        shownAt: instantOrNull(at(of.shownAt, n)),
        soundedAt: instantOrNull(at(of.soundedAt, n)),
        claimedById: at(of.claimedById, n),
        claimedBy: at(of.claimedBy, n),
        claimedUntil: instantOrNull(at(of.claimedUntil, n)),
        version: at(of.version, n),
      },
      counts.get(id) ?? none,
    ),
  );
}
