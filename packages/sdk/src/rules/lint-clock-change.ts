import type { LintFinding, PlannedRule, PlanSurroundings } from './lint.types.ts';
import { ruleFrames } from './rule-frames.ts';

const daySeconds = 86_400;

/** The nights of the plan in which the clock changes, where that changes the number of their checks (C2.4). @internal */
export function* lintClockChange({ rule }: PlannedRule, { now }: PlanSurroundings): Generator<LintFinding> {
  const { fromTime, toTime, intervalMs } = rule;
  const wallMs = (toTime > fromTime ? toTime - fromTime : toTime - fromTime + daySeconds) * 1000;
  const usual = Math.ceil(wallMs / intervalMs);
  for (const { day, startsAt, endsAt, first, end } of ruleFrames(rule, { from: now })) {
    const checks = end - first;
    if (endsAt - startsAt === wallMs || checks === usual) continue;
    const values = { date: day, checks, usual };
    yield { code: 'clockChange', severity: 'warning', values, fixes: [{ kind: 'showDay', date: day }] };
  }
}
