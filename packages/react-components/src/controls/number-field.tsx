import { type ReactElement, useState } from 'react';
import type { FieldProps } from './field.types.ts';
import { parseNumber } from './number.rules.ts';
import { TextField } from './text-field.tsx';

/** Props of {@link NumberField}. @internal */
export interface NumberFieldProps extends FieldProps {
  /** Null for nothing, `NaN` for what is no number: the form says what is wrong with it. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Stands behind the number, such as `min`. */
  unit?: string | undefined;
  /** What the arrow keys add. @default 1 */
  step?: number | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
}

/* React Aria's number field writes numbers as the language does and silently mends what it cannot read; here what was
   typed stays, so that the form can say what is wrong with it (S5.19, S5.20). */
/** A field for a number; the arrow keys change it by a step. @internal */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, onChange, unit, step = 1, minValue = Number.NEGATIVE_INFINITY, maxValue = Infinity } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const stands = typed !== null && Object.is(parseNumber(typed), value);
  const shown = stands ? typed : value === null || Number.isNaN(value) ? (typed ?? '') : String(value);
  const change = (next: string): void => {
    setTyped(next);
    onChange(parseNumber(next));
  };
  return (
    <TextField
      {...props}
      end={unit && <span className="pk-Field-unit">{unit}</span>}
      inputMode="decimal"
      onChange={change}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
        if (by === 0 || props.isReadOnly) return;
        event.preventDefault();
        const from = value === null || Number.isNaN(value) ? 0 : value;
        change(String(Math.min(maxValue, Math.max(minValue, Number((from + by).toFixed(6))))));
      }}
      value={shown}
    />
  );
}
