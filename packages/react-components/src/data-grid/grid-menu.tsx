import './grid-panel.css.ts';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { MenuEntry } from '../controls/menu-button.tsx';
import { useMounted } from '../controls/use-mounted.ts';
import { useThemedPortal } from '../controls/use-themed-portal.ts';
import { Icon } from '../icon/icon.tsx';

/** Props of {@link GridMenu}. @internal */
export interface GridMenuProps<Id extends string> {
  label: string;
  items: readonly MenuEntry<Id>[];
  /** The element it hangs on. */
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onAction: (id: Id) => void;
  onClose: () => void;
}

/** A menu that hangs on any element: one for all rows, because a hundred triggers of their own would cost more than the rows. @internal */
export function GridMenu<Id extends string>(props: GridMenuProps<Id>): ReactElement {
  const { label, items, anchor, onAction, onClose } = props;
  const isOpen = useMounted() && props.isOpen;
  const { attach, portal } = useThemedPortal();
  const menu = useRef<HTMLDivElement | null>(null);
  /* Enter on a bare button of a row counts as a virtual click, after which React Aria stops at the menu itself. */
  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => {
      if (menu.current === document.activeElement) {
        menu.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <>
      <span hidden ref={attach} />
      <Popover
        {...portal}
        aria-label={label}
        className="pk-Popover"
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        placement="bottom end"
        triggerRef={anchor}
      >
        <Menu
          aria-label={label}
          autoFocus="first"
          className="pk-Menu"
          onAction={(key) => {
            const item = items.find(({ id }) => id === key);
            onClose();
            if (item) onAction(item.id);
          }}
          ref={menu}
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
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </>
  );
}
