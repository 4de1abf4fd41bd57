import { CheckboxField } from '@patrolkit/react-components/controls';
import type { ReactElement } from 'react';
import { type TextId, useText } from '../../../services/texts.ts';
import * as css from './partners.css.ts';

/** Props of {@link TickList}. */
export interface TickListProps<Id extends string> {
  label: string;
  description: string;
  options: readonly (readonly [Id, TextId])[];
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  errorText?: string | undefined;
}

/** A few things that are all in sight, each to tick. */
export function TickList<Id extends string>(props: TickListProps<Id>): ReactElement {
  const { label, description, options, value, onChange, errorText } = props;
  const text = useText();
  return (
    <fieldset className={css.ticks}>
      <legend className={css.legend}>{label}</legend>
      <p className={css.label}>{description}</p>
      {options.map(([id, textId]) => (
        <CheckboxField
          isSelected={value.includes(id)}
          key={id}
          label={text(textId)}
          onChange={(isSelected) => onChange(isSelected ? [...value, id] : value.filter((one) => one !== id))}
        />
      ))}
      {errorText && (
        <p className={css.problem} role="alert">
          {errorText}
        </p>
      )}
    </fieldset>
  );
}
