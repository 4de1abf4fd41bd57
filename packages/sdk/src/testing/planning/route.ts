import { formatCoordinates, fromInstant, ROUTE_ACTIVE, ROUTE_INACTIVE, toLatLon } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { askedPeriod, overlaps, plannedPeriod } from '../http/period.ts';
import { invalid } from '../http/refusal.ts';
import { entities } from '../master-data/entities.ts';
import { givenOr } from '../master-data/given-values.ts';
import { firstRows } from '../master-data/list-rows.ts';
import { deleteRow, type Entity, optionalReference, saveRow } from '../master-data/save-row.ts';
import type { BackendState } from '../state/backend-state.ts';
import { seesCompany } from '../state/caller.ts';
import type { RouteRow, RouteValues } from '../state/rows.ts';
import { requireGuard } from './references.ts';

const longestPeriodDays = 400;
const longestRouteDays = 31;
const maxRows = 50_000;
/* C5: how long before its start a sign counts for a route. */
const signLeadMs = 30 * 60_000;

/** Whether a guard is on his route (C5): its time has come, and his last Start or Stop is no Stop. @internal */
export function isActive(state: BackendState, { userId, startsAt, endsAt }: RouteValues): boolean {
  const now = state.now();
  if (now < startsAt || now >= endsAt) return false;
  const signs = state.events
    .live()
    .filter((row) => row.userId === userId && row.occurredAt >= startsAt - signLeadMs)
    .filter(({ type }) => type === 'Start' || type === 'Stop')
    .sort((a, b) => a.occurredAt - b.occurredAt || a.id - b.id);
  return signs.at(-1)?.type !== 'Stop';
}

/* The route as it travels. */
function routeToWire(state: BackendState, row: RouteRow): Wire<'Route'> {
  const fixes = state.positions.filter(({ userId }) => userId === row.userId);
  const last = fixes.sort((a, b) => a.recordedAt - b.recordedAt).at(-1);
  const heardAt = state.contacts.get(row.userId)?.heardAt.at(-1);
  return {
    idRoute: row.id,
    startDateTime: fromInstant(row.startsAt),
    endDateTime: fromInstant(row.endsAt),
    idCompany: row.companyId,
    userName: state.users.known(row.userId)?.name ?? '',
    idUser: row.userId,
    coordinates: formatCoordinates(toLatLon(last?.latitude, last?.longitude)),
    eventTypeEnumCode: isActive(state, row) ? ROUTE_ACTIVE : ROUTE_INACTIVE,
    timeStamp: heardAt === undefined ? null : fromInstant(heardAt),
    idRRule: row.ruleId,
    version: row.version,
  };
}

const routeEntity = ({ state, caller }: Pick<Call, 'state' | 'caller'>): Entity<RouteValues> => ({
  table: state.routes,
  title: 'Route',
  kind: 'route',
  isVisible: ({ companyId }) => seesCompany(caller, companyId),
});

function valuesOf({ body, state, caller }: Call<'route_save'>, before: RouteRow | null): RouteValues {
  const given = givenOr(body.idCompany, before?.companyId);
  const companyId = optionalReference(entities.company(state, caller), given, 'idCompany');
  if (companyId === null && caller.companyIds.length > 0) {
    throw invalid('idCompany', 'required', 'must be one of the companies of your group');
  }
  requireGuard(state, body.idUser);
  const { from, to } = plannedPeriod(body, longestRouteDays);
  return { ruleId: before?.ruleId ?? null, userId: body.idUser, companyId, startsAt: from, endsAt: to };
}

/** Operations of tag Route. @internal */
export const routeHandlers: Handlers = {
  route_get: (call) => {
    const { query, state, caller } = call;
    const period = askedPeriod(query, longestPeriodDays);
    const rows = state.routes
      .live()
      .filter((row) => overlaps(row, period) && seesCompany(caller, row.companyId))
      .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    return firstRows(call, rows, maxRows).map((row) => routeToWire(state, row));
  },
  route_save: (call) => {
    const row = saveRow(call, routeEntity(call), call.body.idRoute, (before) => valuesOf(call, before));
    return routeToWire(call.state, row);
  },
  route_delete: (call) => deleteRow(call, routeEntity(call), call.params.id),
};
