import './controls.css.ts';
import type { ReactElement } from 'react';

/** Props of {@link CellCheckbox}. @internal */
export interface CellCheckboxProps {
  label: string;
  isSelected: boolean;
  /** Some, but not all, of what it stands for is selected; left out where it stands for one thing. */
  isIndeterminate?: boolean | undefined;
}

const listenedToByTheGrid = (): void => {};

/**
 * The checkbox of a row or of the head. The grid listens to it, so a row needs no function of its own, and takes a click
 * anywhere in its cell for one on the box.
 * @internal
 */
export function CellCheckbox({ label, isSelected, isIndeterminate }: CellCheckboxProps): ReactElement {
  return (
    <input
      aria-label={label}
      checked={isSelected}
      className="pk-Checkbox-input"
      data-pk-select=""
      onChange={listenedToByTheGrid}
      ref={
        isIndeterminate === undefined
          ? null
          : (input) => {
              if (input) input.indeterminate = isIndeterminate;
            }
      }
      tabIndex={-1}
      type="checkbox"
    />
  );
}
