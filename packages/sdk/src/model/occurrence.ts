import type { Wire } from '../wire/index.ts';
import { fromInstant, toInstant, toInstantOrNull } from './instant.ts';

/** How a planned check came to be. @public */
export type OccurrenceKind = 'unknown' | 'manual' | 'rule' | 'copy';

const kinds: readonly OccurrenceKind[] = ['unknown', 'manual', 'rule', 'copy']; /* A4: by its code */

/** One planned check on the calendar. Instants are milliseconds since 1970. @public */
export interface Occurrence {
  /** 0 for a new one. */
  readonly occurrenceId: number;
  readonly kind: OccurrenceKind;
  readonly guardId: number;
  readonly guardName: string;
  /** The wire's second field for the guard, passed through untouched (decision G4). */
  readonly securityGuardId: number;
  readonly locationId: number;
  readonly locationName: string;
  /** null for an occurrence that nobody can read: it is never missed. */
  readonly checkpointId: number | null;
  readonly checkpointName: string | null;
  readonly title: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** When the checkpoint was read; null while it was not. */
  readonly readAt: number | null;
  readonly isDraggable: boolean;
  readonly isResizable: boolean;
  /** `#rrggbb`; null for the usual colour. */
  readonly color: string | null;
  /** Whether it raises an exception when it stays unread. */
  readonly isMissReported: boolean;
  readonly ruleId: number | null;
  /** As the back end tells it; null when it does not. */
  readonly state: 'open' | 'done' | 'missed' | null;
  readonly version: number;
}

/** Checks of one local day. @public */
export interface OccurrenceDay {
  /** Local calendar date `YYYY-MM-DD`. */
  readonly date: string;
  readonly guardId: number | null;
  readonly locationId: number | null;
  readonly planned: number;
  readonly read: number;
  readonly missed: number;
}

/** Reads the wire's SchedulerItem. Throws a TypeError that names the field when a time is unreadable. @public */
export function occurrenceFromWire(wire: Wire<'SchedulerItem'>): Occurrence {
  return {
    occurrenceId: wire.idScheduler,
    kind: kinds[wire.schedulerTypeEnumCode ?? 0] ?? 'unknown',
    guardId: wire.idUser,
    guardName: wire.userName ?? '',
    securityGuardId: wire.idSecurityGuard ?? wire.idUser,
    locationId: wire.idLocation,
    locationName: wire.locationName ?? '',
    checkpointId: wire.idLocationTag ?? null,
    checkpointName: wire.tagName ?? null,
    title: wire.title,
    startsAt: toInstant(wire.startDateTime, 'startDateTime'),
    endsAt: toInstant(wire.endDateTime, 'endDateTime'),
    readAt: toInstantOrNull(wire.readTagTime, 'readTagTime'),
    isDraggable: wire.isDraggable ?? true,
    isResizable: wire.isResizable ?? true,
    color: wire.bgColor ?? null,
    isMissReported: wire.checkEventMissing ?? true,
    ruleId: wire.idRRule ?? null,
    state: wire.state ?? null,
    version: wire.version ?? 0,
  };
}

/** Writes the wire's SchedulerItem; what the server alone sets is left out. @public */
export function occurrenceToWire(occurrence: Occurrence): Wire<'SchedulerItem'> {
  return {
    idScheduler: occurrence.occurrenceId,
    idSecurityGuard: occurrence.securityGuardId,
    idLocation: occurrence.locationId,
    idLocationTag: occurrence.checkpointId,
    idUser: occurrence.guardId,
    schedulerTypeEnumCode: kinds.indexOf(occurrence.kind) as Wire<'SchedulerTypeCode'>, // the table above is A4
    title: occurrence.title,
    startDateTime: fromInstant(occurrence.startsAt),
    endDateTime: fromInstant(occurrence.endsAt),
    isDraggable: occurrence.isDraggable,
    isResizable: occurrence.isResizable,
    bgColor: occurrence.color,
    resourceId: occurrence.guardId,
    checkEventMissing: occurrence.isMissReported,
    idRRule: occurrence.ruleId,
  };
}

/** Reads the wire's SchedulerDay. @public */
export function occurrenceDayFromWire(wire: Wire<'SchedulerDay'>): OccurrenceDay {
  const { date, planned, read, missed } = wire;
  return { date, guardId: wire.idUser ?? null, locationId: wire.idLocation ?? null, planned, read, missed };
}
