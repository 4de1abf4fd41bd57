import type { IconName } from '../icon/icon-shapes.tsx';
import type { ItemAbilities } from './gesture.rules.ts';

/** What can be done with a check from its menu and its details. @internal */
export type ItemAction = 'details' | 'edit' | 'move' | 'resize' | 'copy' | 'skip' | 'delete';

/** One line of a check's menu. @internal */
export interface ItemActionEntry {
  readonly id: ItemAction;
  readonly icon: IconName;
  readonly isDisabled: boolean;
  readonly isDanger: boolean;
}

/** What the host can do at all. @internal */
export interface HostAbilities {
  readonly canEdit: boolean;
  readonly canSave: boolean;
  /** Whether there is a rule that can leave the day of the check out. */
  readonly canSkip: boolean;
  readonly canDelete: boolean;
}

/** The lines of a check's menu: what the host cannot do is not there, what this check does not allow is grey. @internal */
export function itemActions(item: ItemAbilities, host: HostAbilities): ItemActionEntry[] {
  const entry = (id: ItemAction, icon: IconName, isThere: boolean, isAllowed = true): ItemActionEntry[] =>
    isThere ? [{ id, icon, isDisabled: !isAllowed, isDanger: id === 'delete' }] : [];
  return [
    ...entry('details', 'info', true),
    ...entry('edit', 'edit', host.canEdit),
    ...entry('move', 'arrow', host.canSave, item.canMove),
    ...entry('resize', 'clock', host.canSave, item.canResize),
    ...entry('copy', 'copy', host.canSave, item.canCopy),
    ...entry('skip', 'calendar', host.canSkip),
    ...entry('delete', 'trash', host.canDelete),
  ];
}
