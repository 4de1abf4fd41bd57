import { type ReactElement, useMemo } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ThemedPortal } from '../controls/use-themed-portal.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { actionText } from './calendar-texts.ts';
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
  /** The day that can be skipped, `YYYY-MM-DD`; null for none. */
  date: string | null;
  onAction: (action: ItemAction) => void;
  onClose: () => void;
}

/** What can be done with a check, by keys and without dragging (A5). @internal */
export function ItemMenu({ name, anchor, portal, actions, date, onAction, onClose }: ItemMenuProps): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
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
            textValue={actionText(patrol, id, date)}
          >
            <Icon name={icon} />
            <span className="pk-Choice-label">{actionText(patrol, id, date)}</span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
