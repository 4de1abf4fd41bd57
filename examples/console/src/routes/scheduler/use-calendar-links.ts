import { useLive } from '@patrolkit/react-components/live';
import type { CalendarLink } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useState } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { useText } from '../../services/texts.ts';

/** The calendar links that work. */
export interface CalendarLinks {
  /** null before the first answer. */
  readonly links: readonly CalendarLink[] | null;
  /** The link that was made last, with its secret; null once another guard is looked at. */
  readonly made: CalendarLink | null;
  make(guardId: number, guardName: string): Promise<void>;
  revoke(link: CalendarLink): Promise<void>;
  forget(): void;
}

/** Loads the calendar links while they are looked at, makes new ones and revokes old ones. */
export function useCalendarLinks(isOpen: boolean): CalendarLinks {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const [links, setLinks] = useState<readonly CalendarLink[] | null>(null);
  const [made, setMade] = useState<CalendarLink | null>(null);
  const load = useCallback(async () => {
    const all = await client.calendarLink.getAll();
    setLinks(all.filter(({ isRevoked }) => !isRevoked));
  }, [client]);
  useEffect(() => {
    if (!isOpen) return;
    load().catch((error: unknown) => alerts.tell(error, { doing: text('console.calendar.loading') }));
  }, [isOpen, load, alerts, text]);
  return {
    links,
    made,
    forget: () => setMade(null),
    make: async (guardId, guardName) => {
      try {
        setMade(await client.calendarLink.create(guardId));
        await load();
      } catch (error) {
        alerts.tell(error, { doing: text('console.calendar.making', { name: guardName }) });
      }
    },
    revoke: async (link) => {
      try {
        await client.calendarLink.revoke(link.linkId);
        setMade((known) => (known?.linkId === link.linkId ? null : known));
        await load();
      } catch (error) {
        alerts.tell(error, { doing: text('console.calendar.revoking') });
      }
    },
  };
}
