import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { patrolRule } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import { notFound } from '../../http/problem.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import type { RuleRow } from '../../planning/rule-row.ts';
import { holdRow } from '../master-data/hold-row.ts';

/** The rule that a caller may change, deleted or not, held until the end of the transaction. Throws 404 for no such rule. */
export async function ruleToChange(writer: Writer, scope: Scope, id: number): Promise<RuleRow> {
  await holdRow(writer, patrolRule, id, 'no key update');
  const isVisible = atVisibleLocation(patrolRule.locationId, scope);
  const isIt = eq(patrolRule.id, id);
  const row = await writer.first(patrolRule, and(isIt, isVisible) ?? isIt);
  if (!row) throw notFound(`Rule ${id}`);
  return row;
}
