import type { ReactElement } from 'react';
import { Alert } from '../controls/alert.tsx';
import { usePatrol } from '../provider/index.ts';
import type { SubmitFailure } from './use-submit.ts';

/** Props of {@link FormAlert}. @internal */
export interface FormAlertProps {
  /** The exact text of a rule that was broken (S8.25); null for none. */
  brokenRule: string | null;
  failure: SubmitFailure | null;
  describeError: ((error: unknown) => string) | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** What stopped a task from being saved, without stopping anything else (SD7). @internal */
export function FormAlert({
  brokenRule,
  failure,
  describeError,
  onRetry,
  onClose,
}: FormAlertProps): ReactElement | null {
  const { text } = usePatrol();
  if (brokenRule !== null) return <Alert onClose={onClose} title={brokenRule} />;
  if (!failure) return null;
  const title = describeError?.(failure.error) ?? [text('taskForm.notSaved'), ...failure.lines].join('\n');
  return <Alert detail={text('taskForm.notSavedDetail')} onClose={onClose} onRetry={onRetry} title={title} />;
}
