import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type Location } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { addressOf } from './use-page.ts';

/** The sites of the tenant, and what was last heard of each. */
export function SitesPage(): ReactElement {
  const { directory } = useLive();
  const sites = [...directory.locations.values()].filter(({ isActive }) => isActive);
  return (
    <>
      <h1>Sites</h1>
      <p className="lead">Where our guards go, and what they last reported there.</p>
      <table className="sites">
        <thead>
          <tr>
            <th scope="col">Site</th>
            <th scope="col">Checkpoints</th>
            <th scope="col">Last report</th>
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <SiteRow key={site.locationId} site={site} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function SiteRow({ site }: { site: Location }): ReactElement {
  const { feed, directory, locate } = useLive();
  const { text, timeZone } = usePatrol();
  const { events } = useLiveSnapshot(feed);
  const last = events.find(({ locationId }) => locationId === site.locationId);
  const checkpoints = [...directory.checkpoints.values()].filter(({ locationId }) => locationId === site.locationId);
  return (
    <tr>
      <th scope="row">
        {site.name}
        <small>{site.address}</small>
      </th>
      <td data-label="Checkpoints">{checkpoints.length}</td>
      <td data-label="Last report">
        {last ? (
          <a href={addressOf('patrol')} onClick={() => locate(last.eventId)}>
            {text(`eventType.${last.type}`)}, {formatDateTime(last.occurredAt, timeZone)}
          </a>
        ) : (
          'none lately'
        )}
      </td>
    </tr>
  );
}
