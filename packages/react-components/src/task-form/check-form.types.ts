import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';
import type { Ref } from 'react';
import type { TaskCloseReason, TaskFormData } from './task-form.types.ts';

/** What {@link useCheckForm} takes. @public */
export interface CheckFormOptions extends Pick<TaskFormData, 'users' | 'locations' | 'checkpoints'> {
  /** The planned check to change. */
  check: Occurrence;
  /** IANA zone of its times: that of its rule, else Config.timeZone (G31). */
  timeZone: string;
  /** Saves it under its own id; what it rejects with is shown, and nothing that was typed is lost. */
  onSubmit: (check: Occurrence) => Promise<unknown>;
  /** The form is to be closed: it was saved, or left without saving. */
  onClose: (details: { reason: TaskCloseReason }) => void;
  /** Opens the form of a new rule that plans the same, with id 0 (S4.34); without it there is no 'Copy/paste'. */
  onCopy?: ((rule: RecurrenceRule) => void) | undefined;
  /** A sentence for what `onSubmit` rejected with. @default 'The task could not be saved.' and the lines of the server */
  describeError?: ((error: unknown) => string) | undefined;
}

/** Props of {@link CheckForm}. @public */
export interface CheckFormProps extends CheckFormOptions {
  /** panel: beside the calendar; dialog: over the page, with the focus kept inside. @default 'panel' */
  presentation?: 'panel' | 'dialog' | undefined;
  /** Stands beside the public class name `pk-TaskForm`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
