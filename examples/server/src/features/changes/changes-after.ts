import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, gt, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { changeSeq } from '../../db/change-seq.ts';
import type { Reader } from '../../db/reader.ts';
import { change } from '../../db/schema.ts';
import { changedEvents, changedNotifications } from './changed-rows.ts';

const pageRows = 1000;
type ChangeRow = typeof change.$inferSelect;

const idsOf = (rows: readonly ChangeRow[], kind: ChangeRow['kind']): number[] => [
  ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.entityId)),
];

/** What one caller may see of these changes, with the events and notifications as they are now. */
export async function changesForViewer(
  reader: Reader,
  scope: Scope,
  rows: readonly ChangeRow[],
): Promise<Wire<'Change'>[]> {
  const events = await changedEvents(reader, scope, idsOf(rows, 'event'));
  const notifications = await changedNotifications(reader, scope, idsOf(rows, 'notification'));
  const isSeen = ({ kind, entityId }: ChangeRow): boolean =>
    kind === 'event' ? events.visible.has(entityId) : kind !== 'notification' || notifications.visible.has(entityId);
  return rows.filter(isSeen).map((row) => {
    const event = row.kind === 'event' ? events.wires.get(row.entityId) : undefined;
    const notification = row.kind === 'notification' ? notifications.wires.get(row.entityId) : undefined;
    return {
      seq: row.seq,
      at: fromInstant(row.at),
      kind: row.kind,
      reason: row.reason,
      id: row.entityId,
      version: row.version,
      ...(event ? { event } : {}),
      ...(notification ? { notification } : {}),
    };
  });
}

async function isKept(reader: Reader, after: number, lastSeq: number): Promise<boolean> {
  if (after === lastSeq) return true;
  if (after > lastSeq) return false;
  const [oldest] = await reader.query<{ seq: number | null }>(
    (tenantId) => sql`select min(seq)::float8 as seq from change where tenant_id = ${tenantId}`,
  );
  return oldest?.seq != null && after + 1 >= oldest.seq;
}

/**
 * Part E: what this caller may see after a number, in order. Fewer changes than `limit` means that there are no more.
 * `reset` when the number is unknown or its successors are no longer kept.
 */
export async function changesAfter(
  reader: Reader,
  scope: Scope,
  after: number,
  limit: number,
): Promise<Wire<'ChangePage'>> {
  const lastSeq = await changeSeq(reader);
  if (!(await isKept(reader, after, lastSeq))) return { changes: [], lastSeq, reset: true };
  const changes: Wire<'Change'>[] = [];
  let position = after;
  /* What the caller may not see is passed over, so that a page cut to nothing does not look like the end. */
  while (position < lastSeq && changes.length < limit) {
    const rows = await reader.rows(change, gt(change.seq, position), { orderBy: [asc(change.seq)], limit: pageRows });
    const last = rows.at(-1);
    if (!last) break;
    changes.push(...(await changesForViewer(reader, scope, rows)));
    position = last.seq;
  }
  return {
    changes: changes.slice(0, limit),
    lastSeq: Math.max(lastSeq, changes.at(limit - 1)?.seq ?? 0),
    reset: false,
  };
}
