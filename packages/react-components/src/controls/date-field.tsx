import { localDate } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import type { FieldProps } from './field.types.ts';
import { parseTypedDate, showDate } from './typed-date.rules.ts';
import { TypedField } from './typed-field.tsx';
import { useThemedPortal } from './use-themed-portal.ts';

/** Props of {@link DateField}. @internal */
export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; null for none and for what cannot be read. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Days outside cannot be picked; typed ones are the form's to judge. */
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** IANA zone that says which day is today. @default that of the provider */
  timeZone?: string | undefined;
}

/** A date as DD/MM/YYYY in every language, typed or picked from a month. @internal */
export function DateField(props: DateFieldProps): ReactElement {
  const { minValue, maxValue, timeZone, ...field } = props;
  const { text, now, ...patrol } = usePatrol();
  const { attach, portal } = useThemedPortal();
  const [isOpen, setOpen] = useState(false);
  const today = localDate(timeZone ?? patrol.timeZone, now());
  return (
    <TypedField
      {...field}
      end={
        !props.isReadOnly && (
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <Button
              aria-label={text('field.date.open', { label: props.label })}
              className="pk-Field-button"
              isDisabled={props.isDisabled ?? false}
              ref={attach}
            >
              <Icon name="calendar" />
            </Button>
            <Popover {...portal} className="pk-Popover" placement="bottom end">
              <Dialog aria-label={props.label} className="pk-Calendar-dialog">
                <CalendarPanel
                  maxValue={maxValue}
                  minValue={minValue}
                  onPick={(date) => {
                    props.onChange(date);
                    setOpen(false);
                  }}
                  today={today}
                  value={props.value}
                />
              </Dialog>
            </Popover>
          </DialogTrigger>
        )
      }
      parse={(typed) => parseTypedDate(typed, today)}
      placeholder={text('field.date.placeholder')}
      show={showDate}
      unreadable={text('field.date.unreadable')}
    />
  );
}
