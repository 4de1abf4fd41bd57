import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../../http/problem.ts';
import { type Period, readInstant, readPeriod } from '../event/period.ts';

const maxDays = 400;

/** The period that is counted over. Throws 400 `dateOrder` when it is empty, `rangeTooLarge` over 400 days (A1). */
export function countedPeriod(startDateTime: string, endDateTime: string): Period {
  const period = readPeriod(['startDateTime', startDateTime], ['endDateTime', endDateTime]);
  if (period.to - period.from <= maxDays * 24 * 3_600_000) return period;
  throw invalid('endDateTime', 'rangeTooLarge', 'Range too large');
}

/** Rows of a list in a period that may be open at either end. Throws 400 `dateOrder` for one that runs backwards. */
export function inPeriod(
  column: PgColumn,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined {
  const from = query.from === undefined ? undefined : readInstant('from', query.from);
  const to = query.to === undefined ? undefined : readInstant('to', query.to);
  if (from !== undefined && to !== undefined && to < from) throw invalid('to', 'dateOrder', 'must not be before from');
  return and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lt(column, to));
}
