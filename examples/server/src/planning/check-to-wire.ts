import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type { CheckRow } from './check-rows.ts';

/* C2.5: without a checkpoint there is nothing to read, and nothing to miss. */
function stateOf({ readAt, closesAt, locationTagId }: CheckRow, now: number): 'open' | 'done' | 'missed' {
  if (readAt !== null) return 'done';
  return locationTagId !== null && now >= closesAt ? 'missed' : 'open';
}

/** The planned check as it travels. @param now milliseconds since 1970, for its state */
export function checkToWire(row: CheckRow, now: number): Wire<'SchedulerItem'> {
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
    userName: row.userName,
    locationName: row.locationName,
    tagName: row.tagName,
    state: stateOf(row, now),
    version: row.version,
  };
}
