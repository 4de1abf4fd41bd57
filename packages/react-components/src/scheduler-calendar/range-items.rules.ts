import { dateOfEpochDay, type Occurrence, type OccurrenceDay } from '@patrolkit/sdk/model';
import { type CalendarRange, rangeOfDays } from './calendar-days.rules.ts';
import type { CalendarFilter } from './day-buckets.rules.ts';

/** The weeks of some days, or the days themselves when there are fewer than a week, each as its own range. @internal */
export function weeksOf(days: readonly number[], timeZones: readonly string[]): CalendarRange[] {
  const length = days.length > 7 ? 7 : 1;
  return Array.from({ length: Math.ceil(days.length / length) }, (_, at) =>
    rangeOfDays(days.slice(at * length, (at + 1) * length), timeZones),
  );
}

/** Two lists as one, each check once; of two the newer version, of equal ones the first list's. @internal */
export function mergedItems(first: readonly Occurrence[], second: readonly Occurrence[]): readonly Occurrence[] {
  if (second.length === 0) return first;
  const byId = new Map<number, Occurrence>();
  for (const item of [...first, ...second]) {
    const known = byId.get(item.occurrenceId);
    if (!known || item.version > known.version) byId.set(item.occurrenceId, item);
  }
  return [...byId.values()];
}

/** What was changed here and has not come back with the host's items yet. @internal */
export interface OwnChanges {
  readonly saved: readonly Occurrence[];
  readonly deletedIds: ReadonlySet<number>;
}

/** Nothing changed. @internal */
export const noChanges: OwnChanges = { saved: [], deletedIds: new Set() };

/** The items with what was changed here; the same array when nothing was. @internal */
export function withChanges(items: readonly Occurrence[], { saved, deletedIds }: OwnChanges): readonly Occurrence[] {
  if (saved.length === 0 && deletedIds.size === 0) return items;
  const changed = new Set(saved.map(({ occurrenceId }) => occurrenceId));
  const kept = items.filter(({ occurrenceId }) => !changed.has(occurrenceId));
  return [...kept, ...saved].filter(({ occurrenceId }) => !deletedIds.has(occurrenceId));
}

/** Unchanged checks as the objects they were, so that only days that changed are drawn again. @public */
export function keepUnchanged(previous: readonly Occurrence[], next: readonly Occurrence[]): readonly Occurrence[] {
  const known = new Map(previous.map((item) => [item.occurrenceId, item]));
  const kept = next.map((item) => {
    const before = known.get(item.occurrenceId);
    return before && isSameItem(before, item) ? before : item;
  });
  const isSame = kept.length === previous.length && kept.every((item, at) => item === previous[at]);
  return isSame ? previous : kept;
}

function isSameItem(one: Occurrence, other: Occurrence): boolean {
  const keys = Object.keys(one) as (keyof Occurrence)[]; // an occurrence's own fields
  return keys.every((key) => one[key] === other[key]);
}

/** Planned checks of a day as the back end counts them; null when it did not, or not as the filter asks. @internal */
export function plannedOn(counts: readonly OccurrenceDay[], day: number, filter: CalendarFilter): number | null {
  const date = dateOfEpochDay(day);
  const rows = counts.filter((row) => row.date === date);
  const fits = (wanted: number | null, id: number | null): boolean | null =>
    wanted === null ? true : id === null ? null : id === wanted;
  let planned = 0;
  for (const { guardId, locationId, planned: count } of rows) {
    const isGuard = fits(filter.guardId, guardId);
    const isLocation = fits(filter.locationId, locationId);
    if (isGuard === false || isLocation === false) continue;
    if (isGuard === null || isLocation === null) return null;
    planned += count;
  }
  return rows.length === 0 ? null : planned;
}
