export { describeRule, type RuleDescription } from './describe-rule.ts';
export { countChecks, expandChecks, expandRule } from './expand-rule.ts';
export type {
  CoverageGap,
  LintFinding,
  LintFix,
  LintSeverity,
  PlannedRule,
  PlanSurroundings,
  PublicHoliday,
  RuleOverlap,
} from './lint.types.ts';
export { lintPlan } from './lint-plan.ts';
export { type MatchKind, type MatchWindow, matchWindow } from './match-window.ts';
export { nextChecks } from './next-checks.ts';
export { toPlannedRule } from './planned-rule.ts';
export type {
  ExistingCheck,
  ExpandOptions,
  PatrolRule,
  PlannedCheck,
  RuleBreaks,
  RuleDays,
  RuleEdit,
  RuleProblem,
  RuleSlot,
  RuleWindow,
} from './rule.types.ts';
export { ruleDayAt } from './rule-day-at.ts';
export { isLeftOut, ruleDays } from './rule-days.ts';
export { planRuleEdit, slotsToMake } from './rule-edit.ts';
export { type EditedRule, previewRuleEdit, type RuleEditPreview } from './rule-edit-preview.ts';
export { type RuleSource, toPatrolRule } from './rule-from-model.ts';
export { type RuleFields, type RuleReading, type RuleReadOptions, ruleFromWire } from './rule-from-wire.ts';
export { type DoubleBookings, findDoubleBookings } from './rule-overlap.ts';
export { parseRuleString, type RuleStringReading, type RuleStringRefusal, writeRuleString } from './rule-string.ts';
export { maximumChecks, type RuleCheckOptions, validateRule } from './validate-rule.ts';
