import type { LintFinding, PlannedRule, PlanSurroundings } from './lint.types.ts';
import { ruleFrames } from './rule-frames.ts';

/** The public holidays on which a window of the plan starts. @internal */
export function* lintHolidays(plan: PlannedRule, { now, holidays = [] }: PlanSurroundings): Generator<LintFinding> {
  if (holidays.length === 0) return;
  const days = new Set([...ruleFrames(plan.rule, { from: now })].map(({ day }) => day));
  const met = holidays.filter(({ date }) => days.has(date)).sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first] = met;
  if (!first) return;
  const dates = met.map(({ date }) => date);
  const fixes = [{ kind: 'showDay', date: first.date } as const, { kind: 'skipDays', dates } as const];
  yield { code: 'holidays', severity: 'note', values: { holidays: met }, fixes };
}
