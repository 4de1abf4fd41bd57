import { gt, isNull, type SQL } from 'drizzle-orm';
import { patrolRule, schedulerItem } from '../../db/schema.ts';
import { live } from '../master-data/live.ts';
import type { Use } from '../master-data/refuse-in-use.ts';

/**
 * What a plan holds of a place or a checkpoint: its rules, and checks that can still be read.
 * @param at now, milliseconds since 1970
 */
export function planUses(isRuleOfIt: SQL, isCheckOfIt: SQL, at: number): readonly Use[] {
  const isAhead = gt(schedulerItem.closesAt, at);
  return [
    { table: patrolRule, where: live(patrolRule, isRuleOfIt), kind: 'rRule' },
    {
      table: schedulerItem,
      where: live(schedulerItem, isCheckOfIt, isNull(schedulerItem.readAt), isAhead),
      kind: 'scheduler',
    },
  ];
}
