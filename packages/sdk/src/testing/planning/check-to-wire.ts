import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { CheckRow } from '../state/rows.ts';

/** Whether a check was read, can be read or was missed; without a checkpoint there is nothing to miss (C2.5). @internal */
export function stateOf({ readAt, closesAt, locationTagId }: CheckRow, now: number): 'open' | 'done' | 'missed' {
  if (readAt !== null) return 'done';
  return locationTagId !== null && now >= closesAt ? 'missed' : 'open';
}

/** Order of checks: by their start. @internal */
export const byStart = (a: CheckRow, b: CheckRow): number => a.startsAt - b.startsAt || a.id - b.id;

/** The planned check as it travels. @internal */
export function checkToWire(state: BackendState, row: CheckRow): Wire<'SchedulerItem'> {
  return {
    idScheduler: row.id,
    idSecurityGuard: row.userId,
    idLocation: row.locationId,
    idLocationTag: row.locationTagId,
    idUser: row.userId,
    schedulerTypeEnumCode: row.typeCode,
    title: row.title,
    startDateTime: fromInstant(row.startsAt),
    endDateTime: fromInstant(row.endsAt),
    readTagTime: row.readAt === null ? null : fromInstant(row.readAt),
    isDraggable: row.isDraggable,
    isResizable: row.isResizable,
    bgColor: row.bgColor,
    resourceId: row.userId,
    checkEventMissing: row.isMissReported,
    idRRule: row.ruleId,
    userName: state.users.known(row.userId)?.name ?? '',
    locationName: state.locations.known(row.locationId)?.name ?? '',
    tagName: row.locationTagId === null ? null : (state.locationTags.known(row.locationTagId)?.name ?? null),
    state: stateOf(row, state.now()),
    version: row.version,
  };
}
