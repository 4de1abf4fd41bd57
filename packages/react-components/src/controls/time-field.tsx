import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { FieldProps } from './field.types.ts';
import { parseTypedTime } from './typed-date.rules.ts';
import { TypedField } from './typed-field.tsx';

/** Props of {@link TimeField}. @internal */
export interface TimeFieldProps extends FieldProps {
  /** `HH:mm`, 24 hours; null for none and for what cannot be read. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A time of day in 24 hours, whatever the language. @internal */
export function TimeField(props: TimeFieldProps): ReactElement {
  const { text } = usePatrol();
  return (
    <TypedField
      {...props}
      parse={parseTypedTime}
      placeholder={text('field.time.placeholder')}
      show={(value) => value ?? ''}
      unreadable={text('field.time.unreadable')}
    />
  );
}
