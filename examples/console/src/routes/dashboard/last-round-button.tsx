import { Button } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { useText } from '../../services/texts.ts';
import { useShowTrack } from './use-show-track.ts';

/** Leads to the track of a guard's last round; of a guard without one, to his last hours. */
export function LastRoundButton({ guardId }: { guardId: number }): ReactElement | null {
  const text = useText();
  const { directory } = useLive();
  const show = useShowTrack();
  const role = directory.users.get(guardId)?.role;
  if (!show || (role !== undefined && role !== 'Guard')) return null;
  return (
    <Button onPress={() => show(guardId)}>
      <Icon name="route" />
      {text('console.replay.lastRound')}
    </Button>
  );
}
