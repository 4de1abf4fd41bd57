import { Icon } from '@patrolkit/react-components/icon';
import type { FailedConfirm } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { alertTextOf } from '../services/alert-text.ts';
import { useText } from '../services/texts.ts';
import * as css from './confirm-alert.css.ts';

/** Props of {@link ConfirmAlert}. */
export interface ConfirmAlertProps {
  failed: readonly FailedConfirm[];
  onClose: () => void;
  onRetry: () => void;
}

/** Says which alarms could not be confirmed and why, without stopping anything (SD7). */
export function ConfirmAlert({ failed, onClose, onRetry }: ConfirmAlertProps): ReactElement | null {
  const text = useText();
  const first = failed[0];
  if (!first) return null;
  const { id, values } = alertTextOf(first.error);
  return (
    <div aria-labelledby="confirm-alert" className={css.alert} role="alertdialog">
      <div className={css.body}>
        <Icon name="warn" />
        <div>
          <strong id="confirm-alert">{text(id, values)}</strong>
          <p className={css.doing}>
            {text('console.alert.confirming', { ids: failed.map(({ eventId }) => eventId).join(', ') })}
          </p>
        </div>
      </div>
      <div className={css.foot}>
        <Button className={css.button} onPress={onClose}>
          {text('console.alert.close')}
        </Button>
        <Button className={css.primary} onPress={onRetry}>
          {text('console.alert.retry')}
        </Button>
      </div>
    </div>
  );
}
