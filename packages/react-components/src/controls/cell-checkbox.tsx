import './controls.css.ts';
import { type ReactElement, useCallback } from 'react';

/** Props of {@link CellCheckbox}. @internal */
export interface CellCheckboxProps {
  label: string;
  isSelected: boolean;
  /** Some, but not all, of what it stands for is selected. */
  isIndeterminate?: boolean | undefined;
}

const listenedToByTheGrid = (): void => {};

/** The checkbox of a row or of the head; the grid listens to it, so a row needs no function of its own. @internal */
export function CellCheckbox({ label, isSelected, isIndeterminate = false }: CellCheckboxProps): ReactElement {
  const setIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <label className="pk-Checkbox">
      <input
        aria-label={label}
        checked={isSelected}
        className="pk-Checkbox-input"
        data-pk-select=""
        onChange={listenedToByTheGrid}
        ref={setIndeterminate}
        tabIndex={-1}
        type="checkbox"
      />
    </label>
  );
}
