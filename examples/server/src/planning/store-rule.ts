import { eq, sql } from 'drizzle-orm';
import { patrolRule } from '../db/schema.ts';
import type { NewRow, Writer } from '../db/writer.ts';
import { type Materialising, materialise, nothingMade, windowsOf } from './materialise-rule.ts';
import { planRoutes } from './plan-routes.ts';
import { type RuleRow, ruleFacts } from './rule-row.ts';

/** What a rule says, without what the server keeps about it. */
export type RuleValues = Omit<NewRow<typeof patrolRule>, 'pendingFrom' | 'deletedAt' | 'version'>;

/** A rule after the first piece of its checks. */
export interface StoredRule {
  readonly row: RuleRow;
  /** Makes what the transaction of the rule has left; null when that was nothing. */
  readonly rest: Materialising | null;
}

/* Enough for a night, so that its checks are there with the rule, and little beside a year's routes. */
const firstChecks = 250;
const nextVersion = sql`${patrolRule.version} + 1` as unknown as number; // counted by the database

async function replan(writer: Writer, row: RuleRow, now: number, checks: number): Promise<StoredRule> {
  await planRoutes(writer, row, windowsOf(row, now), now);
  const rest = materialise(row, now);
  const hasMore = await rest.piece(writer, checks);
  return { row, rest: hasMore ? rest : null };
}

/**
 * Stores a valid rule, its routes and the first of its checks inside one transaction, with one row in the audit log.
 * @param before the row to change, held; null makes one
 * @param now milliseconds since 1970
 * @param checks how many checks are made with it
 */
export async function storeRule(
  writer: Writer,
  before: RuleRow | null,
  values: RuleValues,
  now: number,
  checks: number = firstChecks,
): Promise<StoredRule> {
  const given = { ...values, pendingFrom: nothingMade };
  const [row] = before
    ? await writer.update(patrolRule, { ...given, version: nextVersion }, eq(patrolRule.id, before.id))
    : await writer.insert(patrolRule, given);
  if (!row) throw new Error('The rule was not stored');
  writer.audit({
    action: 'rRule.save',
    entity: 'rRule',
    id: row.id,
    before: before && ruleFacts(before),
    after: ruleFacts(row),
  });
  return replan(writer, row, now, checks);
}

/**
 * Deletes a rule inside one transaction: what it has planned and nobody has begun goes, history stays (C2.9).
 * @param before the row, held
 * @param now milliseconds since 1970
 */
export async function deleteRule(writer: Writer, before: RuleRow, now: number): Promise<StoredRule> {
  const mark = { deletedAt: now, pendingFrom: nothingMade, version: nextVersion };
  const [row] = await writer.update(patrolRule, mark, eq(patrolRule.id, before.id));
  if (!row) throw new Error(`Rule ${before.id} was not deleted`);
  writer.audit({ action: 'rRule.delete', entity: 'rRule', id: row.id, before: ruleFacts(before) });
  return replan(writer, row, now, firstChecks);
}
