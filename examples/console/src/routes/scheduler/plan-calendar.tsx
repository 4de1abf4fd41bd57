import { useLive, useStaleSeconds } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import {
  type CalendarFilter,
  type CalendarView,
  SchedulerCalendar,
} from '@patrolkit/react-components/scheduler-calendar';
import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { alertTextOf } from '../../services/alert-text.ts';
import { useText } from '../../services/texts.ts';
import { useConfig } from '../../services/use-config.ts';
import { useSession } from '../../services/use-session.ts';
import type { OpenForm } from './open-form.ts';
import * as css from './scheduler-page.css.ts';
import { useCheckSaves } from './use-check-saves.ts';
import { useDayCounts } from './use-day-counts.ts';
import type { Occurrences } from './use-occurrences.ts';
import { useSkipDay } from './use-skip-day.ts';

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
  /** A rule was saved from the calendar. */
  onChanged: () => Promise<void>;
}

/** The calendar on the back end: moves, copies and deletions are saved one by one. */
export function PlanCalendar(props: PlanCalendarProps): ReactElement {
  const { occurrences, rules, place, onPlaceChange, onOpen, onChanged } = props;
  const text = useText();
  const { client, feed, directory } = useLive();
  const { now } = usePatrol();
  const config = useConfig();
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
  const save = useCheckSaves(occurrences);
  const skip = useSkipDay(byId, onChanged);
  const canSkip = canWrite && (config?.features.includes('ruleBreaks') ?? false);
  const staleSeconds = useStaleSeconds(feed, now);
  const dayCounts = useDayCounts(occurrences.range, place.filter, occurrences.isTruncated, occurrences.items);
  const failure = occurrences.error && alertTextOf(occurrences.error);
  return (
    <SchedulerCalendar
      className={css.fill}
      date={place.date}
      dayCounts={dayCounts}
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
      onSkipDay={canSkip ? skip : undefined}
      onViewChange={(view) => onPlaceChange({ view })}
      rules={byId}
      staleSeconds={staleSeconds}
      status={occurrences.status}
      view={place.view}
    />
  );
}
