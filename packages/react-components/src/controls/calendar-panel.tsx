import './fields.css.ts';
import './calendar.css.ts';
import { CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../icon/icon.tsx';
import { type MessageId, usePatrol } from '../provider/index.ts';

/** Props of {@link CalendarPanel}. @internal */
export interface CalendarPanelProps {
  /** `YYYY-MM-DD` like the others; null for none. */
  value: string | null;
  onPick: (date: string) => void;
  today: string;
  minValue?: string | undefined;
  maxValue?: string | undefined;
}

/* A Monday: React Aria names the days of a week in its order, and so are ours found. */
const monday = new CalendarDate(2026, 11, 23);

/* The words are ours: browsers know no Macedonian, and React Aria's Serbian is written in Latin letters. */
/** One month to pick a day from; the week starts on Monday. @internal */
export function CalendarPanel({ value, onPick, today, minValue, maxValue }: CalendarPanelProps): ReactElement {
  const { text } = usePatrol();
  const { locale } = useLocale();
  const names = new DateFormatter(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => names.format(monday.add({ days: day }).toDate('UTC')));
  return (
    <Calendar
      aria-label={text('field.date.month')}
      className="pk-Calendar"
      defaultFocusedValue={parseDate(value ?? today)}
      firstDayOfWeek="mon"
      onChange={(date) => onPick(date.toString())}
      value={value === null ? null : parseDate(value)}
      {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
      {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
    >
      <header className="pk-Calendar-head">
        <Button aria-label={text('field.date.previous')} className="pk-Field-button" slot="previous">
          <Icon name="chev-left" />
        </Button>
        <CalendarStateContext.Consumer>
          {(state) => {
            const shown = state?.visibleRange.start ?? parseDate(value ?? today);
            return (
              <Heading className="pk-Calendar-title">
                {text(`date.month.${shown.month}` as MessageId)} {shown.year}
              </Heading>
            );
          }}
        </CalendarStateContext.Consumer>
        <Button aria-label={text('field.date.next')} className="pk-Field-button" slot="next">
          <Icon name="chev-right" />
        </Button>
      </header>
      <CalendarGrid className="pk-Calendar-grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pk-Calendar-weekday">
              {text(`date.weekdayShort.${days.indexOf(day) + 1}` as MessageId)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              className="pk-Calendar-day"
              data-current={date.toString() === today ? '' : undefined}
              date={date}
            >
              {date.day}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
