import { useLiveMessage } from '@patrolkit/react-components/live';
import type { ReactElement } from 'react';
import { useBackdrop } from '../routes/dashboard/use-backdrop.ts';
import { useRoomTheme } from '../routes/wall/use-room-theme.ts';
import { settings } from '../services/settings.ts';
import { late } from './late.tsx';

/* It brings the map along, which nobody waits for before it is wanted. */
const LiveMessageDialog = late(async () => (await import('@patrolkit/react-components/live-map')).LiveMessageDialog);

/** The message that is being written, on whatever page. */
export function MessagePanel(): ReactElement | null {
  const { isOpen } = useLiveMessage();
  const theme = useRoomTheme();
  const backdrop = useBackdrop(settings.backdropUrl);
  if (!isOpen) return null;
  return <LiveMessageDialog backdrop={backdrop} theme={theme} tiles={settings.tiles} />;
}
