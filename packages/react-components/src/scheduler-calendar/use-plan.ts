import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type CalendarRange, rangeOfDays } from './calendar-days.rules.ts';
import { bucketByDay, type CalendarFilter, type DayBuckets, shownDays } from './day-buckets.rules.ts';
import { keepNames, type PlanNames, planNames } from './guard-labels.rules.ts';
import { mergedItems, noChanges, type OwnChanges, plannedOn, weeksOf, withChanges } from './range-items.rules.ts';
import type { SchedulerCalendarOptions } from './scheduler-calendar.types.ts';
import { useWholeRange, type Wholeness } from './use-whole-range.ts';

/** The planned checks by day, with what was left out of the host's items. @internal */
export interface Plan {
  readonly range: CalendarRange;
  /** The days that are seen, filtered. */
  readonly shown: DayBuckets;
  readonly names: PlanNames;
  /** The zone in which a check is shown and edited: its rule's, else the calendar's (C1, G31). */
  readonly zoneOf: (item: Occurrence) => string;
  /** Planned checks of a day as the back end counts them; null when it did not, or when every one is here. */
  readonly plannedOn: (day: number) => number | null;
  readonly wholeness: Wholeness;
  retry(): void;
  /** Shows what was saved and deleted here until the host's next items. */
  change(saved: Occurrence | null, deletedId?: number): void;
  /** A check by its id, as it is now; null when it is not among the days that are seen. */
  find(occurrenceId: number): Occurrence | null;
}

const noNames: PlanNames = { labels: new Map(), guards: [], locations: [] };
const noRules: ReadonlyMap<number, RecurrenceRule> = new Map();

/** Buckets the items once, and again only when they, their rules or the zone change. @internal */
export function usePlan(
  options: SchedulerCalendarOptions,
  days: readonly number[],
  timeZone: string,
  filter: CalendarFilter,
): Plan {
  const { items, rules = noRules, isTruncated = false, onLoadRange, dayCounts = [] } = options;
  const timeZones = useMemo(
    () => [...new Set([timeZone, ...[...rules.values()].map((rule) => rule.timeZone)])],
    [timeZone, rules],
  );
  const zoneOf = useCallback(
    ({ ruleId }: Occurrence) => (ruleId === null ? undefined : rules.get(ruleId)?.timeZone) ?? timeZone,
    [rules, timeZone],
  );
  const weeks = useMemo(() => weeksOf(days, timeZones), [days, timeZones]);
  const whole = useWholeRange({ items, isTruncated, weeks, onLoadRange });

  const [own, setOwn] = useState<{ changes: OwnChanges; to: readonly Occurrence[] }>({ changes: noChanges, to: items });
  /* The host's newer items know what was saved: what was kept here for the time between is over. */
  const changes = own.to === items ? own.changes : noChanges;
  const change = useCallback(
    (saved: Occurrence | null, deletedId?: number) =>
      setOwn((known) => {
        const before = known.to === items ? known.changes : noChanges;
        const others = before.saved.filter(({ occurrenceId }) => occurrenceId !== saved?.occurrenceId);
        return {
          to: items,
          changes: {
            saved: saved ? [...others, saved] : before.saved,
            deletedIds: deletedId === undefined ? before.deletedIds : new Set([...before.deletedIds, deletedId]),
          },
        };
      }),
    [items],
  );

  const all = useMemo(() => withChanges(mergedItems(items, whole.items), changes), [items, whole.items, changes]);
  const known = useRef<DayBuckets>(new Map());
  const buckets = useMemo(() => bucketByDay(all, zoneOf, known.current), [all, zoneOf]);
  known.current = buckets;
  const knownNames = useRef<PlanNames>(noNames);
  const names = useMemo(() => keepNames(knownNames.current, planNames(all)), [all]);
  knownNames.current = names;
  const shown = useMemo(() => shownDays(buckets, days, filter), [buckets, days, filter]);
  return {
    range: useMemo(() => rangeOfDays(days, timeZones), [days, timeZones]),
    shown,
    names,
    zoneOf,
    /* A count that is older than the items must not tell that some are missing. */
    plannedOn: (day) => (whole.wholeness === 'whole' ? null : plannedOn(dayCounts, day, filter)),
    wholeness: whole.wholeness,
    retry: whole.retry,
    change,
    find: (occurrenceId) => {
      for (const { starting, continued } of shown.values()) {
        for (const item of [...starting, ...continued]) if (item.occurrenceId === occurrenceId) return item;
      }
      return null;
    },
  };
}
