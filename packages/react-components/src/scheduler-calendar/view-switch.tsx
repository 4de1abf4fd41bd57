import { memo, type ReactElement } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { SelectField } from '../controls/select-field.tsx';
import { usePatrol } from '../provider/index.ts';
import { type CalendarView, calendarViews } from './calendar-days.rules.ts';
import type { CalendarMoveReason } from './scheduler-calendar.types.ts';

/** Props of {@link ViewSwitch}. @internal */
export interface ViewSwitchProps {
  view: CalendarView;
  isWide: boolean;
  onView: (view: CalendarView, reason: CalendarMoveReason) => void;
}

/** Chooses the view: five words side by side where there is room, else a list that opens. @internal */
export const ViewSwitch = memo(function ViewSwitch({ view, isWide, onView }: ViewSwitchProps): ReactElement {
  const { text } = usePatrol();
  if (!isWide) {
    return (
      <SelectField
        className="pk-SchedulerCalendar-viewField"
        label={text('schedulerCalendar.view.label')}
        onChange={(next) => next && onView(next, 'switch')}
        options={calendarViews.map((id) => ({ id, label: text(`schedulerCalendar.view.${id}`) }))}
        value={view}
      />
    );
  }
  return (
    <ToggleButtonGroup
      aria-label={text('schedulerCalendar.view.label')}
      className="pk-SchedulerCalendar-views"
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const next = calendarViews.find((id) => keys.has(id));
        if (next) onView(next, 'switch');
      }}
      selectedKeys={[view]}
      selectionMode="single"
    >
      {calendarViews.map((id) => (
        <ToggleButton className="pk-SchedulerCalendar-view" id={id} key={id}>
          {text(`schedulerCalendar.view.${id}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
