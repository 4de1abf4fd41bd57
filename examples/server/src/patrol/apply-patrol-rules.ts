import type { event } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import type { IngestPosition } from '../devices/ingest.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { eventTypeCode } from './event-type-code.ts';
import type { MotionSign } from './guard-motion.ts';
import { matchTagReads } from './match-tag-reads.ts';
import { longestUploadMs } from './matchable-rows.ts';
import { endSilence, writeMotion } from './write-motion.ts';

type EventRow = typeof event.$inferSelect;

/** What one request of a guard's device has put into the database. */
export interface StoredReports {
  readonly events: readonly EventRow[];
  readonly positions: readonly IngestPosition[];
  /** Whether a device of his has spoken. */
  readonly isContact: boolean;
  /** Whether they are of the same transaction, so that the feed tells the events as created and no more. */
  readonly isNew?: boolean | undefined;
}

const actCodes: readonly number[] = [eventTypeCode('TagRead'), eventTypeCode('Start')];

function signsOf({ events, positions }: StoredReports): MotionSign[] {
  const fixes = positions.map(({ recordedAt, latitude, longitude, accuracyMeters }): MotionSign => {
    return { kind: 'position', at: recordedAt, place: { latitude, longitude }, accuracyMeters };
  });
  const acts = events
    .filter(({ typeCode }) => actCodes.includes(typeCode))
    .map(({ occurredAt, latitude, longitude }): MotionSign => {
      const place = latitude === null || longitude === null ? null : { latitude, longitude };
      return { kind: 'act', at: occurredAt, place, accuracyMeters: null };
    });
  return [...fixes, ...acts];
}

/* Tags in the order of their ids: two requests lock them in the same order. */
async function matchReadsOf(
  writer: Writer,
  userId: number,
  { events, isNew = false }: StoredReports,
  now: number,
): Promise<void> {
  const reads = events.filter(
    ({ typeCode, occurredAt }) => typeCode === eventTypeCode('TagRead') && now - occurredAt <= longestUploadMs,
  );
  if (reads.length === 0) return;
  const { anyGuardMatches } = await readTenantSettings(writer);
  const addedIds = new Set(reads.map(({ id }) => id));
  const tagIds = [...new Set(reads.flatMap(({ locationTagId }) => locationTagId ?? []))].sort((a, b) => a - b);
  for (const locationTagId of tagIds) {
    const from = Math.min(
      ...reads.filter((read) => read.locationTagId === locationTagId).map((read) => read.occurredAt),
    );
    const tag = { locationTagId, userId: anyGuardMatches ? null : userId };
    await matchTagReads(writer, { ...tag, from, addedIds, isNew }, now);
  }
}

/**
 * C3, C6: what follows from reports that are stored: reads are matched to checks, the guard has moved, or is connected
 * again. `now` is the time of receipt, milliseconds since 1970.
 */
export async function applyPatrolRules(
  writer: Writer,
  userId: number,
  stored: StoredReports,
  now: number,
): Promise<void> {
  await matchReadsOf(writer, userId, stored, now);
  await writeMotion(writer, userId, signsOf(stored));
  if (stored.isContact) await endSilence(writer, userId, now);
}
