import { LiveGuardMap } from '@patrolkit/react-components/live-map';
import type { ReactElement } from 'react';
import { settings } from '../../services/settings.ts';
import { useTheme } from '../../services/use-theme.ts';
import * as css from './dashboard-page.css.ts';
import { useBackdrop } from './use-backdrop.ts';

/** The map of the dashboard, on the installation's tiles or backdrop. */
export function MapPanel(): ReactElement {
  const [theme] = useTheme();
  const backdrop = useBackdrop(settings.backdropUrl);
  return <LiveGuardMap backdrop={backdrop} className={css.map} defaultZoom={15} theme={theme} tiles={settings.tiles} />;
}
