import { type ReactElement, useMemo } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import type { ThemedPortal } from '../controls/use-themed-portal.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { ItemAction, ItemActionEntry } from './item-actions.rules.ts';

/** Props of {@link ItemMenu}. @internal */
export interface ItemMenuProps {
  /** What the check is called. */
  name: string;
  /** The button it belongs to. */
  anchor: HTMLElement;
  /** Where it is drawn; found before it opens, because what is outside of an open layer is inert. */
  portal: ThemedPortal['portal'];
  actions: readonly ItemActionEntry[];
  onAction: (action: ItemAction) => void;
  onClose: () => void;
}

/** What can be done with a check, by keys and without dragging (A5). @internal */
export function ItemMenu({ name, anchor, portal, actions, onAction, onClose }: ItemMenuProps): ReactElement {
  const { text } = usePatrol();
  const label = text('schedulerCalendar.actionsOf', { item: name });
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      {...portal}
      aria-label={label}
      className="pk-Popover"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom start"
      triggerRef={triggerRef}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className="pk-Menu"
        onAction={(key) => {
          const action = actions.find(({ id }) => id === key);
          if (action) onAction(action.id);
        }}
      >
        {actions.map(({ id, icon, isDisabled, isDanger }) => (
          <MenuItem
            className="pk-MenuItem"
            data-danger={isDanger ? '' : undefined}
            id={id}
            isDisabled={isDisabled}
            key={id}
            textValue={text(`schedulerCalendar.${id}`)}
          >
            <Icon name={icon} />
            <span className="pk-Choice-label">{text(`schedulerCalendar.${id}`)}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
