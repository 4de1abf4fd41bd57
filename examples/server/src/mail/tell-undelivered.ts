import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { event, outgoing } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { OutgoingRow } from './claim-outgoing.ts';
import { oneLine } from './one-line.ts';
import { receiverOf } from './receiver-of.ts';

/** A mail or a webhook that belongs to an alarm. */
export type AlarmRow = OutgoingRow & { readonly eventId: number };

/** Whether a row belongs to an alarm: of others nobody waits for help. */
export const isOfAlarm = (row: OutgoingRow): row is AlarmRow => row.eventId !== null;

const mostNamed = 3;
const longestReason = 200;

function receiversOf(kind: OutgoingRow['kind'], targets: readonly string[]): string {
  const names = targets.map((target) => (kind === 'mail' ? target : receiverOf(target)));
  const more = names.length - mostNamed;
  return more > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ');
}

async function raise(writer: Writer, aboutEventId: number, description: string, now: number): Promise<void> {
  const typeCode = eventTypeCode('System');
  const [row] = await writer.insert(event, { typeCode, occurredAt: now, receivedAt: now, aboutEventId, description });
  if (row) writer.changed({ kind: 'event', reason: 'created', id: row.id, version: row.version });
}

/**
 * One System event for all who do not get what tells of an alarm, once for each of them; to be called when the failure
 * has been noted. `now` in milliseconds since 1970.
 */
export async function tellStuck(
  writer: Writer,
  { kind, eventId }: AlarmRow,
  reason: string,
  now: number,
): Promise<void> {
  const isStuck = and(
    eq(outgoing.eventId, eventId),
    eq(outgoing.kind, kind),
    isNull(outgoing.toldAt),
    isNull(outgoing.sentAt),
    isNull(outgoing.endedAt),
    isNotNull(outgoing.lastError),
  );
  const rows = isStuck ? await writer.update(outgoing, { toldAt: now }, isStuck) : [];
  if (rows.length === 0) return;
  const targets = rows.toSorted((a, b) => a.id - b.id).map(({ target }) => target);
  const why = oneLine(reason, longestReason);
  await raise(
    writer,
    eventId,
    `Alarm ${eventId} does not reach ${receiversOf(kind, targets)} by ${kind} (${why}); it is tried for a day`,
    now,
  );
}

/** The System event at the end of all tries. `now` in milliseconds since 1970. */
export async function tellGivenUp(writer: Writer, { kind, target, eventId }: AlarmRow, now: number): Promise<void> {
  const what = `${kind} to ${receiversOf(kind, [target])}`;
  await raise(writer, eventId, `Nobody was told of alarm ${eventId} by ${what}: given up after a day`, now);
}
