import { type ReactElement, type ReactNode, useState } from 'react';
import type { FieldProps } from './field.types.ts';
import { TextField } from './text-field.tsx';

/** Props of {@link TypedField}. @internal */
export interface TypedFieldProps<Value extends string> extends FieldProps {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Undefined for what cannot be read. */
  parse: (typed: string) => Value | null | undefined;
  show: (value: Value | null) => string;
  /** What is said when it cannot be read. */
  unreadable: string;
  placeholder: string;
  end?: ReactNode;
}

/** A field whose text stands for a value: read while typing, written out when left, and kept when it cannot be read. @internal */
export function TypedField<Value extends string>(props: TypedFieldProps<Value>): ReactElement {
  const { value, onChange, parse, show, unreadable, ...field } = props;
  const [typed, setTyped] = useState<{ text: string; value: Value | null } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const stands = typed !== null && typed.value === value;
  const isUnreadable = stands && isLeft && parse(typed.text) === undefined;
  return (
    <TextField
      {...field}
      errorText={isUnreadable ? unreadable : props.errorText}
      inputMode="numeric"
      onBlur={() => {
        setLeft(true);
        if (stands && parse(typed.text) !== undefined) setTyped(null);
      }}
      onChange={(text) => {
        const next = parse(text) ?? null;
        setLeft(false);
        setTyped({ text, value: next });
        if (next !== value) onChange(next);
      }}
      value={stands ? typed.text : show(value)}
    />
  );
}
