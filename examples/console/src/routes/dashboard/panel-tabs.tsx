import { Icon, type IconName } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { type TextId, useText } from '../../services/texts.ts';
import * as css from './dashboard-page.css.ts';

/** A panel of the dashboard. */
export type Panel = 'events' | 'map' | 'guards' | 'routes';

const panels: readonly { readonly id: Panel; readonly icon: IconName; readonly textId: TextId }[] = [
  { id: 'events', icon: 'list', textId: 'console.panel.events' },
  { id: 'map', icon: 'pin', textId: 'console.panel.map' },
  { id: 'guards', icon: 'users', textId: 'console.panel.guards' },
  { id: 'routes', icon: 'route', textId: 'console.panel.routes' },
];

/** Props of {@link PanelTabs}. */
export interface PanelTabsProps {
  selected: Panel;
  onSelect: (panel: Panel) => void;
}

/** On a phone one panel is seen at a time; these choose it. */
export function PanelTabs({ selected, onSelect }: PanelTabsProps): ReactElement {
  const text = useText();
  return (
    <ToggleButtonGroup
      aria-label={text('console.panels')}
      className={css.tabs}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const panel = panels.find(({ id }) => keys.has(id));
        if (panel) onSelect(panel.id);
      }}
      selectedKeys={[selected]}
      selectionMode="single"
    >
      {panels.map(({ id, icon, textId }) => (
        <ToggleButton className={css.tab} id={id} key={id}>
          <Icon name={icon} size={20} />
          {text(textId)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
