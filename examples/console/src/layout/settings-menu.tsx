import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../services/texts.ts';
import * as header from './header.css.ts';
import * as css from './settings-menu.css.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** My profile, theme, languages and log-out. */
export function SettingsMenu(): ReactElement {
  const text = useText();
  return (
    <DialogTrigger>
      <Button aria-label={text('console.settings')} className={header.iconButton}>
        <Icon name="settings" />
      </Button>
      <Popover className={css.popover} placement="bottom end">
        <Dialog aria-label={text('console.settings')} className={css.menu}>
          {({ close }) => <SettingsPanel onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
