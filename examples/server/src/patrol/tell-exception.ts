import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { event } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { eventTypeCode } from './event-type-code.ts';

/** Who confirms what nobody has to look at any more (decision G43). */
const systemName = 'System';
const lateUpload = 'Read in time, uploaded late';

/* counted and joined by the database, as in confirm-event.ts */
const nextVersion = sql`${event.version} + 1` as unknown as number;
const withNote = sql`case when ${event.comment} = '' then ${lateUpload} when strpos(${event.comment}, ${lateUpload}) > 0
  then ${event.comment} else left(${event.comment}, 1950) || '; ' || ${lateUpload} end`;
const withoutNote = sql`case when ${event.comment} = ${lateUpload} then '' else replace(${event.comment}, ${`; ${lateUpload}`}, '') end`;

const exceptionOf = (checkId: number, ...more: (SQL | undefined)[]): SQL => {
  const isIt = eq(event.schedulerItemId, checkId);
  return and(isIt, eq(event.typeCode, eventTypeCode('Exception')), isNull(event.deletedAt), ...more) ?? isIt;
};

/** C3, X6: the check was read in time and only uploaded late: its Exception says so and its alarm stops. */
export async function settleException(writer: Writer, checkId: number, readAt: number, now: number): Promise<void> {
  const said = { readAt, comment: withNote as unknown as string, version: nextVersion };
  const [confirmed] = await writer.update(
    event,
    { ...said, confirmedAt: now, confirmedBy: systemName },
    exceptionOf(checkId, isNull(event.confirmedAt)),
  );
  if (confirmed) {
    const { id, version, confirmedAt, confirmedBy } = confirmed;
    const before = { confirmedAt: null, confirmedBy: null };
    writer.audit({ action: 'event.confirm', entity: 'event', id, before, after: { confirmedAt, confirmedBy } });
    writer.changed({ kind: 'event', reason: 'confirmed', id, version });
    return;
  }
  /* C7: the first confirmation stays */
  const [known] = await writer.update(event, said, exceptionOf(checkId, isNotNull(event.confirmedAt)));
  if (known) writer.changed({ kind: 'event', reason: 'edited', id: known.id, version: known.version });
}

/** A read that came later still has taken the match away: the check is missed after all, and its alarm is open again. */
export async function reopenException(writer: Writer, checkId: number): Promise<void> {
  const isOwn = sql`${event.confirmedBy} = ${systemName}`;
  const [opened] = await writer.update(
    event,
    {
      readAt: null,
      confirmedAt: sql`case when ${isOwn} then null else ${event.confirmedAt} end` as unknown as null, // as above
      confirmedBy: sql`case when ${isOwn} then null else ${event.confirmedBy} end` as unknown as null,
      comment: withoutNote as unknown as string,
      version: nextVersion,
    },
    exceptionOf(checkId),
  );
  if (opened) writer.changed({ kind: 'event', reason: 'edited', id: opened.id, version: opened.version });
}

/**
 * The check has been put into another window: what is told of the one that was missed stays as it is, and is the check's
 * no longer, so that a read in the new window does not settle it and a second miss is told, too.
 */
export async function detachException(writer: Writer, checkId: number): Promise<void> {
  const isIt = eq(event.schedulerItemId, checkId);
  const detached = await writer.update(
    event,
    { schedulerItemId: null, version: nextVersion },
    and(isIt, eq(event.typeCode, eventTypeCode('Exception'))) ?? isIt,
  );
  for (const { id, version, deletedAt } of detached) {
    if (deletedAt === null) writer.changed({ kind: 'event', reason: 'edited', id, version });
  }
}

/** The check stays missed; its Exception tells the first read that came too late for it. */
export async function noteLateRead(writer: Writer, checkId: number, at: number): Promise<void> {
  const isFirst = sql`(${event.readAt} is null or ${event.readAt} > ${new Date(at).toISOString()}::timestamptz)`;
  const [noted] = await writer.update(event, { readAt: at, version: nextVersion }, exceptionOf(checkId, isFirst));
  if (noted) writer.changed({ kind: 'event', reason: 'edited', id: noted.id, version: noted.version });
}
