import './fields.css.ts';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useThemedPortal } from './use-themed-portal.ts';

/** One line of a menu. @internal */
export interface MenuEntry<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Stands behind it, such as a key. */
  readonly detail?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
}

/** Props of {@link MenuButton}. @internal */
export interface MenuButtonProps<Id extends string> {
  label: string;
  icon?: IconName | undefined;
  /** Whether only the icon is drawn. @default false */
  isIconOnly?: boolean | undefined;
  items: readonly MenuEntry<Id>[];
  onAction: (id: Id) => void;
  isDisabled?: boolean | undefined;
  variant?: ButtonProps['variant'];
}

/** A button that opens a menu. @internal */
export function MenuButton<Id extends string>(props: MenuButtonProps<Id>): ReactElement {
  const { label, icon, isIconOnly = false, items, onAction, isDisabled = false, variant } = props;
  const { attach, portal } = useThemedPortal();
  return (
    <MenuTrigger>
      {isIconOnly && icon ? (
        <IconButton icon={icon} isDisabled={isDisabled} label={label} />
      ) : (
        <Button isDisabled={isDisabled} variant={variant}>
          {icon && <Icon name={icon} />}
          {label}
        </Button>
      )}
      <span hidden ref={attach} />
      <Popover {...portal} className="pk-Popover">
        <Menu
          aria-label={label}
          className="pk-Menu"
          onAction={(key) => {
            const item = items.find(({ id }) => id === key);
            if (item) onAction(item.id);
          }}
        >
          {items.map((item) => (
            <MenuItem
              className="pk-MenuItem"
              data-danger={item.isDanger ? '' : undefined}
              id={item.id}
              isDisabled={item.isDisabled ?? false}
              key={item.id}
              textValue={item.label}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className="pk-Choice-label">{item.label}</span>
              {item.detail && <span className="pk-Choice-detail">{item.detail}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
