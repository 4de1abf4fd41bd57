// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the days hold the one tab stop of the grid
import type { ReactElement, ReactNode } from 'react';

/** Props of {@link DayPlace}. @internal */
export interface DayPlaceProps {
  /** Days after 1970-01-01. */
  day: number;
  /** The guard whose row it lies in, where rows are guards'. */
  guardId?: number | undefined;
  /** What of the day stands in it, in short: heard when the focus comes. */
  label: string;
  className: string;
  isToday?: boolean | undefined;
  isOutside?: boolean | undefined;
  /** Whether Tab leads to it. */
  isStop: boolean;
  children: ReactNode;
}

/**
 * A cell of the calendar's grid. The focus lies on the group in it: a cell would be named by everything that it holds.
 * @internal
 */
export function DayPlace(props: DayPlaceProps): ReactElement {
  return (
    <div className="pk-SchedulerCalendar-place" role="gridcell">
      <div
        aria-current={props.isToday ? 'date' : undefined}
        aria-label={props.label}
        className={props.className}
        data-day={props.day}
        data-guard={props.guardId}
        data-outside={props.isOutside ? '' : undefined}
        data-today={props.isToday ? '' : undefined}
        role="group"
        tabIndex={props.isStop ? 0 : -1}
      >
        {props.children}
      </div>
    </div>
  );
}
