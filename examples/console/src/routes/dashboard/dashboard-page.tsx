import { useLive } from '@patrolkit/react-components/live';
import { type CSSProperties, lazy, type ReactElement, Suspense, useState } from 'react';
import { PanelBoundary } from '../../errors/panel-boundary.tsx';
import { Splitter } from '../../layout/splitter.tsx';
import { useText } from '../../services/texts.ts';
import { useArrangement } from '../../services/use-arrangement.ts';
import { type DashboardArrangement, limits, readArrangement } from './arrangement.rules.ts';
import * as css from './dashboard-page.css.ts';
import { EventPanel } from './event-panel.tsx';
import { LowerPanels } from './lower-panels.tsx';
import { type Panel, PanelTabs } from './panel-tabs.tsx';

/* The map is the heaviest part: rows and alarms do not wait for it. */
const MapPanel = lazy(async () => ({ default: (await import('./map-panel.tsx')).MapPanel }));

/** The main screen: map and events, routes and guards; side by side, stacked, or one at a time on a phone. */
export function DashboardPage(): ReactElement {
  const text = useText();
  const { locateTurn } = useLive();
  const [arrangement, arrange] = useArrangement('dashboard', readArrangement);
  const { left, top, routes, isMapShown } = arrangement;
  const [panel, setPanel] = useState<Panel>('events');
  const [seenTurn, setSeenTurn] = useState(locateTurn);
  const change = (part: Partial<DashboardArrangement>): void => arrange({ ...arrangement, ...part });
  if (seenTurn !== locateTurn) {
    /* Somebody wants to see where: on a phone that is the other tab. */
    setSeenTurn(locateTurn);
    setPanel('map');
  }
  const shares = { '--left': left, '--top': top, '--routes': routes } as CSSProperties; // React's type knows no variables
  return (
    <main className={css.dashboard} data-map={isMapShown ? 'shown' : 'hidden'} data-panel={panel} style={shares}>
      <section aria-label={text('console.panel.map')} className={css.panel} data-part="map">
        <PanelBoundary message={text('console.map.failed')} reload={text('console.broken.reload')}>
          <Suspense fallback={null}>
            <MapPanel onHide={() => change({ isMapShown: false })} />
          </Suspense>
        </PanelBoundary>
      </section>
      <Splitter
        className={css.columnLine}
        label={text('console.border.column')}
        max={limits.left[1]}
        min={limits.left[0]}
        onChange={(share) => change({ left: share })}
        orientation="vertical"
        value={left}
      />
      <section aria-label={text('console.panel.events')} className={css.panel} data-part="events">
        <EventPanel isMapShown={isMapShown} onShowMap={() => change({ isMapShown: true })} />
      </section>
      <Splitter
        className={css.rowLine}
        label={text('console.border.row')}
        max={limits.top[1]}
        min={limits.top[0]}
        onChange={(share) => change({ top: share })}
        orientation="horizontal"
        value={top}
      />
      <LowerPanels onShare={(share) => change({ routes: share })} panel={panel} share={routes} />
      <PanelTabs onSelect={setPanel} selected={panel} />
    </main>
  );
}
