import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useOpenSection } from '../../layout/use-open-section.ts';
import { useAllowedSections } from '../../services/use-allowed-sections.ts';
import { replayAddress } from '../guard-routes/replay-address.rules.ts';
import { lastHours, lastRound } from '../guard-routes/track-period.rules.ts';

/** Leads to the track of a guard's last round, or of his last hours; undefined for who may not open the rounds. */
export function useShowTrack(): ((guardId: number) => void) | undefined {
  const { now } = usePatrol();
  const { feed } = useLive();
  const openSection = useOpenSection();
  const section = useAllowedSections().find(({ id }) => id === 'guardRoutes');
  if (!section) return undefined;
  return (guardId) => {
    const at = now();
    const period = lastRound(feed.getSnapshot().routes, guardId, at) ?? lastHours(at);
    openSection(section, replayAddress({ guardId, ...period }));
  };
}
