import { sql } from 'drizzle-orm';
import { idSet } from '../db/id-set.ts';
import type { Repository } from '../db/repository.ts';
import type { Writer } from '../db/writer.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { type DueCheck, dueChecks, isDue, type UnmatchedRead, unmatchedReads } from './due-checks.ts';
import { eventTypeCode } from './event-type-code.ts';
import { lateCheckOf } from './late-check.ts';
import { matchTagReads } from './match-tag-reads.ts';
import { noteLateRead } from './tell-exception.ts';

/** Now, in milliseconds since 1970. */
export interface TickTimes {
  /** What checks are judged by: the server's clock, unless it has jumped. */
  readonly believed: number;
  /** The server's clock, as everything is dated. */
  readonly now: number;
}

interface ToldRow {
  readonly kind: 'event' | 'scheduler';
  readonly id: number;
  readonly version: number;
}

/* A read that could not be matched when it came, or a check that came after its read: looked at before anybody is alarmed. */
async function matchWhatIsLeft(
  repository: Repository,
  checks: readonly DueCheck[],
  reads: readonly UnmatchedRead[],
  isAnyGuard: boolean,
  now: number,
): Promise<void> {
  const inTime = reads.filter(({ locationTagId, userId, at }) =>
    checks.some(
      (check) =>
        check.locationTagId === locationTagId &&
        (isAnyGuard || check.userId === userId) &&
        check.opensAt <= at &&
        at < check.closesAt,
    ),
  );
  /* reads come by their times: the first of a group is where its matching begins */
  const groups = new Map(
    inTime.toReversed().map((read) => [`${read.locationTagId}-${isAnyGuard ? '' : read.userId}`, read]),
  );
  for (const { locationTagId, userId, at } of groups.values()) {
    const tag = {
      locationTagId,
      userId: isAnyGuard ? null : userId,
      from: at,
      addedIds: new Set<number>(),
      isNew: false,
    };
    await repository.write((writer) => matchTagReads(writer, tag, now));
  }
}

/* In one statement: the unique index decides when two processes tell one check. */
async function tellChecks(writer: Writer, checks: readonly DueCheck[], times: TickTimes): Promise<ToldRow[]> {
  const now = sql`${new Date(times.now).toISOString()}::timestamptz`;
  return writer.query<ToldRow>(
    (tenantId) => sql`
      with due as (
        select i.id, i.title, i.user_id, i.location_id, i.location_tag_id, i.closes_at from scheduler_item i
        where ${isDue(tenantId, times.believed)} and i.id in ${idSet(checks.map(({ id }) => id))}
        order by i.closes_at, i.id for update skip locked
      ), told as (
        insert into event (tenant_id, type_code, occurred_at, received_at, source, description, user_id, location_id,
          location_tag_id, company_id, scheduler_item_id, latitude, longitude)
        select ${tenantId}, ${eventTypeCode('Exception')}, due.closes_at, ${now}, 'Scheduler',
          case when due.title = '' then tag.name else due.title || ': ' || tag.name end, due.user_id, due.location_id,
          due.location_tag_id, place.company_id, due.id, place.latitude, place.longitude
        from due
        join location place on place.tenant_id = ${tenantId} and place.id = due.location_id
        join location_tag tag on tag.tenant_id = ${tenantId} and tag.id = due.location_tag_id
        order by due.closes_at, due.id
        on conflict (scheduler_item_id) where type_code = 15 and scheduler_item_id is not null do nothing
        returning id, version
      ), marked as (
        update scheduler_item set missed_at = ${now}, version = version + 1
        where tenant_id = ${tenantId} and id in (select id from due) returning id, version
      )
      select 'event' as kind, id::float8 as id, version from told
      union all select 'scheduler', id::float8, version from marked order by 1, 2`,
  );
}

async function tellPiece(
  writer: Writer,
  checks: readonly DueCheck[],
  reads: readonly UnmatchedRead[],
  isAnyGuard: boolean,
  times: TickTimes,
): Promise<void> {
  for (const { kind, id, version } of await tellChecks(writer, checks, times)) {
    writer.changed({ kind, reason: kind === 'event' ? 'created' : 'edited', id, version });
  }
  for (const { locationTagId, userId, at } of reads) {
    const checkId = await lateCheckOf(writer, { locationTagId, userId: isAnyGuard ? null : userId }, at);
    if (checkId !== null) await noteLateRead(writer, checkId, at);
  }
}

/**
 * C4: one Exception for each check of a tenant whose deadline has passed unread, dated by the deadline, also when the
 * server was down meanwhile (X5). In pieces, each with a transaction of its own.
 */
export async function tellMissedChecks(repository: Repository, times: TickTimes): Promise<void> {
  let checks = await dueChecks(repository, times.believed, undefined);
  if (checks.length === 0) return;
  const { anyGuardMatches } = await readTenantSettings(repository);
  while (checks.length > 0) {
    const piece = checks;
    const reads = await unmatchedReads(repository, piece);
    await matchWhatIsLeft(repository, piece, reads, anyGuardMatches, times.now);
    await repository.write((writer) => tellPiece(writer, piece, reads, anyGuardMatches, times));
    checks = await dueChecks(repository, times.believed, piece.at(-1));
  }
}
