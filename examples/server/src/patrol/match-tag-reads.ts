import { eq, sql } from 'drizzle-orm';
import { event, schedulerItem } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { lateCheckOf } from './late-check.ts';
import { type MatchRead, matchReads } from './match-reads.ts';
import { type CheckRow, lockChecks, lockTag, readsFrom, type TagOfGuard } from './matchable-rows.ts';
import { noteLateRead, reopenException, settleException } from './tell-exception.ts';

/** Reads of a tag that are stored and to be matched. */
export interface TagReads extends TagOfGuard {
  /** Time of the first of them, milliseconds since 1970. */
  readonly from: number;
  /** Events of reads that have just come. */
  readonly addedIds: ReadonlySet<number>;
  /** Whether these are of this transaction: the feed tells them as created, and once is enough. */
  readonly isNew: boolean;
}

type EventRow = typeof event.$inferSelect;

const asRead = (row: EventRow): MatchRead => ({ id: row.id, guardId: row.userId ?? 0, at: row.occurredAt });
const isMatched = (row: EventRow): boolean => row.schedulerItemId !== null;

async function writeRead(writer: Writer, row: EventRow, checkId: number | null, isFresh: boolean): Promise<void> {
  /* the version is counted by the database, as in confirm-event.ts */
  const version = isFresh ? {} : { version: sql`${event.version} + 1` as unknown as number };
  const [saved] = await writer.update(event, { schedulerItemId: checkId, ...version }, eq(event.id, row.id));
  if (saved && !isFresh) writer.changed({ kind: 'event', reason: 'edited', id: saved.id, version: saved.version });
}

async function writeCheck(writer: Writer, check: CheckRow, readAt: number | null, now: number): Promise<void> {
  const version = sql`${schedulerItem.version} + 1` as unknown as number; // as above
  const [saved] = await writer.update(schedulerItem, { readAt, version }, eq(schedulerItem.id, check.id));
  if (saved) writer.changed({ kind: 'scheduler', reason: 'edited', id: saved.id, version: saved.version });
  if (!check.isMissTold) return;
  if (readAt === null) await reopenException(writer, check.id);
  else await settleException(writer, check.id, readAt, now);
}

/**
 * C3: matches the stored reads of a tag from a moment on, in the order of their times, whatever they were matched to
 * before (M9); what was read before that moment stays. Writes the reads, the checks and the Exceptions that change.
 * `now` is the time of receipt, milliseconds since 1970.
 */
export async function matchTagReads(
  writer: Writer,
  { from, addedIds, isNew, ...tag }: TagReads,
  now: number,
): Promise<void> {
  await lockTag(writer, tag.locationTagId);
  const rows = await readsFrom(writer, tag, from);
  const reads = rows.filter((row) => row.occurredAt >= from);
  const earlier = rows.filter((row) => row.occurredAt < from && isMatched(row));
  const to = reads.reduce((latest, row) => Math.max(latest, row.occurredAt), from);
  const takenIds = reads.flatMap(({ schedulerItemId }) => schedulerItemId ?? []);
  const checks = await lockChecks(writer, tag, { from, to }, takenIds);
  const matches = matchReads(checks, reads.map(asRead), earlier.map(asRead));
  const matchOf = new Map(matches.map((match) => [match.read.id, match]));
  const readAtOf = new Map(matches.map(({ checkId, read }) => [checkId, read.at]));
  for (const check of checks) {
    const readAt = readAtOf.get(check.id) ?? null;
    if (readAt !== check.readAt) await writeCheck(writer, check, readAt, now);
  }
  for (const row of reads) {
    const { checkId = null, isRepeat = false } = matchOf.get(row.id) ?? {};
    const isChanged = row.schedulerItemId !== checkId;
    const isAdded = addedIds.has(row.id);
    if (isChanged) await writeRead(writer, row, checkId, isNew && isAdded);
    const isLate = checkId === null && !isRepeat && (isChanged || isAdded);
    const lateId = isLate ? await lateCheckOf(writer, tag, row.occurredAt) : null;
    if (lateId !== null) await noteLateRead(writer, lateId, row.occurredAt);
  }
}
