/* One table after the other, in one file, because the migrations are generated from it: longer than other files. */

import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const tenantId = () =>
  bigint('tenant_id', { mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => tenant.id);
const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;

/** The installation itself: one row. */
export const installation = pgTable('installation', {
  id: uuid().primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** Written by each readiness check, which proves that a write works. */
  readyAt: instant('ready_at'),
});

/** A security company. Its row is also the counter of its change feed. */
export const tenant = pgTable('tenant', {
  id: rowId(),
  name: text().notNull(),
  /** Number of the newest committed change; taken by the last statement of each writing transaction. */
  changeSeq: bigint('change_seq', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const userGroup = pgTable('user_group', {
  id: rowId(),
  tenantId: tenantId(),
  name: text().notNull(),
  description: text(),
  /** Companies this group may see; empty means all. */
  companyIds: jsonb('company_ids').$type<number[]>().notNull().default([]),
  version: integer().notNull().default(1),
});

export const user = pgTable(
  'user_account',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    passwordHash: text('password_hash'),
    role: text().$type<'Guard' | 'Operator' | 'Administrator' | ''>().notNull(),
    locale: text().$type<'hr' | 'en' | 'slo' | 'ser' | 'nmk' | 'ro'>().notNull().default('hr'),
    startLatitude: doublePrecision('start_latitude'),
    startLongitude: doublePrecision('start_longitude'),
    groupId: bigint('group_id', { mode: 'number' }).references(() => userGroup.id),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
  },
  /* The address names its user over the whole installation: signing in knows no tenant. */
  (t) => [uniqueIndex('user_email').on(lower(t.email)), index('user_tenant').on(t.tenantId, t.name)],
);

export const session = pgTable(
  'session',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    revokedAt: instant('revoked_at'),
    ip: text(),
  },
  (t) => [uniqueIndex('session_token').on(t.tokenHash), index('session_user').on(t.tenantId, t.userId)],
);

export const hubTicket = pgTable(
  'hub_ticket',
  {
    id: rowId(),
    tenantId: tenantId(),
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => session.id),
    ticketHash: text('ticket_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('hub_ticket_hash').on(t.ticketHash)],
);

export const deviceCredential = pgTable(
  'device_credential',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    label: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** First characters of the secret, to tell one credential from another. */
    prefix: text().notNull(),
    /** Fixed credential of the demo, never taken outside of it. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('device_credential_secret').on(t.secretHash), index('device_credential_tenant').on(t.tenantId)],
);

export const company = pgTable(
  'company',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    address: text(),
    cityId: bigint('city_id', { mode: 'number' }),
    contact: text(),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('company_tenant').on(t.tenantId)],
);

export const location = pgTable(
  'location',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    companyId: bigint('company_id', { mode: 'number' }).references(() => company.id),
    riskId: bigint('risk_id', { mode: 'number' }),
    cityId: bigint('city_id', { mode: 'number' }),
    address: text(),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('location_tenant').on(t.tenantId, t.name)],
);

export const locationTag = pgTable(
  'location_tag',
  {
    id: rowId(),
    tenantId: tenantId(),
    locationId: bigint('location_id', { mode: 'number' })
      .notNull()
      .references(() => location.id),
    /** Code of the physical chip, upper case. */
    tag: text().notNull(),
    name: text().notNull(),
    categoryId: bigint('category_id', { mode: 'number' }),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    radiusMeters: integer('radius_meters'),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('location_tag_code').on(t.tenantId, t.tag).where(sql`${t.deletedAt} is null`),
    index('location_tag_location').on(t.tenantId, t.locationId),
  ],
);

export const event = pgTable(
  'event',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** Number of the type on the wire. */
    typeCode: integer('type_code').$type<Wire<'EventTypeCode'>>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    endedAt: instant('ended_at'),
    readAt: instant('read_at'),
    source: text().notNull().default(''),
    description: text().notNull().default(''),
    comment: text().notNull().default(''),
    userId: bigint('user_id', { mode: 'number' }).references(() => user.id),
    locationId: bigint('location_id', { mode: 'number' }).references(() => location.id),
    locationTagId: bigint('location_tag_id', { mode: 'number' }).references(() => locationTag.id),
    /** The location's company when the event was written; decides who in a group sees it. */
    companyId: bigint('company_id', { mode: 'number' }).references(() => company.id),
    /** Event that a guard's comment belongs to. */
    aboutEventId: bigint('about_event_id', { mode: 'number' }),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hasImage: boolean('has_image').notNull().default(false),
    isDrill: boolean('is_drill').notNull().default(false),
    /** A panic that no connected supervisor had in scope: from then on every supervisor sees it. */
    isShownToAll: boolean('is_shown_to_all').notNull().default(false),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: text('confirmed_by'),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('event_newest').on(t.tenantId, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('event_user').on(t.tenantId, t.userId, t.occurredAt.desc().nullsFirst()),
    /* Small, because alarms are confirmed. */
    index('event_open_alarm')
      .on(t.tenantId, t.typeCode, t.id)
      .where(sql`confirmed_at is null and deleted_at is null and type_code in (14, 15)`),
  ],
);

export const position = pgTable(
  'position',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    recordedAt: instant('recorded_at').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    accuracyMeters: doublePrecision('accuracy_meters'),
    speedMps: doublePrecision('speed_mps'),
    headingDegrees: doublePrecision('heading_degrees'),
  },
  (t) => [index('position_newest').on(t.tenantId, t.userId, t.recordedAt.desc().nullsFirst())],
);

/** Newest position of each guard, written with the history, so that no query searches for it. */
export const lastPosition = pgTable(
  'last_position',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    recordedAt: instant('recorded_at').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    accuracyMeters: doublePrecision('accuracy_meters'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
);

/** What a guard's device last said about itself. */
export const contact = pgTable(
  'contact',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    lastContactAt: instant('last_contact_at').notNull(),
    battery: doublePrecision(),
    isCharging: boolean('is_charging'),
    model: text(),
    appVersion: text('app_version'),
    locationPermission: text('location_permission'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
);

/** Which reports have been taken, to tell a copy from a new one. */
export const ingestKey = pgTable(
  'ingest_key',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    eventId: bigint('event_id', { mode: 'number' }),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.key] })],
);

export const quarantine = pgTable(
  'quarantine',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }),
    receivedAt: instant('received_at').notNull(),
    reason: text().notNull(),
    raw: text().notNull(),
  },
  (t) => [index('quarantine_newest').on(t.tenantId, t.receivedAt.desc().nullsFirst())],
);

export const notification = pgTable(
  'notification',
  {
    id: rowId(),
    tenantId: tenantId(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => event.id),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    typeCode: integer('type_code').notNull(),
    sendTo: jsonb('send_to').$type<number[]>().notNull().default([]),
    description: text().notNull(),
    at: instant().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    version: integer().notNull().default(1),
  },
  (t) => [index('notification_event').on(t.tenantId, t.eventId, t.id)],
);

/** How far a user has read an event's notifications. */
export const eventSeen = pgTable(
  'event_seen',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    notificationId: bigint('notification_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.eventId] })],
);

/** The outbox: what changed, in commit order, written in the transaction of the change itself. */
export const change = pgTable(
  'change',
  {
    tenantId: tenantId(),
    seq: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    kind: text().$type<'event' | 'notification' | 'scheduler' | 'route' | 'master'>().notNull(),
    reason: text().$type<'created' | 'confirmed' | 'edited' | 'deleted' | 'saved'>().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.seq] }), index('change_at').on(t.at)],
);

/** Append-only; a trigger refuses any change of a row. */
export const audit = pgTable(
  'audit',
  {
    id: rowId(),
    tenantId: tenantId(),
    at: instant().notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }),
    before: jsonb(),
    after: jsonb(),
    ip: text(),
    requestId: text('request_id'),
  },
  (t) => [index('audit_newest').on(t.tenantId, t.at.desc().nullsFirst())],
);

/** Answers kept for a repeated Idempotency-Key. */
export const idempotency = pgTable(
  'idempotency',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    /** SHA-256 of operation, path and body. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** null while the first request is still at work. */
    status: integer(),
    body: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.key] })],
);
