import './scheduler-calendar.css.ts';
import { type ReactElement, useCallback, useId, useRef } from 'react';
import { usePatrol } from '../provider/index.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarNotices } from './calendar-notices.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EmptyCalendar } from './empty-calendar.tsx';
import { GestureBar } from './gesture-bar.tsx';
import { ItemPopupView } from './item-popup-view.tsx';
import type { SchedulerCalendarProps } from './scheduler-calendar.types.ts';
import { useCalendarFocus } from './use-calendar-focus.ts';
import { useItemPopups } from './use-item-popups.ts';
import { useSchedulerCalendar } from './use-scheduler-calendar.ts';
import { useWidth } from './use-width.ts';

/* The widths of the calendar itself under which it draws itself otherwise. */
const [narrowWidth, switchWidth] = [760, 1400];

/**
 * The calendar of planned checks: month, week, day, list, and a row per guard; checks are moved, made longer and
 * copied by pointer, by touch, by keys and by menu. Fills its parent, which must have a height.
 *
 * Public classes: `pk-SchedulerCalendar` and its `-toolbar`, `-body`, `-cell`, `-column`, `-more`; `pk-CalendarItem`.
 * @selector `[data-view]` month, week, day, agenda, guards; `[data-status]` loading, ready, error; on the section
 * @selector `[data-state]` open, read, missed; `[data-draggable]`, `[data-resizable]`; on an item
 * @selector `[data-preview]` ghost: what is held; copy: what would be made
 * @public
 */
export function SchedulerCalendar(props: SchedulerCalendarProps): ReactElement {
  const { items, status, onAdd, ref, itemsPerDay = 5 } = props;
  const { text } = usePatrol();
  const headingId = useId();
  const section = useRef<HTMLElement | null>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      section.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );
  const model = useSchedulerCalendar(props);
  const focus = useCalendarFocus(model);
  const popups = useItemPopups(model, focus, props);
  const width = useWidth(section);
  const isLoading = status === 'loading' && items.length === 0;
  const isEmpty = [...model.shown.values()].every(
    ({ starting, continued }) => starting.length + continued.length === 0,
  );
  return (
    <section
      aria-label={text('schedulerCalendar.title')}
      className={props.className ? `pk-SchedulerCalendar ${props.className}` : 'pk-SchedulerCalendar'}
      data-loading={isLoading ? '' : undefined}
      data-status={status}
      data-view={model.view}
      ref={attach}
    >
      {/* Measured while it is empty: what is drawn is laid out once. */}
      {width !== null && (
        <>
          <CalendarToolbar
            actions={props.toolbarActions}
            headingId={headingId}
            isWide={width >= switchWidth}
            model={model}
            onAdd={onAdd && (() => onAdd({ date: model.date }))}
            start={props.toolbarStart}
          />
          <CalendarNotices
            errorDetail={props.errorDetail}
            errorText={props.errorText}
            model={model}
            onRetry={props.onRetry}
            staleSeconds={props.staleSeconds}
            staleText={props.staleText}
            status={status}
          />
          {isLoading && (
            <p className="pk-Hidden" role="status">
              {text('schedulerCalendar.loading')}
            </p>
          )}
          <CalendarGrid
            focus={focus}
            isBusy={status === 'loading'}
            isNarrow={width < narrowWidth}
            itemsPerDay={Math.max(1, itemsPerDay)}
            labelledBy={headingId}
            model={model}
            onAdd={onAdd}
            popups={popups}
            width={width}
          />
          {isEmpty && status === 'ready' && model.wholeness === 'whole' && <EmptyCalendar model={model} />}
          <GestureBar model={model} onReleased={(day, item) => focus.focusItem(item.occurrenceId, day)} />
          <ItemPopupView
            model={model}
            onDelete={props.onDelete}
            onEdit={props.onEdit}
            onSave={props.onSave}
            onSkipDay={props.onSkipDay}
            popups={popups}
          />
        </>
      )}
    </section>
  );
}
