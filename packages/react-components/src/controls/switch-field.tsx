import './fields.css.ts';
import './ticks.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

/** Props of {@link SwitchField}. @internal */
export interface SwitchFieldProps {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** Something that is on or off at once, without saving. @internal */
export function SwitchField({ label, isSelected, onChange, isDisabled = false }: SwitchFieldProps): ReactElement {
  return (
    <Switch className="pk-Switch" isDisabled={isDisabled} isSelected={isSelected} onChange={onChange}>
      <span aria-hidden="true" className="pk-Switch-track" />
      {label}
    </Switch>
  );
}
