import { instantOfWall, wallOf } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { usePatrol } from '../provider/index.ts';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field.types.ts';
import { TimeField } from './time-field.tsx';
import './fields.css.ts';
import './calendar.css.ts';

/** Props of {@link DateTimeField}. @internal */
export interface DateTimeFieldProps extends FieldProps {
  /** Milliseconds since 1970; null for none and for what is not whole. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** IANA zone of what is typed. @default that of the provider */
  timeZone?: string | undefined;
}

interface Parts {
  readonly date: string | null;
  readonly time: string | null;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function partsOf(timeZone: string, at: number | null): Parts {
  if (at === null) return { date: null, time: null };
  const { date, secondsOfDay } = wallOf(timeZone, at);
  return {
    date,
    time: `${twoDigits(Math.floor(secondsOfDay / 3600))}:${twoDigits(Math.floor(secondsOfDay / 60) % 60)}`,
  };
}

/* A wall time that a night of the clock change has twice is the earlier one; one that it leaves out is the moment after. */
function instantOf(timeZone: string, { date, time }: Parts): number | null {
  if (date === null || time === null) return null;
  const secondsOfDay = Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60;
  return instantOfWall(timeZone, { date, secondsOfDay }, 'earlier');
}

/** A date and a time of day beside each other, in a zone. @internal */
export function DateTimeField(props: DateTimeFieldProps): ReactElement {
  const { label, value, onChange, errorText, description, isDisabled, isRequired, isReadOnly } = props;
  const patrol = usePatrol();
  const timeZone = props.timeZone ?? patrol.timeZone;
  const [held, setHeld] = useState<{ parts: Parts; value: number | null } | null>(null);
  const parts = held !== null && held.value === value ? held.parts : partsOf(timeZone, value);
  const change = (next: Parts): void => {
    const at = instantOf(timeZone, next);
    setHeld({ parts: next, value: at });
    if (at !== value) onChange(at);
  };
  const shared = { isDisabled, isRequired, isReadOnly };
  return (
    <fieldset className={props.className ? `pk-Field pk-DateTime ${props.className}` : 'pk-Field pk-DateTime'}>
      <legend className="pk-Hidden">{label}</legend>
      <DateField
        {...shared}
        description={description}
        errorText={errorText}
        label={label}
        onChange={(date) => change({ ...parts, date })}
        timeZone={timeZone}
        value={parts.date}
      />
      <TimeField
        {...shared}
        className="pk-DateTime-time"
        errorText={errorText === undefined ? undefined : ''}
        label={patrol.text('field.time')}
        onChange={(time) => change({ ...parts, time })}
        value={parts.time}
      />
    </fieldset>
  );
}
