import { Icon } from '@patrolkit/react-components/icon';
import { type ReactElement, useState } from 'react';
import { Button } from 'react-aria-components';
import { useText } from '../services/texts.ts';
import * as css from './command-palette.css.ts';
import { CommandPalette } from './command-palette.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { useCommands } from './use-commands.ts';
import { usePageKeys } from './use-page-keys.ts';

/** Props of {@link Commands}. */
export interface CommandsProps {
  /** Whether there is a field to press; without it the keys open the palette. @default true */
  hasField?: boolean | undefined;
}

/* Never fetched late: who presses Ctrl+K types on at once, and letters beside the palette answer alarms. */
/** The command field of the header, with the palette and the sheet of keys behind it. */
export function Commands({ hasField = true }: CommandsProps): ReactElement {
  const text = useText();
  const [opened, setOpened] = useState<'commands' | 'shortcuts' | null>(null);
  const openShortcuts = (): void => setOpened('shortcuts');
  const commands = useCommands({ openShortcuts });
  usePageKeys({ openCommands: () => setOpened('commands'), openShortcuts });
  return (
    <>
      {hasField && (
        <Button aria-keyshortcuts="Control+K" className={css.field} onPress={() => setOpened('commands')}>
          <Icon name="search" />
          <span className={css.fieldLabel}>{text('console.command.search')}</span>
          <span aria-hidden="true" className={css.keys}>
            Ctrl K
          </span>
        </Button>
      )}
      <CommandPalette commands={commands} isOpen={opened === 'commands'} onClose={() => setOpened(null)} />
      <ShortcutSheet isOpen={opened === 'shortcuts'} onClose={() => setOpened(null)} />
    </>
  );
}
