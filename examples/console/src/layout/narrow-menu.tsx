import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../services/texts.ts';
import { useAllowedSections } from '../services/use-allowed-sections.ts';
import * as header from './header.css.ts';
import { MuteToggle } from './mute-toggle.tsx';
import * as css from './settings-menu.css.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useOpenSection } from './use-open-section.ts';

/** Everything of the header behind one button, under 960 px (S2.31). */
export function NarrowMenu(): ReactElement {
  const text = useText();
  const allowed = useAllowedSections();
  const open = useOpenSection();
  return (
    <div className={header.narrow}>
      <DialogTrigger>
        <Button aria-label={text('console.menu')} className={header.iconButton}>
          <Icon name="menu" size={20} />
        </Button>
        <Popover className={css.popover} placement="bottom start">
          <Dialog aria-label={text('console.menu')} className={css.menu}>
            {({ close }) => (
              <>
                <nav aria-label={text('console.sections')} className={css.list}>
                  {allowed.map((section) => (
                    <Button
                      className={css.line}
                      key={section.id}
                      onPress={() => {
                        close();
                        open(section);
                      }}
                    >
                      <Icon name={section.icon} />
                      {text(section.textId)}
                    </Button>
                  ))}
                </nav>
                <div className={css.row}>
                  <MuteToggle />
                  <ThemeToggle />
                </div>
                <SettingsPanel onDone={close} />
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
