import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { ReactElement } from 'react';
import { useOpenSection } from '../../layout/use-open-section.ts';
import { useText } from '../../services/texts.ts';
import { useAllowedSections } from '../../services/use-allowed-sections.ts';
import { replayAddress } from '../guard-routes/replay-address.rules.ts';
import { lastHours, lastRound } from '../guard-routes/track-period.rules.ts';

/** Leads to the track of a guard's last round; of a guard without one, to his last hours. */
export function LastRoundButton({ guardId }: { guardId: number }): ReactElement | null {
  const text = useText();
  const { now } = usePatrol();
  const { feed, directory } = useLive();
  const openSection = useOpenSection();
  const section = useAllowedSections().find(({ id }) => id === 'guardRoutes');
  const role = directory.users.get(guardId)?.role;
  if (!section || (role !== undefined && role !== 'Guard')) return null;
  const show = (): void => {
    const at = now();
    const period = lastRound(feed.getSnapshot().routes, guardId, at) ?? lastHours(at);
    openSection(section, replayAddress({ guardId, ...period }));
  };
  return (
    <Button onPress={show}>
      <Icon name="route" />
      {text('console.replay.lastRound')}
    </Button>
  );
}
