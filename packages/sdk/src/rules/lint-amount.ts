import { countChecks } from './expand-rule.ts';
import type { LintFinding, PlannedRule, PlanSurroundings } from './lint.types.ts';
import type { PatrolRule } from './rule.types.ts';
import { maximumChecks } from './validate-rule.ts';

const minuteMs = 60_000;
const daySeconds = 86_400;
const dayMinutes = 1440;

/* Two windows do not touch when both tolerances and the whole minute of the late edge fit between their starts (C3). */
const longestTolerance = (intervalMinutes: number): number => Math.max(0, Math.floor((intervalMinutes - 1) / 2));

/** Whether a check has a next one that its tolerance can reach into. */
function hasSecondSlot({ fromTime, toTime, intervalMs }: PatrolRule): boolean {
  const isWholeDay = fromTime === toTime;
  return isWholeDay || (toTime - fromTime + (toTime < fromTime ? daySeconds : 0)) * 1000 > intervalMs;
}

/** The shortest interval, minutes, with which the back end takes the rule; null when a day is too short. */
function shortestInterval(rule: PatrolRule, count: number, now: number): number | null {
  const estimate = Math.ceil(((rule.intervalMs / minuteMs) * count) / maximumChecks);
  for (let minutes = estimate; minutes <= dayMinutes; minutes += 1) {
    const intervalMs = minutes * minuteMs;
    if (countChecks({ ...rule, intervalMs }, { notBefore: now }) <= maximumChecks) return minutes;
  }
  return null;
}

/** More checks than can be made or read, none at all, and visits that count twice. @internal */
export function* lintAmount({ rule }: PlannedRule, { now }: PlanSurroundings): Generator<LintFinding> {
  const checkpoints = rule.checkpointIds.length;
  const [intervalMinutes, toleranceMinutes] = [rule.intervalMs / minuteMs, rule.toleranceMs / minuteMs];
  const count = countChecks(rule, { notBefore: now });
  if (count === 0) yield { code: 'noChecks', severity: 'error', values: {}, fixes: [] };
  if (count > maximumChecks) {
    const minutes = shortestInterval(rule, count, now);
    const fixes = minutes === null ? [] : ([{ kind: 'setInterval', minutes }] as const);
    yield { code: 'tooManyChecks', severity: 'error', values: { count, limit: maximumChecks }, fixes };
  }
  if (checkpoints === 0) {
    yield { code: 'noCheckpoints', severity: 'warning', values: {}, fixes: [{ kind: 'chooseCheckpoints' }] };
  }
  if (checkpoints > intervalMinutes) {
    const fixes = [{ kind: 'setInterval', minutes: checkpoints }] as const;
    yield { code: 'noTimeForChecks', severity: 'warning', values: { checkpoints, intervalMinutes }, fixes };
  }
  if (hasSecondSlot(rule) && toleranceMinutes * 2 + 1 > intervalMinutes) {
    const minutes = longestTolerance(intervalMinutes);
    const fixes = minutes < toleranceMinutes ? ([{ kind: 'setTolerance', minutes }] as const) : [];
    yield { code: 'visitAnswersTwo', severity: 'warning', values: { toleranceMinutes, intervalMinutes }, fixes };
  }
}
