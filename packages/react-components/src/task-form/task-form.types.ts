import type { Checkpoint, Location, RecurrenceRule, Shift, User } from '@patrolkit/sdk/model';
import type { LintFix, PublicHoliday } from '@patrolkit/sdk/rules';
import type { Ref } from 'react';

/** Someone who may be planned; only active ones of role Guard are offered (S5.13). @public */
export type TaskUser = Pick<User, 'userId' | 'name' | 'role' | 'isActive'>;

/** A place that may be planned; only active ones are offered. @public */
export type TaskLocation = Pick<Location, 'locationId' | 'name' | 'isActive' | 'position'>;

/** A checkpoint of a place. @public */
export type TaskCheckpoint = Pick<Checkpoint, 'checkpointId' | 'locationId' | 'name' | 'position'>;

/** save: as the rule it is; copy: as a new one, whatever it was ('Copy/paste', S4.34). @public */
export type TaskSubmitReason = 'save' | 'copy';

/** cancel: without saving; saved: after it was saved. @public */
export type TaskCloseReason = 'cancel' | 'saved';

/** What the whole plan is about; the form does not fetch anything itself. @public */
export interface TaskFormData {
  users: readonly TaskUser[];
  locations: readonly TaskLocation[];
  checkpoints: readonly TaskCheckpoint[];
  /** The rules there are, this one among them or not: the plan check looks for what meets. @default none */
  otherRules?: readonly RecurrenceRule[] | undefined;
  /** Public holidays the plan check names. @default none */
  holidays?: readonly PublicHoliday[] | undefined;
  /** Working hours that fill in times and weekdays. @default none */
  shifts?: readonly Shift[] | undefined;
}

/** What {@link useTaskForm} takes. @public */
export interface TaskFormOptions extends TaskFormData {
  /** The rule to change, or with `ruleId` 0 one to begin with. @default a new one */
  rule?: RecurrenceRule | undefined;
  /** IANA zone of new rules: Config.timeZone. Others keep their own. */
  timeZone: string;
  /** First day of a new one, `YYYY-MM-DD`, such as the day that was clicked. @default today */
  defaultStartDate?: string | undefined;
  /** Minutes (S9.42). @default 60 */
  defaultIntervalMinutes?: number | undefined;
  /** Minutes (S9.41). @default 30 */
  defaultToleranceMinutes?: number | undefined;
  /** Saves; what it rejects with is shown, and nothing that was typed is lost. */
  onSubmit: (rule: RecurrenceRule, details: { reason: TaskSubmitReason }) => Promise<unknown>;
  /** The form is to be closed: it was saved, or left without saving. */
  onClose: (details: { reason: TaskCloseReason }) => void;
  /** Carries out what only the page can: shows a rule or a day. Without it these links are not there. */
  onFix?: ((fix: Extract<LintFix, { kind: 'showRule' | 'showDay' }>) => void) | undefined;
  /** A sentence for what `onSubmit` rejected with. @default 'The task could not be saved.' and the lines of the server */
  describeError?: ((error: unknown) => string) | undefined;
}

/** Props of {@link TaskForm}. @public */
export interface TaskFormProps extends TaskFormOptions {
  /** panel: beside the calendar; dialog: over the page, with the focus kept inside. @default 'panel' */
  presentation?: 'panel' | 'dialog' | undefined;
  /** Whether the back end keeps title, zone and the flag for missed checks (`ruleExtras` in Config.features); if not, the form says so (S7.63). @default true */
  canKeepTitle?: boolean | undefined;
  /** Whether the back end keeps skipped days and a pause (`ruleBreaks` in Config.features); if not, they are not asked for. @default true */
  canSkipDays?: boolean | undefined;
  /** Stands beside the public class name `pk-TaskForm`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
