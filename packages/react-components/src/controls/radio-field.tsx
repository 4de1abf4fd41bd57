import './fields.css.ts';
import './ticks.css.ts';
import type { ReactElement } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Choice } from './field.types.ts';

/** Props of {@link RadioField}. @internal */
export interface RadioFieldProps<Id extends string> {
  /** Named for readers, shown above unless hidden. */
  label: string;
  isLabelHidden?: boolean | undefined;
  options: readonly Choice<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean | undefined;
}

/** One of a few things, all in view. @internal */
export function RadioField<Id extends string>(props: RadioFieldProps<Id>): ReactElement {
  const { label, isLabelHidden = false, options, value, onChange, isDisabled = false } = props;
  return (
    <RadioGroup
      className="pk-Field"
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      orientation="horizontal"
      value={value}
    >
      <Label className={isLabelHidden ? 'pk-Hidden' : 'pk-Field-label'}>{label}</Label>
      <div className="pk-Radios">
        {options.map((option) => (
          <Radio className="pk-Radio" isDisabled={option.isDisabled ?? false} key={option.id} value={option.id}>
            <span aria-hidden="true" className="pk-Radio-dot" />
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
