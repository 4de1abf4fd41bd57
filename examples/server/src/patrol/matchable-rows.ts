import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { millisecondsOf } from '../db/instant.ts';
import { event, schedulerItem } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { eventTypeCode } from './event-type-code.ts';
import { type MatchCheck, repeatMs } from './match-reads.ts';

/** Whose reads of which tag belong together. */
export interface TagOfGuard {
  readonly locationTagId: number;
  /** null when any guard's read counts for a check. */
  readonly userId: number | null;
}

/** A check as matching looks at it. */
export interface CheckRow extends MatchCheck {
  readonly readAt: number | null;
  readonly isMissTold: boolean;
}

type EventRow = typeof event.$inferSelect;

/** C3: an older read than this is stored and counts for nothing. */
export const longestUploadMs: number = 72 * 3_600_000;

/** The condition that a read came in time to be matched. */
const isUploadedInTime: SQL = sql`${event.receivedAt} - ${event.occurredAt} <= ${longestUploadMs} * interval '1 millisecond'`;

/** Nobody else matches reads of this tag until the end of the transaction; events of it may still be written. */
export async function lockTag(writer: Writer, locationTagId: number): Promise<void> {
  await writer.query(
    (tenantId) =>
      sql`select id from location_tag where tenant_id = ${tenantId} and id = ${locationTagId} for no key update`,
  );
}

/** The reads from a moment on, and those before it that may make one of them a repeat. A deleted row was a read too. */
export async function readsFrom(
  writer: Writer,
  { locationTagId, userId }: TagOfGuard,
  from: number,
): Promise<EventRow[]> {
  return writer.rows(
    event,
    and(
      eq(event.typeCode, eventTypeCode('TagRead')),
      eq(event.locationTagId, locationTagId),
      userId === null ? undefined : eq(event.userId, userId),
      gte(event.occurredAt, from - repeatMs),
      isUploadedInTime,
    ),
  );
}

/**
 * The checks that reads from one moment to another may take: unread ones whose windows touch that span, and those
 * that `takenIds` names. They stay locked to the end of the transaction, so that two uploads cannot both take one.
 */
export async function lockChecks(
  writer: Writer,
  { locationTagId, userId }: TagOfGuard,
  span: { readonly from: number; readonly to: number },
  takenIds: readonly number[],
): Promise<CheckRow[]> {
  const iso = (at: number): string => new Date(at).toISOString();
  const isTouched = and(
    eq(schedulerItem.locationTagId, locationTagId),
    userId === null ? undefined : eq(schedulerItem.userId, userId),
    isNull(schedulerItem.readAt),
    sql`${schedulerItem.closesAt} > ${iso(span.from)}::timestamptz`,
    sql`${schedulerItem.opensAt} <= ${iso(span.to)}::timestamptz`,
  );
  const lock = async (condition: SQL | undefined): Promise<CheckRow[]> => {
    return writer.query<CheckRow>(
      (tenantId) => sql`
        select id::float8 as id, ${millisecondsOf(sql`opens_at`)} as "opensAt", ${millisecondsOf(sql`closes_at`)} as "closesAt",
          ${millisecondsOf(sql`read_at`)} as "readAt", missed_at is not null as "isMissTold"
        from scheduler_item where tenant_id = ${tenantId} and deleted_at is null and ${condition}
        order by id for update`,
    );
  };
  const taken = takenIds.length === 0 ? [] : await lock(inArray(schedulerItem.id, [...takenIds]));
  const rows = [...taken, ...(await lock(isTouched))];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
