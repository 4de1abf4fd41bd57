import type { Wire } from '../wire/index.ts';
import { toInstantOrNull } from './instant.ts';
import { type LatLon, toLatLon } from './lat-lon.ts';
import { isLanguage, type Language } from './locale.ts';

/** Role of a user; `''` has no role yet. @public */
export type Role = Wire<'Role'>;

/** When a guard counts as not moving or not connected; absent fields take the next wider setting. @public */
export type Thresholds = Readonly<Wire<'Thresholds'>>;

/** A person known to the tenant: guard or supervisor. @public */
export interface User {
  /** 0 for a new one. */
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  /** Where the map starts for this user; null for the default centre. */
  readonly startPosition: LatLon | null;
  /** Inactive users keep their names on old events and are offered nowhere. */
  readonly isActive: boolean;
  /** Name for signing in; null where there is none, or the caller may not know. */
  readonly email: string | null;
  /** With country code; null where there is none, or the caller may not know. */
  readonly phone: string | null;
  readonly language: Language | null;
  readonly groupId: number | null;
  /** Last sign of life of any of his devices, milliseconds since 1970. */
  readonly lastContactAt: number | null;
  /** Whether some device of his reads messages; null when the back end does not say. */
  readonly canReceive: boolean | null;
  readonly thresholds: Thresholds | null;
  /** Nobody, but in whose name a partner's token acts. */
  readonly isPartner?: true | undefined;
  /** Number of the last change; 0 when the back end has none. */
  readonly version: number;
}

/** A user as he is saved: with a new password, when one is to be set. @public */
export type UserDraft = Omit<User, 'lastContactAt' | 'canReceive' | 'version'> & {
  readonly password?: string | undefined;
};

/** Supervisors with one view: the companies they see. @public */
export interface UserGroup {
  /** 0 for a new one. */
  readonly groupId: number;
  readonly name: string;
  readonly description: string | null;
  readonly memberIds: readonly number[];
  /** Companies its members see; empty for all. */
  readonly companyIds: readonly number[];
  readonly version: number;
}

/** Reads the wire's User. @public */
export function userFromWire(wire: Wire<'User'>): User {
  return {
    userId: wire.idUser,
    name: wire.name,
    role: wire.role,
    startPosition: toLatLon(wire.startLatitude, wire.startLongitude),
    isActive: wire.active ?? true,
    email: wire.email ?? null,
    phone: wire.phone ?? null,
    language: isLanguage(wire.locale) ? wire.locale : null,
    groupId: wire.idUserGroup ?? null,
    lastContactAt: toInstantOrNull(wire.lastContact, 'lastContact'),
    canReceive: wire.canReceive ?? null,
    thresholds: wire.thresholds ?? null,
    ...(wire.partner ? { isPartner: true } : {}),
    version: wire.version ?? 0,
  };
}

/** Writes the wire's User. @public */
export function userToWire(user: UserDraft): Wire<'User'> {
  return {
    idUser: user.userId,
    name: user.name,
    role: user.role,
    startLatitude: user.startPosition?.latitude ?? null,
    startLongitude: user.startPosition?.longitude ?? null,
    active: user.isActive,
    phone: user.phone,
    idUserGroup: user.groupId,
    ...(user.email === null ? {} : { email: user.email }),
    ...(user.language === null ? {} : { locale: user.language }),
    ...(user.thresholds === null ? {} : { thresholds: user.thresholds }),
    ...(user.password === undefined ? {} : { password: user.password }),
  };
}

/** Reads the wire's UserGroup. @public */
export function userGroupFromWire(wire: Wire<'UserGroup'>): UserGroup {
  return {
    groupId: wire.idUserGroup,
    name: wire.name ?? '',
    description: wire.description ?? null,
    memberIds: wire.idUsers ?? [],
    companyIds: wire.idCompanies ?? [],
    version: wire.version ?? 0,
  };
}

/** Writes the wire's UserGroup. @public */
export function userGroupToWire(group: UserGroup): Wire<'UserGroup'> {
  return {
    idUserGroup: group.groupId,
    name: group.name,
    description: group.description,
    idUsers: [...group.memberIds],
    idCompanies: [...group.companyIds],
  };
}

/** Whether this role may enter the dashboard (S1.01). @public */
export function isSupervisor(role: string | null | undefined): role is 'Administrator' | 'Operator' {
  return role === 'Administrator' || role === 'Operator';
}

/** The role the dashboard shows: that of the first user of the list, who is the caller (S6.06); null for an empty list. @public */
export function dashboardRole(users: readonly Pick<User, 'role'>[]): Role | null {
  return users[0]?.role ?? null;
}
