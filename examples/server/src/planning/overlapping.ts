import { and, gt, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Period } from './period.ts';

/** Rows whose time overlaps a period: they start before its end and end after its begin. */
export function overlapping(
  { startsAt, endsAt }: { readonly startsAt: AnyPgColumn; readonly endsAt: AnyPgColumn },
  period: Period,
): SQL | undefined {
  return and(lt(startsAt, period.endsAt), gt(endsAt, period.startsAt));
}
