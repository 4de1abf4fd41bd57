import type { LintFinding, LintSeverity, PlannedRule, PlanSurroundings } from './lint.types.ts';
import { lintAmount } from './lint-amount.ts';
import { lintClockChange } from './lint-clock-change.ts';
import { lintCoverage } from './lint-coverage.ts';
import { lintHolidays } from './lint-holidays.ts';
import { lintOverlaps } from './lint-overlaps.ts';
import { lintTravel } from './lint-travel.ts';

const severities: readonly LintSeverity[] = ['error', 'warning', 'note'];
const lints = [lintAmount, lintOverlaps, lintTravel, lintClockChange, lintCoverage, lintHolidays];

/**
 * What a plan gets wrong though it could be saved: errors first, then warnings, then notes. `validateRule` comes
 * first: a rule with a value that it refuses cannot be expanded.
 * @public
 */
export function lintPlan(plan: PlannedRule, surroundings: PlanSurroundings): LintFinding[] {
  const found = lints.flatMap((lint) => [...lint(plan, surroundings)]);
  return severities.flatMap((severity) => found.filter((finding) => finding.severity === severity));
}
