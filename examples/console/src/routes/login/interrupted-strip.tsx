import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatClock } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import * as css from '../../layout/public-page.css.ts';
import { useText } from '../../services/texts.ts';
import { readArrival } from '../arrival.ts';

/** Says that nobody is watching, when monitoring was interrupted (SD6). */
export function InterruptedStrip(): ReactElement | null {
  const text = useText();
  const { timeZone } = usePatrol();
  const { interruption } = readArrival(useLocation().state);
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
