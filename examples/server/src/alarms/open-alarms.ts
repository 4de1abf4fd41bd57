import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { escalation, event } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { TenantSettings } from '../settings/tenant-settings.ts';
import { escalatedForMs, reachesSomebody } from './escalation-rules.ts';

/* Of a flood of missed checks the oldest first, the others at the next look. */
const maxExceptions = 500;

/** An open alarm and the steps already taken for it. */
export interface EscalatingAlarm {
  readonly event: typeof event.$inferSelect;
  readonly taken: ReadonlySet<number>;
}

/**
 * The open alarms of the last day for which some step of the list has not been taken: every panic, and exceptions where
 * the tenant wants that. `now` in milliseconds since 1970.
 */
export async function openAlarms(
  reader: Reader,
  { escalation: list, escalateExceptions }: Pick<TenantSettings, 'escalation' | 'escalateExceptions'>,
  now: number,
): Promise<EscalatingAlarm[]> {
  const steps = list.flatMap((step, index) => (reachesSomebody(step) ? index + 1 : []));
  const taken = sql`(select count(*) from ${escalation} where ${escalation.tenantId} = ${event.tenantId}
    and ${escalation.eventId} = ${event.id} and ${inArray(escalation.step, steps)})`;
  const openOf = (type: 'GuardPanic' | 'Exception') =>
    and(
      eq(event.typeCode, eventTypeCode(type)),
      isNull(event.confirmedAt),
      isNull(event.deletedAt),
      gt(event.receivedAt, now - escalatedForMs),
      sql`${taken} < ${steps.length}`,
    );
  const oldestFirst = { orderBy: [asc(event.receivedAt), asc(event.id)] };
  const panics = await reader.rows(event, openOf('GuardPanic'), oldestFirst);
  const exceptions = escalateExceptions
    ? await reader.rows(event, openOf('Exception'), { ...oldestFirst, limit: maxExceptions })
    : [];
  const events = [...panics, ...exceptions];
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const rows = await reader.rows(escalation, inArray(escalation.eventId, ids));
  return events.map((row) => ({
    event: row,
    taken: new Set(rows.filter(({ eventId }) => eventId === row.id).map(({ step }) => step)),
  }));
}
