import { and, eq, gt, type SQL } from 'drizzle-orm';
import { schedulerItem } from '../db/schema.ts';
import { live } from '../features/master-data/live.ts';
import { overlapping } from './overlapping.ts';
import type { Period } from './period.ts';

/** What a list of checks can be narrowed to; 0 or missing is no narrowing. */
export interface CheckPart {
  readonly idUser?: number | undefined;
  readonly idLocation?: number | undefined;
  readonly idLocationTag?: number | undefined;
}

/** Longest planned check, in days: a list looks no further back for one that reaches into its period. */
export const longestCheckDays = 31;

/** Checks of one guard, one location, one checkpoint. */
export function checksOf({ idUser = 0, idLocation = 0, idLocationTag = 0 }: CheckPart): SQL | undefined {
  return and(
    idUser === 0 ? undefined : eq(schedulerItem.userId, idUser),
    idLocation === 0 ? undefined : eq(schedulerItem.locationId, idLocation),
    idLocationTag === 0 ? undefined : eq(schedulerItem.locationTagId, idLocationTag),
  );
}

/** Checks whose time overlaps a period (S7.50). */
export function checksIn(period: Period, ...conditions: readonly (SQL | undefined)[]): SQL {
  const earliest = Math.max(0, period.startsAt - longestCheckDays * 24 * 3_600_000);
  return live(schedulerItem, overlapping(schedulerItem, period), gt(schedulerItem.startsAt, earliest), ...conditions);
}
