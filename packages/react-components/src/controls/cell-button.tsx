import './controls.css.ts';
import type { ReactElement, ReactNode } from 'react';

/** Props of {@link CellButton}. @internal */
export interface CellButtonProps {
  /** What it does, to which row. */
  label: string;
  isDisabled?: boolean | undefined;
  /** Name of the action; reaches CSS as `data-action`. */
  action: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button inside a grid cell: a bare element, because a page has a hundred of them; keys and tooltip are the grid's. @internal */
export function CellButton({ label, isDisabled, action, onPress, children }: CellButtonProps): ReactElement {
  return (
    <button
      aria-label={label}
      className="pk-CellButton"
      data-action={action}
      disabled={isDisabled}
      onClick={onPress}
      tabIndex={-1}
      type="button"
    >
      {children}
    </button>
  );
}
