import { sql } from 'drizzle-orm';
import { millisecondsOf } from '../db/instant.ts';
import type { Repository } from '../db/repository.ts';
import { endGuardEvent } from './end-guard-events.ts';
import { eventTypeCode } from './event-type-code.ts';
import { restartAnchor } from './write-motion.ts';

interface OpenRow {
  readonly id: number;
  readonly userId: number;
  readonly isSilence: boolean;
  readonly occurredAt: number;
  readonly lastContactAt: number | null;
  readonly routeEndsAt: number | null;
  readonly stoppedAt: number | null;
}

/* null while it goes on */
function endOf(row: OpenRow, isOnRoute: boolean, now: number): number | null {
  /* heard while it was being told */
  const isHeard = row.isSilence && row.lastContactAt !== null && row.lastContactAt > row.occurredAt;
  if (isHeard && row.lastContactAt <= now) return row.lastContactAt;
  return isOnRoute ? null : Math.min(now, row.stoppedAt ?? now, row.routeEndsAt ?? now);
}

/**
 * C6: the end of a guard's route ends what he was told for on it, at the time of the end or of his Stop.
 * `onRoute` are the guards whose routes go on at `now`, in milliseconds since 1970.
 */
export async function endLeftStates(repository: Repository, onRoute: ReadonlySet<number>, now: number): Promise<void> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const open = await repository.query<OpenRow>(
    (tenantId) => sql`
      select e.id::float8 as id, e.user_id::float8 as "userId", e.type_code = ${eventTypeCode('NotConnected')} as "isSilence",
        ${millisecondsOf(sql`e.occurred_at`)} as "occurredAt", ${millisecondsOf(sql`alive.last_contact_at`)} as "lastContactAt",
        (select ${millisecondsOf(sql`max(r.ends_at)`)} from route r
          where r.tenant_id = ${tenantId} and r.user_id = e.user_id and r.deleted_at is null
            and r.starts_at <= ${at} and r.ends_at > e.occurred_at and r.ends_at <= ${at}) as "routeEndsAt",
        (select ${millisecondsOf(sql`max(s.occurred_at)`)} from event s
          where s.tenant_id = ${tenantId} and s.user_id = e.user_id and s.deleted_at is null
            and s.type_code = ${eventTypeCode('Stop')} and s.occurred_at >= e.occurred_at) as "stoppedAt"
      from event e
      left join contact alive on alive.tenant_id = ${tenantId} and alive.user_id = e.user_id
      where e.tenant_id = ${tenantId} and e.type_code in (12, 13) and e.ended_at is null and e.deleted_at is null`,
  );
  const left = open.flatMap((row) => {
    const endedAt = endOf(row, onRoute.has(row.userId), now);
    return endedAt === null ? [] : [{ row, endedAt }];
  });
  if (left.length === 0) return;
  await repository.write(async (writer) => {
    for (const { row, endedAt } of left) {
      await endGuardEvent(writer, row.id, endedAt);
      if (row.isSilence) await restartAnchor(writer, row.userId, endedAt);
    }
  });
}
