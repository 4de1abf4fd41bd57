import type { Occurrence } from '@patrolkit/sdk/model';
import { type DayAxis, placeOnAxis } from './day-axis.rules.ts';
import type { DayItems } from './day-buckets.rules.ts';
import { layoutSpans, type Span, type SpanLayout, type SpanLayoutOptions } from './overlap.rules.ts';

/** The checks of a day as spans on its axis, those that began before from its top. @internal */
export function daySpans(
  { starting, continued }: DayItems,
  day: number,
  axis: DayAxis,
  zoneOf: (item: Occurrence) => string,
): Span<Occurrence>[] {
  return [...continued, ...starting].map((item) => {
    const timeZone = zoneOf(item);
    return {
      item,
      from: placeOnAxis(axis, day, item.startsAt, timeZone),
      to: placeOnAxis(axis, day, item.endsAt, timeZone),
    };
  });
}

/** One guard's day. @internal */
export interface GuardRow extends SpanLayout<Occurrence> {
  readonly guardId: number;
  readonly name: string;
  /** Lanes one below the other, at least 1. */
  readonly lanes: number;
}

/** A row for each guard of a day, by name (S3.119: a check's resource is its guard). @internal */
export function guardRows(spans: readonly Span<Occurrence>[], options: SpanLayoutOptions): GuardRow[] {
  const byGuard = new Map<number, Span<Occurrence>[]>();
  for (const span of spans) {
    const known = byGuard.get(span.item.guardId);
    if (known) known.push(span);
    else byGuard.set(span.item.guardId, [span]);
  }
  const rows = [...byGuard].map(([guardId, own]) => {
    const layout = layoutSpans(own, options);
    const lanes = [...layout.placed, ...layout.hidden].reduce((most, { lanes: needed }) => Math.max(most, needed), 1);
    return { ...layout, guardId, name: own[0]?.item.guardName ?? '', lanes };
  });
  return rows.sort((a, b) => a.name.localeCompare(b.name) || a.guardId - b.guardId);
}
