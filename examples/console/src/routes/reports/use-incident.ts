import { useLive } from '@patrolkit/react-components/live';
import type { EventImage, EventReportRow } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { type Asked, useAsked } from '../../filters/use-asked.ts';
import { useSession } from '../../services/use-session.ts';
import { entriesOf, type IncidentParts } from './incident.rules.ts';

/** What is known of one event, with its pictures. */
export interface Incident extends IncidentParts {
  readonly images: readonly EventImage[];
}

/* The log is asked for the time in which somebody may have done something about the event. */
const followedMs = 30 * 86_400_000;

/** Asks for the thread, the pictures and the log of an event; null asks nothing. */
export function useIncident(event: EventReportRow | null): Asked<Incident> {
  const { client } = useLive();
  const mayReadAudit = useSession()?.policies.includes('audit.read') ?? false;
  const ask = useMemo(() => {
    if (!event) return null;
    const { eventId, occurredAt } = event;
    return async (): Promise<Incident> => {
      const [comments, images, entries] = await Promise.all([
        client.notification.getAllOfEvent(eventId),
        event.hasImage ? client.event.getImages(eventId) : [],
        mayReadAudit
          ? client.audit
              .get({ from: occurredAt, to: occurredAt + followedMs, entity: 'event', limit: 1000 })
              .then(({ rows }) => rows)
          : [],
      ]);
      return { event, comments, images, entries: entriesOf(entries, eventId) };
    };
  }, [client, event, mayReadAudit]);
  return useAsked(ask);
}
