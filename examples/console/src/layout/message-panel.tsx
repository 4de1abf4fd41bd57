import { useLiveMessage } from '@patrolkit/react-components/live';
import { lazy, type ReactElement, Suspense } from 'react';
import { useBackdrop } from '../routes/dashboard/use-backdrop.ts';
import { useRoomTheme } from '../routes/wall/use-room-theme.ts';
import { settings } from '../services/settings.ts';

/* It brings the map along, which nobody waits for before it is wanted. */
const LiveMessageDialog = lazy(async () => ({
  default: (await import('@patrolkit/react-components/live-map')).LiveMessageDialog,
}));

/** The message that is being written, on whatever page. */
export function MessagePanel(): ReactElement | null {
  const { isOpen } = useLiveMessage();
  const theme = useRoomTheme();
  const backdrop = useBackdrop(settings.backdropUrl);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LiveMessageDialog backdrop={backdrop} theme={theme} tiles={settings.tiles} />
    </Suspense>
  );
}
