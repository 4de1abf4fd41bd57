import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { LinkState } from '@patrolkit/sdk/live';
import { formatClock, localDate } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { addressOf } from './use-page.ts';

const newestCount = 6;

/** What a customer wants to know first, in the portal's own words and markup, from the same live feed. */
export function OverviewPage({ name }: { name: string }): ReactElement {
  const { feed, directory } = useLive();
  const { events, openAlarms, positions, status, link } = useLiveSnapshot(feed);
  const { text, timeZone, now } = usePatrol();
  const today = localDate(timeZone, now());
  const readToday = events.filter(
    ({ type, occurredAt }) => type === 'TagRead' && localDate(timeZone, occurredAt) === today,
  );
  const figures = [
    { label: 'guards on the map', value: positions.length },
    { label: 'checkpoints read today', value: readToday.length },
    { label: 'sites in our care', value: directory.locations.size },
    { label: 'open alarms', value: openAlarms.length },
  ];
  return (
    <>
      <h1>Hello {name.split(' ')[0]}</h1>
      <p className="lead">{leadOf(link, openAlarms.length)}</p>
      <dl className="figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{status === 'loading' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      <section className="card">
        <h2>Just now</h2>
        <ol className="newest">
          {events.slice(0, newestCount).map(({ eventId, type, occurredAt, source, description }) => (
            <li key={eventId}>
              <time dateTime={new Date(occurredAt).toISOString()}>{formatClock(occurredAt, timeZone)}</time>
              <strong>{text(`eventType.${type}`)}</strong>
              <span>{[source, description].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
        <a className="primary" href={addressOf('patrol')}>
          Watch the patrol
        </a>
      </section>
    </>
  );
}

/* Nothing is called calm that was not heard of just now. */
function leadOf(link: LinkState, openCount: number): string {
  if (openCount > 0) return 'Somebody needs an answer: the line above says who and where.';
  return link === 'live' ? 'All is calm at your sites.' : 'We are asking how your sites are.';
}
