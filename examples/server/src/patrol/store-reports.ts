import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../auth/scope.ts';
import * as schema from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import type { Ingest } from '../devices/ingest.ts';
import { hangAnswer } from '../features/notification/guard-answer.ts';
import type { StoredReports } from './apply-patrol-rules.ts';
import { claimKeys } from './claim-keys.ts';
import { eventOfIngest } from './event-of-ingest.ts';
import { eventTypeCode } from './event-type-code.ts';
import { keptPositions } from './kept-positions.ts';
import { writeContact } from './write-contact.ts';
import { writeContactSlot } from './write-contact-slot.ts';
import { writePositions } from './write-positions.ts';

type EventRow = typeof schema.event.$inferSelect;

/** What became of one report. */
export interface IngestOutcome {
  readonly status: 'created' | 'duplicate' | 'rejected';
  readonly eventId: number | null;
  /** Why it is rejected. */
  readonly reason: string | null;
}

/** One request of a device. */
export interface DeviceRequest {
  readonly guard: Scope;
  readonly ingests: readonly Ingest[];
  /** What the device sent for them. */
  readonly bytes: number;
  /** How far its clock is ahead of the server's, milliseconds; null when this request does not tell. */
  readonly skewMs: number | null;
  /** Time of receipt, milliseconds since 1970. */
  readonly now: number;
}

/** A request that is in the database. */
export interface StoredRequest extends StoredReports {
  /** In the order of the reports. */
  readonly outcomes: readonly IngestOutcome[];
  /** Whether the guard's last position has changed. */
  readonly hasMoved: boolean;
}

/** Whether a connected supervisor has this company in scope. */
export type Coverage = (tenantId: number, companyId: number | null) => boolean;

const isRejected = (ingest: Ingest): boolean =>
  ingest.quarantine !== null && ingest.event === null && ingest.position === null;

/** New reports, in order: of two with one key only the first. */
function newOnes(ingests: readonly Ingest[], claimed: Set<string>): Set<Ingest> {
  const left = new Set(claimed);
  return new Set(ingests.filter((ingest) => !isRejected(ingest) && (ingest.key === null || left.delete(ingest.key))));
}

async function writeEvent(
  writer: Writer,
  { guard, now }: DeviceRequest,
  ingest: Ingest,
  isCovered: Coverage,
): Promise<EventRow | null> {
  if (!ingest.event) return null;
  const row = await eventOfIngest(writer, guard, { ...ingest, event: ingest.event }, now);
  const isShownToAll =
    row.typeCode === eventTypeCode('GuardPanic') && !isCovered(guard.tenantId, row.companyId ?? null);
  const [event] = await writer.insert(schema.event, { ...row, isShownToAll });
  if (!event) throw new Error('The event was not stored');
  writer.changed({ kind: 'event', reason: 'created', id: event.id, version: event.version });
  await hangAnswer(writer, guard.userId, event, now);
  if (ingest.key !== null) {
    const { ingestKey } = schema;
    const isOwn = and(eq(ingestKey.userId, guard.userId), eq(ingestKey.key, ingest.key));
    if (isOwn) await writer.update(ingestKey, { eventId: event.id }, isOwn);
  }
  return event;
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

/** Writes what a request says, and nothing that follows from it. */
export async function storeReports(
  writer: Writer,
  request: DeviceRequest,
  isCovered: Coverage,
): Promise<StoredRequest> {
  const { guard, ingests, bytes, skewMs, now } = request;
  const keys = [...new Set(ingests.flatMap(({ key }) => key ?? []))].sort();
  const fresh = newOnes(ingests, await claimKeys(writer, guard.userId, keys, now));
  const contacts = ingests.map((ingest) => ingest.contact);
  const battery = contacts.findLast((contact) => contact.battery !== undefined)?.battery;
  const isContact = ingests.some(({ hasContact }) => hasContact !== false);
  if (isContact) {
    await writeContactSlot(writer, guard.userId, { at: now, bytes, battery });
    await writeContact(writer, guard.userId, contacts, now, skewMs);
  }
  const quarantined = ingests.flatMap(({ quarantine }) => quarantine ?? []);
  await writer.insert(
    schema.quarantine,
    quarantined.map(({ reason, raw }) => ({ reason, raw, userId: guard.userId, receivedAt: now })),
  );
  const positions = await keptPositions(writer, guard.userId, [...fresh]);
  const hasMoved = await writePositions(writer, guard.userId, positions);
  const events = new Map<Ingest, EventRow>();
  for (const ingest of fresh) {
    const event = await writeEvent(writer, request, ingest, isCovered);
    if (event) events.set(ingest, event);
  }
  const copies = ingests.filter((ingest) => !fresh.has(ingest) && !isRejected(ingest));
  const known = await eventsOfCopies(
    writer,
    guard,
    copies.flatMap(({ key }) => key ?? []),
  );
  const outcomes = ingests.map((ingest): IngestOutcome => {
    if (isRejected(ingest)) return { status: 'rejected', eventId: null, reason: ingest.quarantine?.reason ?? '' };
    if (fresh.has(ingest)) return { status: 'created', eventId: events.get(ingest)?.id ?? null, reason: null };
    return { status: 'duplicate', eventId: known.get(ingest.key ?? '') ?? null, reason: null };
  });
  return { outcomes, hasMoved, events: [...events.values()], positions, isContact };
}
