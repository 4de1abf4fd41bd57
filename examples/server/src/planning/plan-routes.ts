import type { RuleWindow } from '@patrolkit/sdk/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';
import type { RuleRow } from './rule-row.ts';

const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

async function removeFuture(writer: Writer, row: RuleRow, now: number): Promise<number> {
  const removed = await writer.query(
    (tenantId) => sql`
      delete from route where tenant_id = ${tenantId} and rule_id = ${row.id} and deleted_at is null
        and starts_at > ${instant(now)}
      returning id`,
  );
  return removed.length;
}

/* A tour that goes on gets the window's new end; one that does not ends with the last check it still has. */
async function changeRunning(
  writer: Writer,
  row: RuleRow,
  current: RuleWindow | undefined,
  now: number,
): Promise<{ userId: number }[]> {
  const goesOn = current ? sql`r.user_id = ${row.userId}` : sql`false`;
  return writer.query<{ userId: number }>(
    (tenantId) => sql`
      update route r set version = r.version + 1,
        company_id = case when ${goesOn} then place.company_id else r.company_id end,
        ends_at = case when ${goesOn} then ${instant(current?.endsAt ?? now)} else least(r.ends_at, greatest(
          ${instant(now)},
          (select max(s.ends_at) from scheduler_item s where s.tenant_id = r.tenant_id and s.rule_id = r.rule_id
            and s.deleted_at is null and s.opens_at <= ${instant(now)} and s.starts_at < r.ends_at))) end
      from location place
      where r.tenant_id = ${tenantId} and r.rule_id = ${row.id} and r.deleted_at is null
        and r.starts_at <= ${instant(now)} and r.ends_at > ${instant(now)}
        and place.tenant_id = r.tenant_id and place.id = ${row.locationId}
      returning r.user_id::float8 as "userId"`,
  );
}

/* One that was deleted by hand is not made again, as with checks (C2.8). */
async function insertRoutes(writer: Writer, row: RuleRow, windows: readonly RuleWindow[]): Promise<void> {
  const starts = `{${windows.map((window) => window.startsAt)}}`;
  const ends = `{${windows.map((window) => window.endsAt)}}`;
  await writer.query(
    (tenantId) => sql`
      insert into route (tenant_id, rule_id, user_id, company_id, starts_at, ends_at)
      select ${tenantId}, ${row.id}, ${row.userId}, place.company_id, made.starts, made.ends
      from (
        select to_timestamp(starts / 1000) as starts, to_timestamp(ends / 1000) as ends
        from unnest(${starts}::float8[], ${ends}::float8[]) as made(starts, ends)
      ) made
      join location place on place.tenant_id = ${tenantId} and place.id = ${row.locationId}
      where not exists (
        select 1 from route r where r.tenant_id = ${tenantId} and r.rule_id = ${row.id} and r.starts_at = made.starts
      )`,
  );
}

/**
 * Brings the tours of a rule to its windows, inside the transaction that stores the rule: future ones are replaced, a
 * running one keeps its start and gets a new end (C5, G12). Without windows nothing new is made. One change in the
 * feed. @param now milliseconds since 1970
 */
export async function planRoutes(
  writer: Writer,
  row: RuleRow,
  windows: readonly RuleWindow[],
  now: number,
): Promise<void> {
  const current = windows.findLast((window) => window.startsAt <= now && now < window.endsAt);
  const removed = await removeFuture(writer, row, now);
  const running = await changeRunning(writer, row, current, now);
  const made = windows.filter((window) => window.startsAt > now);
  if (current && !running.some(({ userId }) => userId === row.userId)) {
    /* Who takes over from another guard starts now, beside the part that the other one has walked. */
    made.unshift(running.length === 0 ? current : { ...current, startsAt: now });
  }
  if (made.length > 0) await insertRoutes(writer, row, made);
  if (removed + running.length + made.length === 0) return;
  const reason = row.deletedAt === null ? 'saved' : 'deleted';
  writer.changed({ kind: 'route', reason, id: 0, version: row.version });
}
