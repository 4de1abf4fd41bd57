import { memo, type ReactElement, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { ComboField } from '../controls/combo-field.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { stateIcons } from './calendar-item.tsx';
import { rangeTitle } from './calendar-texts.ts';
import type { CalendarFilter } from './day-buckets.rules.ts';
import type { FilterChoice } from './guard-labels.rules.ts';
import { itemStates } from './item-state.rules.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Props of {@link CalendarToolbar}. @internal */
export interface CalendarToolbarProps {
  model: SchedulerCalendarModel;
  /** Id of the heading, which names the calendar. */
  headingId: string;
  /** Whether the views stand side by side, or in a list that opens. */
  isWide: boolean;
  onAdd: (() => void) | undefined;
  start: ReactNode;
  actions: ReactNode;
}

/** Today, arrows, what is seen, views, legend, filters, and the button for a new task. @internal */
export function CalendarToolbar(props: CalendarToolbarProps): ReactElement {
  const { model, headingId, isWide, onAdd } = props;
  const { view, date, days, today, setDate, setView, go } = model;
  const patrol = usePatrol();
  const { text } = patrol;
  return (
    <header className="pk-SchedulerCalendar-toolbar">
      {props.start}
      <Button onPress={() => setDate(today, 'today')}>{text('schedulerCalendar.today')}</Button>
      <span className="pk-SchedulerCalendar-arrows">
        <IconButton icon="chev-left" label={text('schedulerCalendar.previous', { view })} onPress={() => go(-1)} />
        <IconButton icon="chev-right" label={text('schedulerCalendar.next', { view })} onPress={() => go(1)} />
      </span>
      <h2 aria-live="polite" className="pk-SchedulerCalendar-title" id={headingId}>
        {rangeTitle(patrol, view, date, days)}
      </h2>
      <ViewSwitch isWide={isWide} onView={setView} view={view} />
      {model.isOtherClock && (
        <span className="pk-SchedulerCalendar-zone">
          <Icon name="globe" />
          {text('schedulerCalendar.timeZone', { zone: model.timeZone })}
        </span>
      )}
      <Legend />
      <Filters filter={model.filter} guards={model.guards} locations={model.locations} onFilter={model.setFilter} />
      {onAdd && (
        <Button className="pk-SchedulerCalendar-add" onPress={onAdd} variant="primary">
          <Icon name="plus" />
          {text('schedulerCalendar.addTask')}
        </Button>
      )}
      {props.actions}
    </header>
  );
}

/** What the three looks of a check mean. */
const Legend = memo(function Legend(): ReactElement {
  const { text } = usePatrol();
  return (
    <ul aria-label={text('schedulerCalendar.legend')} className="pk-SchedulerCalendar-legend">
      {itemStates.map((state) => (
        <li className="pk-CalendarItem" data-state={state} key={state}>
          <Icon name={stateIcons[state]} size={13} />
          {text(`schedulerCalendar.state.${state}`)}
        </li>
      ))}
    </ul>
  );
});

interface FiltersProps {
  filter: CalendarFilter;
  guards: readonly FilterChoice[];
  locations: readonly FilterChoice[];
  onFilter: (filter: CalendarFilter) => void;
}

const toChoices = (choices: readonly FilterChoice[]): { id: number; label: string }[] =>
  choices.map(({ id, name }) => ({ id, label: name }));

/** Guard and location, each with a cross; both must hold (S2.118, S2.119). */
const Filters = memo(function Filters({ filter, guards, locations, onFilter }: FiltersProps): ReactElement {
  const { text } = usePatrol();
  return (
    <div className="pk-SchedulerCalendar-filters">
      <ComboField
        isClearable
        label={text('schedulerCalendar.guard')}
        onChange={(guardId) => onFilter({ ...filter, guardId })}
        options={toChoices(guards)}
        placeholder={text('schedulerCalendar.guard')}
        value={filter.guardId}
      />
      <ComboField
        isClearable
        label={text('schedulerCalendar.location')}
        onChange={(locationId) => onFilter({ ...filter, locationId })}
        options={toChoices(locations)}
        placeholder={text('schedulerCalendar.location')}
        value={filter.locationId}
      />
    </div>
  );
});
