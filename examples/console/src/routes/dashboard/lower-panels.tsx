import { LiveRoutesGrid, LiveWorkersGrid } from '@patrolkit/react-components/live';
import { type ReactElement, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Splitter } from '../../layout/splitter.tsx';
import { useText } from '../../services/texts.ts';
import { limits } from './arrangement.rules.ts';
import * as css from './dashboard-page.css.ts';
import type { Panel } from './panel-tabs.tsx';

/** Props of {@link LowerPanels}. */
export interface LowerPanelsProps {
  /** Which panel a phone shows. */
  panel: Panel;
  /** Width of the routes, a share of both. */
  share: number;
  onShare: (share: number) => void;
}

/** Routes and guards under the map they explain: beside each other, or as two tabs under 1536 px. */
export function LowerPanels({ panel, share, onShare }: LowerPanelsProps): ReactElement {
  const text = useText();
  const [tab, setTab] = useState<'routes' | 'guards'>('routes');
  const [seenPanel, setSeenPanel] = useState(panel);
  if (seenPanel !== panel) {
    setSeenPanel(panel);
    if (panel === 'routes' || panel === 'guards') setTab(panel);
  }
  return (
    <div className={css.lower} data-part="lower" data-shown={tab}>
      <ToggleButtonGroup
        aria-label={text('console.panels')}
        className={css.halfTabs}
        disallowEmptySelection
        onSelectionChange={(keys) => setTab(keys.has('guards') ? 'guards' : 'routes')}
        selectedKeys={[tab]}
        selectionMode="single"
      >
        {(['routes', 'guards'] as const).map((id) => (
          <ToggleButton className={css.halfTab} id={id} key={id}>
            {text(`console.panel.${id}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <section aria-label={text('console.panel.routes')} className={css.half} data-part="routes">
        <LiveRoutesGrid className={css.fill} />
      </section>
      <Splitter
        className={css.halfLine}
        label={text('console.border.routes')}
        max={limits.routes[1]}
        min={limits.routes[0]}
        onChange={onShare}
        orientation="vertical"
        value={share}
      />
      <section aria-label={text('console.panel.guards')} className={css.half} data-part="guards">
        <LiveWorkersGrid className={css.fill} />
      </section>
    </div>
  );
}
