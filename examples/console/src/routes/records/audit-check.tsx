import { Alert, Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTimeSeconds } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import * as css from './records.css.ts';
import type { AuditCheck } from './use-audit-check.ts';

/** Props of {@link AuditCheckResult}. */
export interface AuditCheckResultProps {
  check: AuditCheck;
  onStart: () => void;
  onStop: () => void;
}

/** What the check of the log has found, or how far it is; nothing before it was started. */
export function AuditCheckResult({ check, onStart, onStop }: AuditCheckResultProps): ReactElement | null {
  const text = useText();
  const { timeZone } = usePatrol();
  const { status, checked, unchained, at, fault, error } = check;
  if (status === 'none') return null;
  if (status === 'failed') {
    const failure = error && alertTextOf(error);
    const title = failure ? text(failure.id, failure.values) : '';
    return <Alert onClose={onStop} onRetry={onStart} title={title} />;
  }
  if (status === 'broken' && fault) {
    const id = String(fault.auditId ?? '');
    const detail = text(`console.audit.broken.${fault.reason}`, { id, count: checked });
    return <Alert detail={detail} onClose={onStop} title={text('console.audit.broken')} />;
  }
  const older = unchained === 0 ? '' : ` ${text('console.audit.unchained', { count: unchained })}`;
  return (
    <p className={css.check} role="status">
      {status === 'running' ? (
        <>
          {text('console.audit.verifying', { count: checked })}
          <Button onPress={onStop}>{text('console.audit.stop')}</Button>
        </>
      ) : (
        <>
          <Icon name="check-circle" />
          {text('console.audit.whole', { count: checked, time: formatDateTimeSeconds(at ?? 0, timeZone) })}
          {older}
        </>
      )}
    </p>
  );
}
