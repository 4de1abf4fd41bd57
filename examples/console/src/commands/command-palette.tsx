import { holds } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Autocomplete, Dialog, Input, Menu, MenuItem, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { useRoomTheme } from '../routes/wall/use-room-theme.ts';
import { useText } from '../services/texts.ts';
import type { Command } from './command.ts';
import * as css from './command-palette.css.ts';

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  commands: readonly Command[];
}

/** Finds an action by a part of its name, accents aside, and does it (Ctrl+K). */
export function CommandPalette({ isOpen, onClose, commands }: CommandPaletteProps): ReactElement {
  const text = useText();
  const theme = useRoomTheme();
  return (
    <ModalOverlay
      className={css.overlay}
      data-pk-theme={theme}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Modal className={css.modal}>
        <Dialog aria-label={text('console.command.title')} className={css.dialog}>
          <Autocomplete filter={(name, typed) => holds(name, typed)}>
            <SearchField aria-label={text('console.command.search')} autoFocus className={css.search}>
              <Icon name="search" />
              <Input className={css.input} placeholder={text('console.command.search')} />
            </SearchField>
            <Menu
              aria-label={text('console.command.title')}
              className={css.list}
              items={commands}
              onAction={(id) => {
                onClose();
                commands.find((command) => command.id === id)?.run();
              }}
              renderEmptyState={() => <p className={css.empty}>{text('console.command.nothing')}</p>}
            >
              {(command) => (
                <MenuItem className={css.item} id={command.id} textValue={command.label}>
                  <Icon name={command.icon} />
                  <span className={css.label}>{command.label}</span>
                  {command.keys && <kbd className={css.keys}>{command.keys}</kbd>}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
