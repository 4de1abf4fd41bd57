import type { Wire } from '@patrolkit/sdk/wire';
import { and, inArray } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { event, notification } from '../../db/schema.ts';
import { eventsForViewer } from '../event/notification-counts.ts';
import { visibleTo } from '../event/visible-events.ts';
import { notificationsForViewer } from '../notification/notification-to-wire.ts';

/** Rows that changes name, as far as one caller may see them. */
export interface ChangedRows<Row> {
  /** Ids of what he may hear of; also of what has been deleted. */
  readonly visible: ReadonlySet<number>;
  /** What he gets of it, by id; nothing of what has been deleted. */
  readonly wires: ReadonlyMap<number, Row>;
}

/** The events of changes. */
export async function changedEvents(
  reader: Reader,
  scope: Scope,
  ids: readonly number[],
): Promise<ChangedRows<Wire<'Event'>>> {
  const rows = ids.length === 0 ? [] : await reader.rows(event, and(inArray(event.id, [...ids]), visibleTo(scope)));
  const kept = rows.filter(({ deletedAt }) => deletedAt === null);
  const wires = await eventsForViewer(reader, scope.userId, kept);
  return {
    visible: new Set(rows.map(({ id }) => id)),
    wires: new Map(wires.map((wire) => [wire.idEvent, wire])),
  };
}

/** The notifications of changes: what hangs on an event is seen by who sees the event. */
export async function changedNotifications(
  reader: Reader,
  scope: Scope,
  ids: readonly number[],
): Promise<ChangedRows<Wire<'Notification'>>> {
  if (ids.length === 0) return { visible: new Set(), wires: new Map() };
  const rows = await reader.rows(notification, inArray(notification.id, [...ids]));
  const events = await reader.rows(
    event,
    and(inArray(event.id, [...new Set(rows.map((row) => row.eventId))]), visibleTo(scope)),
  );
  const owner = new Map(events.map((row) => [row.id, row]));
  const visible = rows.filter(({ eventId }) => owner.has(eventId));
  const kept = visible.filter(({ eventId }) => owner.get(eventId)?.deletedAt === null);
  const wires = await notificationsForViewer(reader, scope.userId, kept);
  return {
    visible: new Set(visible.map(({ id }) => id)),
    wires: new Map(wires.map((wire) => [wire.idNotification, wire])),
  };
}
