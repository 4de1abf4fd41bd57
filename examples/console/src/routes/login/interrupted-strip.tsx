import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatClock } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../services/texts.ts';
import { readInterruption } from './interruption.ts';
import * as css from './login-page.css.ts';

/** Says that nobody is watching, when monitoring was interrupted (SD6). */
export function InterruptedStrip(): ReactElement | null {
  const text = useText();
  const { timeZone } = usePatrol();
  const interruption = readInterruption(useLocation().state);
  if (!interruption) return null;
  return (
    <div className={css.interrupted} role="alert">
      <Icon name="warn" />
      <strong>{text('console.login.notMonitoring')}</strong>
      <span>
        {text('console.login.interrupted', {
          time: formatClock(interruption.at, timeZone),
          count: interruption.openAlarms,
        })}
      </span>
    </div>
  );
}
