import { formatIdList, formatSpan } from '@patrolkit/sdk/model';
import { type PatrolRule, ruleFromWire } from '@patrolkit/sdk/rules';
import type { Wire } from '@patrolkit/sdk/wire';
import type { patrolRule } from '../db/schema.ts';

/** A row of the table of recurrence rules. */
export type RuleRow = typeof patrolRule.$inferSelect;

/** The fields of a rule on the wire that its row alone decides. */
export type RuleFacts = Required<Omit<Wire<'RRule'>, 'userName' | 'locationName' | 'version'>>;

/** What a row says in the words of the wire; also what the audit log keeps of it. */
export function ruleFacts(row: RuleRow): RuleFacts {
  return {
    idRRule: row.id,
    idSecurityGuard: row.userId,
    idUser: row.userId,
    idLocation: row.locationId,
    locationTags: formatIdList(row.locationTagIds),
    rRuleString: row.ruleString,
    startDate: row.startDate,
    endDate: row.endDate,
    fromTime: row.fromTime,
    toTime: row.toTime,
    hourInterval: formatSpan(row.intervalSeconds),
    tolerance: formatSpan(row.toleranceSeconds),
    timeZone: row.timeZone,
    title: row.title,
    checkEventMissing: row.isMissReported,
    skippedDates: row.skippedDates,
    pausedFrom: row.pausedFrom,
    pausedUntil: row.pausedUntil,
  };
}

/** The rule of a row, to plan by. Throws for a row that was not validated before it was stored. */
export function ruleOfRow(row: RuleRow): PatrolRule {
  const reading = ruleFromWire(ruleFacts(row), { timeZone: row.timeZone });
  if (!reading.ok) throw new Error(`Rule ${row.id} cannot be read: ${reading.problems.map(({ field }) => field)}`);
  return reading.rule;
}
