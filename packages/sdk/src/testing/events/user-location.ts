import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { readInstant } from '../http/period.ts';
import { invalid } from '../http/refusal.ts';
import { firstRows } from '../master-data/list-rows.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Caller } from '../state/caller.ts';
import type { PositionRow } from '../state/rows.ts';

const trackMs = 24 * 3_600_000;
const [maxPoints, maxRows] = [5000, 10_000];

function toWire({ users, contacts }: BackendState, row: PositionRow, isNow: boolean): Wire<'LastUserLocation'> {
  return {
    idUser: row.userId,
    latitude: row.latitude,
    longitude: row.longitude,
    name: users.known(row.userId)?.name ?? '',
    eventDateTime: fromInstant(row.recordedAt),
    accuracy: row.accuracyMeters,
    battery: isNow ? (contacts.get(row.userId)?.battery ?? null) : null,
  };
}

const newestFirst = (a: PositionRow, b: PositionRow): number => b.recordedAt - a.recordedAt;

/* Up to n newest fixes of each active guard, in the order of their ids; a group sees nobody (C10: without routes). */
function newest({ users, positions }: BackendState, { companyIds }: Caller, n: number): PositionRow[] {
  if (companyIds.length > 0) return [];
  const active = users.live().filter(({ isActive }) => isActive);
  return active.flatMap(({ id }) =>
    positions
      .filter(({ userId }) => userId === id)
      .sort(newestFirst)
      .slice(0, n),
  );
}

/** The newest position of each guard that a caller may see, in the order of their ids. @internal */
export function lastPositions(state: BackendState, caller: Caller): Wire<'LastUserLocation'>[] {
  return newest(state, caller, 1).map((row) => toWire(state, row, true));
}

/** Operations of tag UserLocation. @internal */
export const userLocationHandlers: Handlers = {
  userLocation_getAll: (call) => firstRows(call, lastPositions(call.state, call.caller), maxRows),
  userLocation_getLast: (call) => {
    const { state, caller, params } = call;
    if (params.n < 1 || params.n > 100) throw invalid('n', 'maximum', 'must be from 1 to 100');
    return firstRows(call, newest(state, caller, params.n), maxRows).map((row) => toWire(state, row, true));
  },
  userLocation_getForDateTime: (call) => {
    const { state, caller, query } = call;
    const at = readInstant('dateTimeFrom', query.dateTimeFrom);
    const isHidden = caller.companyIds.length > 0;
    const asked = state.positions.filter(({ userId }) => !query.idUser || userId === query.idUser);
    const known = isHidden ? [] : asked.sort((a, b) => a.recordedAt - b.recordedAt || a.userId - b.userId);
    if (query.showGpsTrack) {
      const until = query.dateTimeTo === undefined ? Infinity : readInstant('dateTimeTo', query.dateTimeTo);
      if (until < at) throw invalid('dateTimeTo', 'dateOrder', 'must not be before dateTimeFrom');
      const end = Math.min(until, at + trackMs);
      const track = known.filter(({ recordedAt }) => recordedAt >= at && recordedAt < end);
      return firstRows(call, track, maxPoints).map((row) => toWire(state, row, false));
    }
    const last = new Map(known.filter(({ recordedAt }) => recordedAt <= at).map((row) => [row.userId, row]));
    const rows = [...last.values()].sort((a, b) => a.userId - b.userId);
    return firstRows(call, rows, maxRows).map((row) => toWire(state, row, false));
  },
};
