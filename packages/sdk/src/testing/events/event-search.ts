import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { readPeriod, type SpanOfTime } from '../http/period.ts';
import { firstRows } from '../master-data/list-rows.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { EventRow } from '../state/rows.ts';
import { eventToWire, visibleEvents } from './event-to-wire.ts';

const maxRows = 10_000;

/* 0 and missing mean anything. */
interface EventFilter {
  readonly idCategory?: number | undefined;
  readonly idCompany?: number | undefined;
  readonly idLocation?: number | undefined;
  readonly idLocationTag?: number | undefined;
  readonly idUser?: number | undefined;
}

function search(
  call: Pick<Call, 'state' | 'caller' | 'reply'>,
  { from, to }: SpanOfTime,
  { idCategory, idCompany, idLocation, idLocationTag, idUser }: EventFilter,
): EventRow[] {
  const { state, caller } = call;
  /* A chip that was taken down keeps its category for the events of its time. */
  const categoryOf = (id: number | null): number | null => state.locationTags.known(id ?? 0)?.idCategory ?? null;
  const rows = visibleEvents(state, caller).filter(
    (row) =>
      row.occurredAt >= from &&
      row.occurredAt < to &&
      (!idCategory || categoryOf(row.locationTagId) === idCategory) &&
      (!idCompany || row.companyId === idCompany) &&
      (!idLocation || row.locationId === idLocation) &&
      (!idLocationTag || row.locationTagId === idLocationTag) &&
      (!idUser || row.userId === idUser),
  );
  return firstRows(call, rows, maxRows);
}

/* C3, C4: an Exception happens at the deadline, so a read before it was in time and only uploaded late. */
function readTagException({ type, readAt, occurredAt }: EventRow): Wire<'EventReportRow'>['readTagException'] {
  if (type === 'UnknownTag') return 'unknownTag';
  if (type !== 'Exception') return '';
  if (readAt === null) return 'missed';
  return readAt < occurredAt ? '' : 'late';
}

function reportRow(state: BackendState, viewerId: number, row: EventRow): Wire<'EventReportRow'> {
  const startsAt = state.checks.known(row.checkId ?? 0)?.startsAt ?? row.occurredAt;
  return {
    ...eventToWire(state, viewerId, row),
    startDateTime: fromInstant(startsAt),
    readTagException: readTagException(row),
    code: state.locationTags.known(row.locationTagId ?? 0)?.tag ?? row.type,
    user: state.users.known(row.userId ?? 0)?.name ?? '',
  };
}

/** Operations of tag Event that search. @internal */
export const eventSearchHandlers: Handlers = {
  event_search: (call) => {
    const { dateTimeStart, dateTimeEnd, ...filter } = call.query;
    const period = readPeriod(['dateTimeStart', dateTimeStart], ['dateTimeEnd', dateTimeEnd]);
    return search(call, period, filter).map((row) => eventToWire(call.state, call.caller.userId, row));
  },
  event_report: (call) => {
    const { startDateTime, endDateTime, ...filter } = call.query;
    const period = readPeriod(['startDateTime', startDateTime], ['endDateTime', endDateTime]);
    return search(call, period, filter).map((row) => reportRow(call.state, call.caller.userId, row));
  },
};
