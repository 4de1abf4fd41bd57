import { isAlarm } from '../../model/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { firstRows } from '../master-data/list-rows.ts';
import { eventToWire, visibleEvents } from './event-to-wire.ts';

const defaultRows = 500;
const defaultHours = 500;
const maxExceptions = 1000;

/* Made of everything the answer depends on: the feed's number, who asks for what, and what he has seen. */
function entityTag({ state, caller, params, query }: Call<'event_getLastEvents'>): string {
  const own = [...state.seen].filter(([key]) => key.startsWith(`${caller.userId}/`));
  const marks = own.reduce((sum, [, id]) => sum + id, 0);
  const asked = [params.id, query.showGpsTrack, query.numberOfEvents, query.numberOfHours];
  const parts = [caller.userId, caller.companyIds.join('.'), own.length, marks, ...asked].join('-');
  return `"${state.feed.lastSeq}-${parts}"`;
}

function namesTag(header: string | null, tag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}

function lastEvents(call: Call<'event_getLastEvents'>) {
  const { state, caller, params, query, headers, reply, now } = call;
  const tag = entityTag(call);
  reply.headers.set('ETag', tag);
  if (namesTag(headers.get('if-none-match'), tag)) {
    reply.headers.set('X-Change-Seq', String(state.feed.lastSeq));
    reply.status = 304;
    return undefined;
  }
  const { showGpsTrack = false, numberOfEvents = defaultRows, numberOfHours = defaultHours } = query;
  const from = now - numberOfHours * 3_600_000;
  const rows = visibleEvents(state, caller).filter(
    (row) =>
      row.occurredAt >= from &&
      (showGpsTrack || row.type !== 'GpsLocation') &&
      (params.id === 0 || row.userId === params.id),
  );
  return firstRows(call, rows, numberOfEvents).map((row) => eventToWire(state, caller.userId, row));
}

function openAlarms(call: Call<'event_openAlarms'>) {
  const { state, caller } = call;
  const open = visibleEvents(state, caller).filter((row) => isAlarm(row.type) && row.confirmedAt === null);
  const cut = new Set(open.filter(({ type }) => type === 'Exception').slice(maxExceptions));
  const rows = open.filter((row) => !cut.has(row));
  return firstRows(call, [...rows, ...cut], rows.length).map((row) => eventToWire(state, caller.userId, row));
}

/** Operations of tag Event that follow what happens. @internal */
export const eventHandlers: Handlers = { event_getLastEvents: lastEvents, event_openAlarms: openAlarms };
