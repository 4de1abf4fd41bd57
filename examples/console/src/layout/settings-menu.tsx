import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useServices } from '../services/services-context.tsx';
import { useText } from '../services/texts.ts';
import * as header from './header.css.ts';
import { LanguagePicker } from './language-picker.tsx';
import * as css from './settings-menu.css.ts';

/** Language and log-out. */
export function SettingsMenu(): ReactElement {
  const text = useText();
  const { client } = useServices();
  const logOut = (): void => {
    /* The session ends here whatever the server answers; what it did not hear runs out by itself. */
    client.user
      .logout()
      .catch((error: unknown) => client.logger.warn('Log-out did not reach the server', { reason: String(error) }));
  };
  return (
    <DialogTrigger>
      <Button aria-label={text('console.settings')} className={header.iconButton}>
        <Icon name="settings" />
      </Button>
      <Popover className={css.popover} placement="bottom end">
        <Dialog aria-label={text('console.settings')} className={css.menu}>
          <LanguagePicker />
          <Button className={css.logOut} onPress={logOut}>
            {text('console.logOut')}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
