import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { useText } from '../../services/texts.ts';
import * as css from './wall-page.css.ts';
import { WallRow } from './wall-row.tsx';
import { wallRows } from './wall-rows.rules.ts';

/** Open alarms first (that there are none is said by the strip), then what has happened last; what has no room stays away as a whole row. */
export function WallList(): ReactElement {
  const text = useText();
  const { feed, alarm } = useLive();
  const { events } = useLiveSnapshot(feed);
  const { alarms, latest } = wallRows(alarm.open, events);
  return (
    <section aria-label={text('console.panel.events')} className={css.list}>
      {alarms.length > 0 && <h2 className={css.head}>{text('console.wall.alarms', { count: alarm.open.length })}</h2>}
      {alarms.map((event) => (
        <WallRow event={event} key={event.eventId} />
      ))}
      <h2 className={css.head}>{text('console.wall.latest')}</h2>
      {latest.map((event) => (
        <WallRow event={event} key={event.eventId} />
      ))}
    </section>
  );
}
