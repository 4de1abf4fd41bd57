import type { Wire } from '@patrolkit/sdk/wire';
import { changeSeq } from '../../db/change-seq.ts';
import { schedulerItem } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import { type CheckPart, checksIn, checksOf } from '../../planning/check-filter.ts';
import { checkRows } from '../../planning/check-rows.ts';
import { checkToWire } from '../../planning/check-to-wire.ts';
import { askedPeriod } from '../../planning/period.ts';

/** Longest period that a calendar is asked for, in days (A1). */
export const longestPeriodDays = 400;
const maxRows = 50_000;

/** Checks of a period in the caller's scope, by their start; at most 50,000 (A1). @param now milliseconds since 1970 */
export async function listChecks(
  { query, repository, reply, scope }: ScopedCall<'scheduler_get' | 'scheduler_search'>,
  part: CheckPart,
  now: number,
): Promise<Wire<'SchedulerItem'>[]> {
  const period = askedPeriod(query, longestPeriodDays);
  const where = checksIn(period, checksOf(part), atVisibleLocation(schedulerItem.locationId, scope));
  reply.header('X-Change-Seq', await changeSeq(repository));
  const rows = await checkRows(repository, where, maxRows);
  const total = rows.length < maxRows ? rows.length : await repository.count(schedulerItem, where);
  reply.header('X-Total-Count', total);
  if (total > rows.length) reply.header('X-Truncated', 'true');
  return rows.map((row) => checkToWire(row, now));
}
