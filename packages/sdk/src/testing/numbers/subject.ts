import { seesEvent } from '../events/event-to-wire.ts';
import type { Call } from '../http/call.ts';
import type { SpanOfTime } from '../http/period.ts';
import { overlaps } from '../http/period.ts';
import { seesCompany } from '../state/caller.ts';
import type { CheckRow, EventRow, RouteRow } from '../state/rows.ts';

/** Whose checks, events and routes are counted; 0 and missing stand for all. @internal */
export interface Subject {
  readonly idCompany?: number | undefined;
  readonly idLocation?: number | undefined;
  readonly idUser?: number | undefined;
}

/** Who asks about what and when. @internal */
export interface Question extends Pick<Call, 'state' | 'caller' | 'now'> {
  readonly subject: Subject;
  readonly period: SpanOfTime;
}

const isIn = (at: number, { from, to }: SpanOfTime): boolean => at >= from && at < to;

/** Planned checks that start in the period. @internal */
export function checksOf({ state, caller, subject, period }: Question): CheckRow[] {
  const companyOf = ({ locationId }: CheckRow): number | null => state.locations.known(locationId)?.idCompany ?? null;
  return state.checks
    .live()
    .filter(
      (row) =>
        isIn(row.startsAt, period) &&
        (!subject.idUser || row.userId === subject.idUser) &&
        (!subject.idLocation || row.locationId === subject.idLocation) &&
        (!subject.idCompany || companyOf(row) === subject.idCompany) &&
        seesCompany(caller, companyOf(row)),
    );
}

/** Events of the period without drills (C9). @internal */
export function eventsOf({ state, caller, subject, period }: Question): EventRow[] {
  return state.events
    .live()
    .filter(
      (row) =>
        isIn(row.occurredAt, period) &&
        !row.isDrill &&
        (!subject.idUser || row.userId === subject.idUser) &&
        (!subject.idLocation || row.locationId === subject.idLocation) &&
        (!subject.idCompany || row.companyId === subject.idCompany) &&
        seesEvent(caller, row),
    );
}

/** Routes that overlap the period. @internal */
export function routesOf({ state, caller, subject, period }: Question): RouteRow[] {
  return state.routes
    .live()
    .filter(
      (row) =>
        overlaps(row, period) &&
        (!subject.idUser || row.userId === subject.idUser) &&
        (!subject.idCompany || row.companyId === subject.idCompany) &&
        seesCompany(caller, row.companyId),
    );
}
