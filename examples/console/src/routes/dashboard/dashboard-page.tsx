import { Icon } from '@patrolkit/react-components/icon';
import { LiveEventGrid, useLive } from '@patrolkit/react-components/live';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { PanelBoundary } from '../../errors/panel-boundary.tsx';
import { useText } from '../../services/texts.ts';
import * as css from './dashboard-page.css.ts';

/* The map is the heaviest part: rows and alarms do not wait for it. */
const MapPanel = lazy(async () => ({ default: (await import('./map-panel.tsx')).MapPanel }));

type Panel = 'events' | 'map';

/** The main screen: map and events, side by side, stacked, or one at a time on a phone. */
export function DashboardPage(): ReactElement {
  const text = useText();
  const { locateTurn } = useLive();
  const [panel, setPanel] = useState<Panel>('events');
  const [seenTurn, setSeenTurn] = useState(locateTurn);
  if (seenTurn !== locateTurn) {
    /* Somebody wants to see where: on a phone that is the other tab. */
    setSeenTurn(locateTurn);
    setPanel('map');
  }
  return (
    <main className={css.dashboard} data-panel={panel}>
      <section aria-label={text('console.panel.map')} className={css.panel} data-part="map">
        <PanelBoundary message={text('console.map.failed')} reload={text('console.broken.reload')}>
          <Suspense fallback={null}>
            <MapPanel />
          </Suspense>
        </PanelBoundary>
      </section>
      <section aria-label={text('console.panel.events')} className={css.panel} data-part="events">
        <LiveEventGrid className={css.grid} />
      </section>
      <ToggleButtonGroup
        aria-label={text('console.panels')}
        className={css.tabs}
        disallowEmptySelection
        onSelectionChange={(keys) => setPanel(keys.has('map') ? 'map' : 'events')}
        selectedKeys={[panel]}
        selectionMode="single"
      >
        <ToggleButton className={css.tab} id="events">
          <Icon name="list" size={20} />
          {text('console.panel.events')}
        </ToggleButton>
        <ToggleButton className={css.tab} id="map">
          <Icon name="pin" size={20} />
          {text('console.panel.map')}
        </ToggleButton>
      </ToggleButtonGroup>
    </main>
  );
}
