// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
import { dateOfEpochDay } from '@patrolkit/sdk/model';
import { type MouseEvent, type ReactElement, useMemo } from 'react';
import { AgendaView } from './agenda-view.tsx';
import { CalendarContext } from './calendar-context.ts';
import type { CalendarView } from './calendar-days.rules.ts';
import { cellOf, dayOfCell, idOfItem, itemOf } from './calendar-dom.ts';
import { GuardsView } from './guards-view.tsx';
import { MonthView } from './month-view.tsx';
import { pressCalendarKey } from './press-calendar-key.ts';
import { previewsOf } from './preview.rules.ts';
import { TimeView } from './time-view.tsx';
import type { CalendarFocus } from './use-calendar-focus.ts';
import type { ItemPopups } from './use-item-popups.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';
import type { ViewProps } from './view.types.ts';

const views: Readonly<Record<CalendarView, (props: ViewProps) => ReactElement>> = {
  month: MonthView,
  week: TimeView,
  day: TimeView,
  agenda: AgendaView,
  guards: GuardsView,
};

/** Props of {@link CalendarGrid}. @internal */
export interface CalendarGridProps extends Pick<ViewProps, 'width' | 'isNarrow' | 'itemsPerDay'> {
  model: SchedulerCalendarModel;
  focus: CalendarFocus;
  popups: ItemPopups;
  /** Id of the heading. */
  labelledBy: string;
  isBusy: boolean;
  /** Opens the form of a new task on a day; a double press on an empty place asks for it. */
  onAdd: ((details: { date: string }) => void) | undefined;
}

/** The days and their checks: one tab stop, and one listener for all of them. @internal */
export function CalendarGrid(props: CalendarGridProps): ReactElement {
  const { model, focus, popups, onAdd } = props;
  const { drag, zoneOf, labels, abilities, timeZone } = model;
  const surroundings = useMemo(() => ({ zoneOf, labels, abilities }), [zoneOf, labels, abilities]);
  const zone = drag.gesture?.timeZone ?? timeZone;
  const previews = useMemo(() => previewsOf(drag.view, zone), [drag.view, zone]);
  const { onPointerDown } = usePointerDrag(focus.body, model);
  const View = views[model.view];

  const press = ({ target }: MouseEvent): void => {
    const button = itemOf(target);
    const item = button && model.find(idOfItem(button));
    if (item) popups.openDetails(item, button);
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-open-day], [data-open-guard]') : null;
    if (!opener) return;
    const { openDay, openGuard } = opener.dataset;
    if (openGuard !== undefined) {
      model.setFilter({ ...model.filter, guardId: Number(openGuard) });
      model.setView('agenda', 'openDay');
    }
    if (openDay === undefined) return;
    const day = Number(openDay);
    /* A day that is open already and still hides some: the list shows them all. */
    model.setView(model.view === 'day' ? 'agenda' : 'day', 'openDay');
    model.setDate(dateOfEpochDay(day), 'openDay');
    focus.focusDay(day);
  };
  return (
    <CalendarContext value={surroundings}>
      <div
        aria-busy={props.isBusy}
        aria-labelledby={props.labelledBy}
        className="pk-SchedulerCalendar-body"
        data-dragging={drag.gesture ? '' : undefined}
        onClick={press}
        onDoubleClick={({ target }) => {
          const cell = cellOf(target);
          if (cell && target === cell) onAdd?.({ date: dateOfEpochDay(dayOfCell(cell)) });
        }}
        onBlur={focus.onBlur}
        onFocus={focus.onFocus}
        onKeyDown={(event) =>
          pressCalendarKey(event, { model, focus, openMenu: popups.openMenu, askDelete: popups.askDelete })
        }
        onPointerDown={onPointerDown}
        ref={focus.body}
        role="grid"
        tabIndex={-1}
      >
        <View
          isNarrow={props.isNarrow}
          itemsPerDay={props.itemsPerDay}
          model={model}
          previews={previews}
          stopDay={focus.stopDay}
          stopGuard={focus.stopGuard}
          width={props.width}
        />
      </div>
    </CalendarContext>
  );
}
