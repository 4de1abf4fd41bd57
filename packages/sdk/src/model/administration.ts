import type { Wire } from '../wire/index.ts';
import { toInstant, toInstantOrNull } from './instant.ts';
import type { Role } from './user.ts';

/** What a role may do. @public */
export interface RoleRights {
  readonly role: Role;
  /** Policies by their names, as contract.md A3 has them. */
  readonly policies: readonly string[];
  readonly version: number;
}

/** One right that a role can have. @public */
export interface Policy {
  readonly code: string;
  readonly group: string;
  readonly description: string;
}

/** A security company's own settings. @public */
export type TenantSettings = Readonly<Wire<'Settings'>>;

/** What a guard's phone proves itself with; instants in milliseconds since 1970. @public */
export interface DeviceCredential {
  readonly credentialId: number;
  readonly guardId: number;
  readonly label: string;
  /** Its first characters, to tell one from another. */
  readonly prefix: string;
  /** Only in the answer that makes it; null ever after. */
  readonly secret: string | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly isRevoked: boolean;
}

/** Who did what; instants in milliseconds since 1970. @public */
export interface AuditEntry {
  readonly auditId: number;
  readonly at: number;
  /** null for the server itself. */
  readonly userId: number | null;
  readonly userName: string | null;
  /** Such as `event.confirm`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: number | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly requestId: string | null;
  /** Link of the chain, SHA-256 in hexadecimal. */
  readonly hash: string;
}

/** What was found in a part of the audit log's chain. @public */
export interface AuditVerification {
  /** Rows whose place in the chain was looked at. */
  readonly checked: number;
  /** Rows from before there was a chain. */
  readonly unchained: number;
  /** Ask again after this row; null at the end. */
  readonly next: number | null;
  /** null while the chain holds. */
  readonly fault: {
    /** The first row that does not fit; null when rows are missing at the end. */
    readonly auditId: number | null;
    readonly reason: NonNullable<Wire<'AuditVerification'>['reason']>;
  } | null;
}

/** Data of a device that could not be believed. @public */
export interface QuarantinedReport {
  readonly quarantineId: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly guardId: number | null;
  readonly reason: string;
  /** What came, as text. */
  readonly raw: string;
}

/** What a console must tell its supervisor about the installation (contract.md C12, C4). @public */
export type ConsoleStanding = Readonly<Wire<'ConsoleStanding'>>;

/** Reads the wire's RolePolicy. @public */
export function roleRightsFromWire(wire: Wire<'RolePolicy'>): RoleRights {
  return { role: wire.role, policies: wire.policies, version: wire.version ?? 0 };
}

/** Reads the wire's Policy. @public */
export function policyFromWire(wire: Wire<'Policy'>): Policy {
  return { code: wire.code, group: wire.group ?? '', description: wire.description ?? '' };
}

/** Reads the wire's DeviceCredential. @public */
export function deviceCredentialFromWire(wire: Wire<'DeviceCredential'>): DeviceCredential {
  return {
    credentialId: wire.idDeviceCredential,
    guardId: wire.idUser,
    label: wire.label,
    prefix: wire.prefix,
    secret: wire.secret ?? null,
    createdAt: toInstant(wire.createdAt, 'createdAt'),
    expiresAt: toInstantOrNull(wire.expiresAt, 'expiresAt'),
    lastUsedAt: toInstantOrNull(wire.lastUsedAt, 'lastUsedAt'),
    isRevoked: wire.revoked,
  };
}

/** Reads the wire's AuditEntry. @public */
export function auditEntryFromWire(wire: Wire<'AuditEntry'>): AuditEntry {
  const { userName, action, entity, before, after, ip, requestId, hash } = wire;
  const ids = { auditId: wire.idAudit, userId: wire.idUser, entityId: wire.idEntity };
  return { ...ids, at: toInstant(wire.at, 'at'), userName, action, entity, before, after, ip, requestId, hash };
}

/** Reads the wire's AuditVerification. @public */
export function auditVerificationFromWire(wire: Wire<'AuditVerification'>): AuditVerification {
  const { checked, unchained, next, idAudit, reason, isWhole } = wire;
  return { checked, unchained, next, fault: isWhole ? null : { auditId: idAudit, reason: reason ?? 'hash' } };
}

/** Reads the wire's QuarantinedReport. @public */
export function quarantinedReportFromWire(wire: Wire<'QuarantinedReport'>): QuarantinedReport {
  return {
    quarantineId: wire.idQuarantine,
    receivedAt: toInstant(wire.receivedDateTime, 'receivedDateTime'),
    guardId: wire.idUser,
    reason: wire.reason,
    raw: wire.raw,
  };
}
