import { useLive } from '@patrolkit/react-components/live';
import type { EventReportRow, GuardPosition } from '@patrolkit/sdk/model';
import { useState } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { useText } from '../../services/texts.ts';
import { thinned } from './incident.rules.ts';

/** Where the guard was around an event. */
export interface IncidentTrack {
  /** null until it was asked for. */
  readonly track: readonly GuardPosition[] | null;
  readonly isReading: boolean;
  read(): Promise<void>;
}

const aroundMs = 15 * 60_000;

/** Reads the track of one event's guard when somebody asks for it, and never by itself: each look is noted (C13). */
export function useIncidentTrack(event: EventReportRow | null): IncidentTrack {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const [known, setKnown] = useState<{ readonly eventId: number; readonly track: readonly GuardPosition[] } | null>(
    null,
  );
  const [isReading, setReading] = useState(false);
  return {
    track: known && known.eventId === event?.eventId ? known.track : null,
    isReading,
    read: async () => {
      if (!event || event.guardId === null) return;
      const { eventId, guardId, occurredAt } = event;
      setReading(true);
      try {
        const options = { isTrack: true, guardId, until: occurredAt + aroundMs };
        const fixes = await client.userLocation.getForDateTime(occurredAt - aroundMs, options);
        /* A back end without the filter answers everybody's. */
        const own = fixes.filter((fix) => fix.guardId === guardId && fix.recordedAt < occurredAt + aroundMs);
        setKnown({ eventId, track: thinned(own) });
      } catch (error) {
        alerts.tell(error, { doing: text('console.incident.trackReading') });
      } finally {
        setReading(false);
      }
    },
  };
}
