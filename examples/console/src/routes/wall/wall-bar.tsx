import { Icon } from '@patrolkit/react-components/icon';
import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTimeSeconds } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { StandingNotes } from '../../layout/standing-notes.tsx';
import { useText } from '../../services/texts.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { linkWords } from './link-words.rules.ts';
import { useClockSecond } from './use-clock-second.ts';
import * as css from './wall-page.css.ts';

/** Whether the picture is live and how old it is, who is on duty, and the time; the way out at the end. */
export function WallBar({ onLeave }: { onLeave: () => void }): ReactElement {
  const text = useText();
  const { text: shared, timeZone } = usePatrol();
  const { feed } = useLive();
  const { link, lastUpdateAt, positions } = useLiveSnapshot(feed);
  const now = useClockSecond();
  const written = formatDateTimeSeconds(now, timeZone); // DD/MM/YYYY HH:mm:ss
  return (
    <div className={css.bar} data-link={link}>
      <div className={css.state}>
        <span className={css.part}>
          <Icon name={link === 'live' ? 'check-circle' : 'warn'} size={22} />
          {linkWords({ link, lastUpdateAt, now, timeZone }, shared)}
        </span>
        <span className={css.part}>{shared('alarmStrip.guards', { count: positions.length })}</span>
        <StandingNotes />
      </div>
      <time className={css.clock} dateTime={new Date(now).toISOString()}>
        <span className={css.date}>{written.slice(0, 10)}</span> {written.slice(11)}
      </time>
      <span className={css.buttons}>
        <FullScreenButton />
        <Button
          aria-keyshortcuts="Escape"
          aria-label={text('console.wall.leave')}
          className={css.button}
          onPress={onLeave}
        >
          <Icon name="close" size={20} />
        </Button>
      </span>
    </div>
  );
}
