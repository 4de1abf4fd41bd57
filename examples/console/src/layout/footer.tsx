import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatClockSeconds } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { ReadinessNote } from '../readiness/readiness-note.tsx';
import { appVersion } from '../services/report-client-errors.ts';
import { useText } from '../services/texts.ts';
import * as css from './footer.css.ts';
import { ProviderLinks } from './provider-links.tsx';
import { StandingNotes } from './standing-notes.tsx';

/** The provider, the legal pages, and when what is shown was last known to be current. */
export function Footer(): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  const { eventsAt, positionsAt } = useLiveSnapshot(useLive().feed);
  const clock = (at: number | null): string =>
    at === null ? text('console.footer.never') : formatClockSeconds(at, timeZone);
  return (
    <footer className={css.footer}>
      <ProviderLinks />
      <ReadinessNote />
      <StandingNotes />
      <span className={css.space} />
      <span className={css.refresh}>
        {text('console.footer.refresh', { events: clock(eventsAt), positions: clock(positionsAt) })}
      </span>
      <span>v{appVersion}</span>
    </footer>
  );
}
