import type { EventType } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Row } from './table.ts';

/* Instants are milliseconds since 1970, coordinates degrees. */

/** A person. @internal */
export interface UserValues {
  readonly name: string;
  readonly role: Wire<'Role'>;
  readonly email: string | null;
  readonly phone: string | null;
  readonly password: string | null;
  readonly startLatitude: number | null;
  readonly startLongitude: number | null;
  readonly locale: Wire<'Locale'>;
  readonly groupId: number | null;
  readonly isActive: boolean;
  readonly thresholds: Wire<'Thresholds'> | null;
}

/** Supervisors with one view. @internal */
export interface GroupValues {
  readonly name: string;
  readonly description: string | null;
  /** Empty for all. */
  readonly companyIds: readonly number[];
}

/** Something that happened. @internal */
export interface EventValues {
  readonly type: EventType;
  readonly occurredAt: number;
  readonly receivedAt: number;
  readonly endedAt: number | null;
  readonly readAt: number | null;
  readonly source: string;
  readonly description: string;
  readonly comment: string;
  readonly confirmedAt: number | null;
  readonly confirmedBy: string | null;
  readonly userId: number | null;
  readonly locationId: number | null;
  readonly locationTagId: number | null;
  /** Of its place when it happened. */
  readonly companyId: number | null;
  readonly checkId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isDrill: boolean;
  readonly pushedAt: number | null;
  readonly shownAt: number | null;
  readonly soundedAt: number | null;
  readonly claimedById: number | null;
  readonly claimedBy: string | null;
  readonly claimedUntil: number | null;
}

/** A picture of an event, as it was sent. @internal */
export interface ImageValues {
  readonly eventId: number;
  readonly clientImageId: string;
  /** Base64 of a JPEG, without a prefix. */
  readonly imageData: string;
  readonly at: number;
}

/** A comment, message or intervention. @internal */
export interface NotificationValues {
  readonly eventId: number;
  /** Its author. */
  readonly userId: number;
  readonly typeCode: Wire<'NotificationType'>;
  readonly sendTo: readonly number[];
  readonly title: string;
  readonly description: string;
  readonly at: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The sender's own id of it. */
  readonly clientId: string | null;
  readonly deliveredTo: readonly number[];
  readonly seenBy: readonly number[];
}

/** A fix of a guard. @internal */
export interface PositionRow {
  readonly userId: number;
  readonly recordedAt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMeters: number | null;
}

/** What a guard's devices have said of themselves. @internal */
export interface ContactRow {
  /** When they were heard, the oldest first. */
  readonly heardAt: readonly number[];
  readonly battery: number | null;
  readonly isCharging: boolean | null;
  readonly model: string | null;
  readonly appVersion: string | null;
  readonly inboxReadAt: number | null;
}

/** A planned check. @internal */
export interface CheckValues {
  readonly ruleId: number | null;
  readonly userId: number;
  readonly locationId: number;
  readonly locationTagId: number | null;
  readonly typeCode: Wire<'SchedulerTypeCode'>;
  readonly title: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The slot of its rule it was made for, also when it was moved since. */
  readonly slotAt: number | null;
  readonly opensAt: number;
  /** The deadline. */
  readonly closesAt: number;
  readonly readAt: number | null;
  readonly isDraggable: boolean;
  readonly isResizable: boolean;
  readonly bgColor: string | null;
  readonly isMissReported: boolean;
  /** Whether its exception was raised. */
  readonly isMissTold: boolean;
}

/** A recurrence rule; its times are stored ones (C1). @internal */
export interface RuleValues {
  readonly userId: number;
  readonly locationId: number;
  readonly locationTagIds: readonly number[];
  readonly rRuleString: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly fromTime: string;
  readonly toTime: string;
  readonly hourInterval: string;
  readonly tolerance: string;
  readonly timeZone: string;
  readonly title: string;
  readonly isMissReported: boolean;
  readonly skippedDates: readonly string[];
  readonly pausedFrom: string | null;
  readonly pausedUntil: string | null;
}

/** One timed tour of one guard. @internal */
export interface RouteValues {
  readonly ruleId: number | null;
  readonly userId: number;
  readonly companyId: number | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A key of a guard's phone. @internal */
export interface CredentialValues {
  readonly userId: number;
  readonly label: string;
  readonly secret: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

/** A secret address of a guard's plan. @internal */
export interface CalendarLinkValues {
  readonly userId: number;
  readonly secret: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** Master data as it travels, without its id and version. @internal */
export type CompanyValues = Omit<Required<Wire<'Company'>>, 'idCompany' | 'version'>;
/** @internal */
export type LocationValues = Omit<Required<Wire<'Location'>>, 'idLocation' | 'version'>;
/** @internal */
export type LocationTagValues = Omit<Required<Wire<'LocationTag'>>, 'idLocationTag' | 'version'>;
/** @internal */
export type CategoryValues = Omit<Required<Wire<'Category'>>, 'idCategory' | 'version'>;
/** @internal */
export type RiskValues = Omit<Required<Wire<'Risk'>>, 'idRisk' | 'version'>;
/** @internal */
export type ShiftValues = Omit<Required<Wire<'Shift'>>, 'idShift' | 'version'>;

/** @internal */
export type UserRow = Row<UserValues>;
/** @internal */
export type EventRow = Row<EventValues>;
/** @internal */
export type NotificationRow = Row<NotificationValues>;
/** @internal */
export type CheckRow = Row<CheckValues>;
/** @internal */
export type RuleRow = Row<RuleValues>;
/** @internal */
export type RouteRow = Row<RouteValues>;
