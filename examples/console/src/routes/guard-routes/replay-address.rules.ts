import { fromInstant } from '@patrolkit/sdk/model';
import type { Period } from '../../filters/report-filter.ts';
import { periodProblem } from './track-period.rules.ts';

/** Whose track, and of which period. */
export interface TrackChoice extends Period {
  readonly guardId: number;
}

/** What an address says; null for what it does not say, or not readably. */
export interface NamedTrack {
  readonly guardId: number | null;
  readonly period: Period | null;
}

function instantIn(search: URLSearchParams, name: string): number | null {
  const written = search.get(name);
  if (written === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/.test(written)) return null;
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : at;
}

/** The track that an address names; a period that cannot be asked for is none. */
export function trackInAddress(search: URLSearchParams): NamedTrack {
  const guard = search.get('guard');
  const from = instantIn(search, 'from');
  const to = instantIn(search, 'to');
  return {
    guardId: guard !== null && /^[1-9]\d{0,14}$/.test(guard) ? Number(guard) : null,
    period: from === null || to === null || periodProblem(from, to) !== null ? null : { from, to },
  };
}

/** Address of a track; without one, of the screen that asks for it. */
export function replayAddress(choice: TrackChoice | null = null): string {
  const search = new URLSearchParams({ view: 'replay' });
  if (choice) {
    search.set('guard', String(choice.guardId));
    search.set('from', fromInstant(choice.from));
    search.set('to', fromInstant(choice.to));
  }
  return `/guardRoutes?${search}`;
}
