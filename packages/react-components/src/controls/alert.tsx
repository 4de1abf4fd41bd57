import './dialogs.css.ts';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { Button } from './button.tsx';

/** Props of {@link Alert}. @internal */
export interface AlertProps {
  /** The exact text; line breaks are kept. */
  title: string;
  /** What was being done, and what can be done now. */
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}

/** An error that is told and stops nothing: timers, alarms and typing go on (SD7). @internal */
export function Alert({ title, detail, onRetry, onClose }: AlertProps): ReactElement {
  const { text } = usePatrol();
  const id = useId();
  return (
    <div aria-describedby={`${id}-detail`} aria-labelledby={id} className="pk-Alert" role="alertdialog">
      <div className="pk-Alert-body">
        <Icon name="warn" />
        <div>
          <strong className="pk-Alert-title" id={id} role="alert">
            {title}
          </strong>
          <div className="pk-Alert-detail" id={`${id}-detail`}>
            {detail}
          </div>
        </div>
      </div>
      <div className="pk-Alert-foot">
        <Button onPress={onClose}>{text('dialog.close')}</Button>
        {onRetry && (
          <Button onPress={onRetry} variant="primary">
            {text('dialog.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
