import { useLive } from '@patrolkit/react-components/live';
import {
  type CalendarFilter,
  type CalendarView,
  SchedulerCalendar,
} from '@patrolkit/react-components/scheduler-calendar';
import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import type { OpenForm } from './open-form.ts';
import * as css from './scheduler-page.css.ts';
import type { Occurrences } from './use-occurrences.ts';

/** What the calendar shows, kept while another tab covers it. */
export interface CalendarPlace {
  readonly view: CalendarView;
  readonly filter: CalendarFilter;
  /** `YYYY-MM-DD`; without it today. */
  readonly date?: string | undefined;
}

/** Props of {@link PlanCalendar}. */
export interface PlanCalendarProps {
  occurrences: Occurrences;
  rules: readonly RecurrenceRule[];
  place: CalendarPlace;
  onPlaceChange: (change: Partial<CalendarPlace>) => void;
  onOpen: (form: OpenForm) => void;
}

/** The calendar on the back end: moves, copies and deletions are saved one by one. */
export function PlanCalendar(props: PlanCalendarProps): ReactElement {
  const { occurrences, rules, place, onPlaceChange, onOpen } = props;
  const text = useText();
  const { client, feed, directory } = useLive();
  const canWrite = useSession()?.policies.includes('schedule.write') ?? false;
  const byId = useMemo(() => new Map(rules.map((rule) => [rule.ruleId, rule])), [rules]);
  const guards = useMemo(
    () =>
      [...directory.users.values()].flatMap(({ userId, name, role }) =>
        role === 'Guard' ? [{ id: userId, name }] : [],
      ),
    [directory.users],
  );
  const locations = useMemo(
    () => [...directory.locations.values()].map(({ locationId, name }) => ({ id: locationId, name })),
    [directory.locations],
  );
  const save = async (item: Occurrence, { idempotencyKey }: { idempotencyKey: string }): Promise<Occurrence> => {
    const saved = await client.scheduler.save(item, { idempotencyKey });
    feed.tellSchedulersChanged();
    return saved;
  };
  const failure = occurrences.error && alertTextOf(occurrences.error);
  return (
    <SchedulerCalendar
      className={css.fill}
      date={place.date}
      errorText={failure ? text(failure.id, failure.values) : undefined}
      filter={place.filter}
      guards={guards}
      isTruncated={occurrences.isTruncated}
      items={occurrences.items}
      locations={locations}
      onAdd={canWrite ? ({ date: day }) => onOpen({ kind: 'rule', rule: null, date: day }) : undefined}
      onDateChange={(date) => onPlaceChange({ date })}
      onDelete={canWrite ? ({ occurrenceId }) => client.scheduler.delete(occurrenceId) : undefined}
      onEdit={canWrite ? (check) => onOpen({ kind: 'check', check }) : undefined}
      onFilterChange={(filter) => onPlaceChange({ filter })}
      onLoadRange={occurrences.loadRange}
      onRangeChange={occurrences.see}
      onReload={occurrences.reload}
      onRetry={() => void occurrences.reload()}
      onSave={canWrite ? save : undefined}
      onViewChange={(view) => onPlaceChange({ view })}
      rules={byId}
      status={occurrences.status}
      view={place.view}
    />
  );
}
