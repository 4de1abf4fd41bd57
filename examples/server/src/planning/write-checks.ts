import { matchWindow, type PlannedCheck } from '@patrolkit/sdk/rules';
import { sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';
import type { RuleRow } from './rule-row.ts';

const arrayOf = (values: readonly (number | null)[]): string => `{${values.map((value) => value ?? 'null').join()}}`;

/**
 * Stores checks of a rule in one statement. A slot that has its check already keeps it, also when that was read, moved
 * or deleted by hand (C2.8, C2.9).
 */
export async function insertChecks(writer: Writer, row: RuleRow, checks: readonly PlannedCheck[]): Promise<void> {
  if (checks.length === 0) return;
  const windows = checks.map((check) => matchWindow('rule', check, row.toleranceSeconds * 1000));
  const starts = arrayOf(checks.map((check) => check.startsAt));
  const ends = arrayOf(checks.map((check) => check.endsAt));
  const opens = arrayOf(windows.map((window) => window.opensAt));
  const closes = arrayOf(windows.map((window) => window.closesAt));
  const tags = arrayOf(checks.map((check) => check.checkpointId));
  await writer.query(
    (tenantId) => sql`
      insert into scheduler_item (tenant_id, rule_id, user_id, location_id, location_tag_id, type_code, title,
        starts_at, ends_at, slot_at, opens_at, closes_at, is_miss_reported)
      select ${tenantId}, ${row.id}, ${row.userId}, ${row.locationId}, made.tag, 2, ${row.title},
        to_timestamp(made.starts / 1000), to_timestamp(made.ends / 1000), to_timestamp(made.starts / 1000),
        to_timestamp(made.opens / 1000), to_timestamp(made.closes / 1000), ${row.isMissReported}
      from unnest(${starts}::float8[], ${ends}::float8[], ${opens}::float8[], ${closes}::float8[], ${tags}::bigint[])
        as made(starts, ends, opens, closes, tag)
      on conflict (rule_id, coalesce(location_tag_id, 0), slot_at) where rule_id is not null do nothing`,
  );
}

/**
 * Removes checks of a rule that a new version of it replaces: those whose match window has not opened at `now` and which
 * are neither read nor touched by hand (C2.9). Answers how many went, at most `limit`.
 */
export async function removeChecks(writer: Writer, ruleId: number, now: number, limit: number): Promise<number> {
  const removed = await writer.query(
    (tenantId) => sql`
      delete from scheduler_item where tenant_id = ${tenantId} and id in (
        select id from scheduler_item
        where tenant_id = ${tenantId} and rule_id = ${ruleId} and opens_at > ${new Date(now).toISOString()}::timestamptz
          and type_code = 2 and read_at is null and deleted_at is null
        limit ${limit}
      )
      returning id`,
  );
  return removed.length;
}
