import '../controls/fields.css.ts';
import { type Weekday, weekdays } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { FieldProps } from '../controls/field.types.ts';
import { ariaProps, FieldFrame } from '../controls/field-frame.tsx';
import { usePatrol } from '../provider/index.ts';

/** Props of {@link WeekdayField}. @internal */
export interface WeekdayFieldProps extends FieldProps {
  value: readonly Weekday[];
  /** Monday first. */
  onChange: (value: readonly Weekday[]) => void;
}

/** The week as seven letters, each a box to tick that has the whole name. @internal */
export function WeekdayField(props: WeekdayFieldProps): ReactElement {
  const { value, onChange } = props;
  const { text } = usePatrol();
  const { autoFocus: _, ...aria } = ariaProps(props);
  return (
    <CheckboxGroup
      {...aria}
      onChange={(ticked) => onChange(weekdays.filter((weekday) => ticked.includes(weekday)))}
      value={[...value]}
    >
      <FieldFrame {...props}>
        <div className="pk-Weekdays">
          {weekdays.map((weekday, at) => {
            const number = (at + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7; // a weekday is one of the seven
            return (
              <Checkbox
                aria-label={text(`date.weekday.${number}`)}
                className="pk-Weekday"
                key={weekday}
                value={weekday}
              >
                {text(`date.weekdayLetter.${number}`)}
              </Checkbox>
            );
          })}
        </div>
      </FieldFrame>
    </CheckboxGroup>
  );
}
