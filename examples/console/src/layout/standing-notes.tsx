import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { useText } from '../services/texts.ts';
import * as css from './footer.css.ts';

/** What the installation lacks for a night when nobody listens (C12); nothing while all is well. */
export function StandingNotes(): ReactElement | null {
  const text = useText();
  const { standing } = useLive();
  if (!standing) return null;
  return (
    <>
      {!standing.hasEscalation && (
        <span className={css.note} role="status">
          <Icon name="warn" size={14} />
          {text('console.standing.noEscalation')}
        </span>
      )}
      {standing.isClockHeld && (
        <span className={css.note} role="status">
          <Icon name="warn" size={14} />
          {text('console.standing.clockHeld')}
        </span>
      )}
    </>
  );
}
