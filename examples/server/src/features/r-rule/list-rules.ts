import { parseLiteralDate } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, gte, lte } from 'drizzle-orm';
import { patrolRule } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import { rulesToWire } from './rules-to-wire.ts';

function dateOf(field: 'start' | 'end', text: string): string {
  const date = parseLiteralDate(text);
  if (date === null) throw invalid(field, 'format', 'must be a date D-M-Y or YYYY-MM-DD');
  return date;
}

/** GET /api/RRule/GetRRules: rules whose first to last day overlaps a period, both its days included. */
export async function listRules(call: ScopedCall<'rRule_get'>): Promise<Wire<'RRule'>[]> {
  const { query, repository, scope } = call;
  const where = live(
    patrolRule,
    lte(patrolRule.startDate, dateOf('end', query.end)),
    gte(patrolRule.endDate, dateOf('start', query.start)),
    atVisibleLocation(patrolRule.locationId, scope),
  );
  const rows = await listRows(call, patrolRule, { where, orderBy: [asc(patrolRule.startDate), asc(patrolRule.id)] });
  return rulesToWire(repository, rows);
}
