import './fields.css.ts';
import './ticks.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';

/** Props of {@link CheckboxField}. @internal */
export interface CheckboxFieldProps {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  isIndeterminate?: boolean | undefined;
}

/** A box to tick, with its words. @internal */
export function CheckboxField({ label, isSelected, onChange, ...rest }: CheckboxFieldProps): ReactElement {
  return (
    <Checkbox
      className="pk-Check"
      isDisabled={rest.isDisabled ?? false}
      isIndeterminate={rest.isIndeterminate ?? false}
      isSelected={isSelected}
      onChange={onChange}
    >
      <span aria-hidden="true" className="pk-Check-box" />
      {label}
    </Checkbox>
  );
}
