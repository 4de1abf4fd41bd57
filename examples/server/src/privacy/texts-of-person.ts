import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, TenantTable } from '../db/reader.ts';
import { event, notification } from '../db/schema.ts';

/** Ids of the rows whose texts or places are about one person. */
export interface TextsOfPerson {
  readonly eventIds: readonly number[];
  readonly notificationIds: readonly number[];
  /** Events of others that he has confirmed. */
  readonly confirmedIds: readonly number[];
}

async function idsOf(
  reader: Reader,
  table: TenantTable & { readonly id: AnyPgColumn },
  where: SQL | undefined,
): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(
    (tenantId) => sql`
      select id::float8 as id from ${table} where ${and(eq(table.tenantId, tenantId), where)} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** A person's own events, wherever they stand in a statement. */
export function eventsOf(tenantId: number, userId: number): SQL {
  return sql`(select own.id from event own where own.tenant_id = ${tenantId} and own.user_id = ${userId})`;
}

/**
 * Notifications he wrote, got alone, or that hang on his events. One that went to others too stays: it is theirs, and
 * of him it holds a number only.
 */
export function isNotificationOf(tenantId: number, userId: number): SQL | undefined {
  return or(
    eq(notification.userId, userId),
    inArray(notification.eventId, eventsOf(tenantId, userId)),
    sql`${notification.sendTo} = ${JSON.stringify([userId])}::jsonb`,
  );
}

/** Finds what has to be emptied; what has been emptied before is not found again. `names` are what he was called. */
export async function findTexts(
  reader: Reader,
  tenantId: number,
  userId: number,
  names: readonly string[],
): Promise<TextsOfPerson> {
  /* Where a check was read or missed is a place of the customer, anywhere else is where he was. */
  const isPlaced = and(isNull(event.locationId), isNotNull(event.latitude));
  const isTold = or(
    ne(event.description, ''),
    ne(event.comment, ''),
    inArray(event.source, [...names]),
    event.hasImage,
    isPlaced,
  );
  const isSaid = or(ne(notification.title, ''), ne(notification.description, ''), isNotNull(notification.latitude));
  const acted = sql`(select entity_id from audit where tenant_id = ${tenantId} and user_id = ${userId} and entity = 'event')`;
  return {
    eventIds: await idsOf(reader, event, and(eq(event.userId, userId), isTold)),
    notificationIds: await idsOf(reader, notification, and(isNotificationOf(tenantId, userId), isSaid)),
    confirmedIds: await idsOf(reader, event, and(inArray(event.confirmedBy, [...names]), inArray(event.id, acted))),
  };
}
