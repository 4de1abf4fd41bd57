import { formatIdList } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { RuleRow } from '../state/rows.ts';

/** What a row says in the words of the wire, without the names beside it. @internal */
export function ruleFacts(row: RuleRow) {
  return {
    idRRule: row.id,
    idSecurityGuard: row.userId,
    idUser: row.userId,
    idLocation: row.locationId,
    locationTags: formatIdList(row.locationTagIds),
    rRuleString: row.rRuleString,
    startDate: row.startDate,
    endDate: row.endDate,
    fromTime: row.fromTime,
    toTime: row.toTime,
    hourInterval: row.hourInterval,
    tolerance: row.tolerance,
    timeZone: row.timeZone,
    title: row.title,
    checkEventMissing: row.isMissReported,
    skippedDates: [...row.skippedDates],
    pausedFrom: row.pausedFrom,
    pausedUntil: row.pausedUntil,
  };
}

/** A rule as it travels, with the names of guard and place as they are now. @internal */
export function ruleToWire({ users, locations }: BackendState, row: RuleRow): Wire<'RRule'> {
  return {
    ...ruleFacts(row),
    userName: users.known(row.userId)?.name ?? '',
    locationName: locations.known(row.locationId)?.name ?? '',
    version: row.version,
  };
}
