import type { Occurrence, OccurrenceDay, RecurrenceRule } from '@patrolkit/sdk/model';
import type { ShortMove } from '@patrolkit/state-machines/scheduler-drag-copy';
import type { ReactNode, Ref } from 'react';
import type { CalendarRange, CalendarView } from './calendar-days.rules.ts';
import type { CalendarFilter } from './day-buckets.rules.ts';
import type { GestureKind } from './gesture.rules.ts';
import type { FilterChoice } from './guard-labels.rules.ts';

/** Why a view or a date changed: the switch, an arrow or Today, a key that left the grid, or a day that was opened. @public */
export type CalendarMoveReason = 'switch' | 'step' | 'today' | 'key' | 'openDay';

/** Checks of a range, and whether more of it exist than one answer holds. @public */
export interface RangeItems {
  readonly items: readonly Occurrence[];
  readonly isTruncated: boolean;
}

/** How a check is saved. @public */
export interface ItemSaveDetails {
  /** The same for every attempt to save the same piece: one that did arrive is not made twice. */
  readonly idempotencyKey: string;
  /** `undo` gives a check its old times back. */
  readonly reason: GestureKind | 'undo';
}

/** Something to be told in passing; the first four have the product's own texts. @public */
export interface CalendarNotice {
  readonly id: 'eventSaved' | 'eventFailed' | 'itemDeleted' | 'eventsUpdated';
  /** In the language of the provider: 'Event saved', 'Event failed', 'Item deleted', 'events updated'. */
  readonly text: string;
  /** The check that was saved, failed or deleted; null for all. */
  readonly item: Occurrence | null;
  /** What a failed call rejected with; null when nothing failed. */
  readonly error: unknown;
}

/** What `useSchedulerCalendar` takes. @public */
export interface SchedulerCalendarOptions {
  /** Planned checks in any order. Give unchanged ones as the same objects: only days that changed are drawn again. */
  items: readonly Occurrence[];
  /** Month, week, day, agenda or guards. */
  view?: CalendarView | undefined;
  /** @default 'month' (S2.115) */
  defaultView?: CalendarView | undefined;
  /** Somebody chose another view. */
  onViewChange?: ((view: CalendarView, details: { reason: CalendarMoveReason }) => void) | undefined;
  /** The day around which the view lies, `YYYY-MM-DD`. */
  date?: string | undefined;
  /** @default today */
  defaultDate?: string | undefined;
  /** Somebody went to another date, YYYY-MM-DD. */
  onDateChange?: ((date: string, details: { reason: CalendarMoveReason }) => void) | undefined;
  /** Whose checks are shown, and where. */
  filter?: CalendarFilter | undefined;
  /** @default everything */
  defaultFilter?: CalendarFilter | undefined;
  /** Somebody chose other guards or places, or took the choice back. */
  onFilterChange?: ((filter: CalendarFilter, details: { reason: 'choose' | 'clear' }) => void) | undefined;
  /** IANA zone of checks that belong to no rule in `rules` (G31). @default the provider's */
  timeZone?: string | undefined;
  /** Rules by id: a check is shown and edited in its rule's zone (C1), and its tolerance is known. */
  rules?: ReadonlyMap<number, RecurrenceRule> | undefined;
  /** Guards to filter by. @default those of the items */
  guards?: readonly FilterChoice[] | undefined;
  /** Locations to filter by. @default those of the items */
  locations?: readonly FilterChoice[] | undefined;
  /** The instants that are seen, at the start and whenever they change: what `items` should cover. */
  onRangeChange?: ((range: CalendarRange) => void) | undefined;
  /** `items` is cut: the back end has more of this range than one answer holds. @default false */
  isTruncated?: boolean | undefined;
  /** Asks for one week of a range that was cut; a rejection is told and can be tried again. */
  onLoadRange?: ((range: CalendarRange) => Promise<RangeItems>) | undefined;
  /** True numbers per local day (`getDays`): '+n more' counts by them, and what is left out is told. */
  dayCounts?: readonly OccurrenceDay[] | undefined;
  /** Checks a day of the month lists, at least 1. @default 5 */
  itemsPerDay?: number | undefined;
  /** What a move or resize under 24 hours does (K25). @default 'ignore' */
  shortMove?: ShortMove | undefined;
  /** Saves one (`occurrenceId` 0: a copy) and answers it as saved. Without it nothing can be dragged. */
  onSave?: ((item: Occurrence, details: ItemSaveDetails) => Promise<Occurrence>) | undefined;
  /** Deletes one, at a person's wish or to undo a copy. Without it there is no Delete. */
  onDelete?: ((item: Occurrence, details: { reason: 'delete' | 'undo' }) => Promise<void>) | undefined;
  /** Asks for the items again after something was saved or deleted; then 'events updated' is told. */
  onReload?: (() => Promise<void>) | undefined;
  /** @default a toast of the page's `ToastProvider` */
  onNotice?: ((notice: CalendarNotice) => void) | undefined;
}

/** Props of `SchedulerCalendar`. @public */
export interface SchedulerCalendarProps extends SchedulerCalendarOptions {
  /** loading: the first fetch runs; error: the last one failed. Items that are there stay in every state. */
  status: 'loading' | 'ready' | 'error';
  /** What the server or the network said, exactly. @default a general sentence */
  errorText?: string | undefined;
  /** What follows from the error, such as the next try. */
  errorDetail?: string | undefined;
  /** Asks for the items again. */
  onRetry?: (() => void) | undefined;
  /** Seconds since the last update, when the items may be old; says so over them. */
  staleSeconds?: number | undefined;
  /** A sentence of the host's own instead of the age. */
  staleText?: string | undefined;
  /** Opens the form of a check (S4.33); without it there is no Edit. */
  onEdit?: ((item: Occurrence) => void) | undefined;
  /** Leaves a day of the check's rule out, `YYYY-MM-DD`: the one its round begins on. Without it nothing can be skipped. */
  onSkipDay?: ((item: Occurrence, details: { date: string }) => void) | undefined;
  /** Opens the form of a new one on a day `YYYY-MM-DD`; without it there is no 'Add task' (S2.120). */
  onAdd?: ((details: { date: string }) => void) | undefined;
  /** Stands at the start of the toolbar. */
  toolbarStart?: ReactNode;
  /** More controls at its end. */
  toolbarActions?: ReactNode;
  /** Stands beside the public class name `pk-SchedulerCalendar`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
