import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../auth/scope.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import type { Ingest } from '../devices/ingest.ts';
import { claimKeys } from './claim-keys.ts';
import { eventOfIngest } from './event-of-ingest.ts';
import { eventTypeCode } from './event-type-code.ts';
import { writeContact } from './write-contact.ts';
import { writePositions } from './write-positions.ts';

/** What became of one report. */
export interface IngestOutcome {
  readonly status: 'created' | 'duplicate' | 'rejected';
  readonly eventId: number | null;
  /** Why it is rejected. */
  readonly reason: string | null;
}

/** Writes the reports of one authenticated guard; answers in their order, after the commit. */
export type IngestWriter = (guard: Scope, ingests: readonly Ingest[]) => Promise<readonly IngestOutcome[]>;

/** What the writer needs around it. */
export interface IngestSurroundings {
  readonly store: Store;
  readonly clock: Clock;
  /** Whether a connected supervisor has this company in scope. */
  readonly isCovered: (tenantId: number, companyId: number | null) => boolean;
  /** After the commit: the guard's last position has moved. */
  readonly onMoved: (tenantId: number, userId: number) => void;
}

const isRejected = (ingest: Ingest): boolean =>
  ingest.quarantine !== null && ingest.event === null && ingest.position === null;

/** New reports, in order: of two with one key only the first. */
function newOnes(ingests: readonly Ingest[], claimed: Set<string>): Set<Ingest> {
  const left = new Set(claimed);
  return new Set(ingests.filter((ingest) => !isRejected(ingest) && (ingest.key === null || left.delete(ingest.key))));
}

async function writeEvent(
  writer: Writer,
  guard: Scope,
  ingest: Ingest,
  now: number,
  isCovered: IngestSurroundings['isCovered'],
): Promise<number | null> {
  if (!ingest.event) return null;
  const row = await eventOfIngest(writer, guard, { ...ingest, event: ingest.event }, now);
  const isShownToAll =
    row.typeCode === eventTypeCode('GuardPanic') && !isCovered(guard.tenantId, row.companyId ?? null);
  const [event] = await writer.insert(schema.event, { ...row, isShownToAll });
  if (!event) throw new Error('The event was not stored');
  writer.changed({ kind: 'event', reason: 'created', id: event.id, version: event.version });
  if (ingest.key !== null) {
    const { ingestKey } = schema;
    const isOwn = and(eq(ingestKey.userId, guard.userId), eq(ingestKey.key, ingest.key));
    if (isOwn) await writer.update(ingestKey, { eventId: event.id }, isOwn);
  }
  return event.id;
}

async function eventsOfCopies(
  writer: Writer,
  guard: Scope,
  keys: readonly string[],
): Promise<Map<string, number | null>> {
  const { ingestKey } = schema;
  if (keys.length === 0) return new Map();
  const rows = await writer.rows(ingestKey, and(eq(ingestKey.userId, guard.userId), inArray(ingestKey.key, [...keys])));
  return new Map(rows.map((row) => [row.key, row.eventId]));
}

/** The one place that writes what devices report: everything of a request in one transaction. */
export function createIngestWriter({ store, clock, isCovered, onMoved }: IngestSurroundings): IngestWriter {
  return async (guard, ingests) => {
    const now = clock.now();
    let hasMoved = false;
    const outcomes = await store.for(guard).write(async (writer) => {
      const keys = [...new Set(ingests.flatMap(({ key }) => key ?? []))].sort();
      const fresh = newOnes(ingests, await claimKeys(writer, guard.userId, keys, now));
      await writeContact(
        writer,
        guard.userId,
        ingests.map((ingest) => ingest.contact),
        now,
      );
      const quarantined = ingests.flatMap(({ quarantine }) => quarantine ?? []);
      await writer.insert(
        schema.quarantine,
        quarantined.map(({ reason, raw }) => ({ reason, raw, userId: guard.userId, receivedAt: now })),
      );
      hasMoved = await writePositions(
        writer,
        guard.userId,
        [...fresh].flatMap(({ position }) => position ?? []),
      );
      const eventIds = new Map<Ingest, number | null>();
      for (const ingest of fresh) eventIds.set(ingest, await writeEvent(writer, guard, ingest, now, isCovered));
      const copies = ingests.filter((ingest) => !fresh.has(ingest) && !isRejected(ingest));
      const known = await eventsOfCopies(
        writer,
        guard,
        copies.flatMap(({ key }) => key ?? []),
      );
      return ingests.map((ingest): IngestOutcome => {
        if (isRejected(ingest)) return { status: 'rejected', eventId: null, reason: ingest.quarantine?.reason ?? '' };
        if (fresh.has(ingest)) return { status: 'created', eventId: eventIds.get(ingest) ?? null, reason: null };
        return { status: 'duplicate', eventId: known.get(ingest.key ?? '') ?? null, reason: null };
      });
    });
    if (hasMoved) onMoved(guard.tenantId, guard.userId);
    return outcomes;
  };
}
