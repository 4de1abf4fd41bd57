export { type CheckDraft, type CheckField, type CheckProblems, ruleFromCheck } from './check-draft.rules.ts';
export { CheckForm } from './check-form.tsx';
export type { CheckFormOptions, CheckFormProps } from './check-form.types.ts';
export type { FindingNames } from './finding-words.ts';
export { PlanCheckPanel, type PlanCheckPanelProps } from './plan-check-panel.tsx';
export type { ServerRefusal } from './server-problems.rules.ts';
export type { TaskDraft } from './task-draft.rules.ts';
export { TaskForm } from './task-form.tsx';
export type {
  TaskCheckpoint,
  TaskCloseReason,
  TaskFormData,
  TaskFormOptions,
  TaskFormProps,
  TaskLocation,
  TaskSubmitReason,
  TaskUser,
} from './task-form.types.ts';
export type { TaskField, TaskProblem, TaskProblems } from './task-problems.rules.ts';
export { type CheckFormModel, useCheckForm } from './use-check-form.ts';
export type { FormClose } from './use-form-close.ts';
export type { PlanCheck, PlanPreview } from './use-plan-check.ts';
export type { Submit, SubmitFailure } from './use-submit.ts';
export type { TaskChoices } from './use-task-choices.ts';
export { type TaskFormModel, useTaskForm } from './use-task-form.ts';
