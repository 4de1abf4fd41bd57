/* One table after the other, in one file, because the migrations are generated from it: longer than other files. */

import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
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

/** What a tenant can set, as on the wire, and the key of its webhooks. */
export type StoredSettings = Omit<Wire<'Settings'>, 'version' | 'hasWebhookSecret'>;

/** A file in a mail. */
export interface MailAttachment {
  /** With its ending. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly base64: string;
}

/** What a mail or a webhook says. */
export type OutgoingContent =
  | { readonly subject: string; readonly text: string; readonly attachment?: MailAttachment | undefined }
  | { readonly body: Readonly<Record<string, unknown>> };

const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const tenantId = () =>
  bigint('tenant_id', { mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => tenant.id);
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;

/** The installation itself: one row. */
export const installation = pgTable('installation', {
  id: uuid().primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** Written by each readiness check, which proves that a write works. */
  readyAt: instant('ready_at'),
  /** Until when the server's wall clock has been believed; the next start compares (C4). */
  clockSeenAt: instant('clock_seen_at'),
  /** Since when a jump of the wall clock holds back missed checks; null when the clock is believed. */
  clockHeldSince: instant('clock_held_since'),
});

/** Who of several processes runs a job, and until when. */
export const jobLease = pgTable('job_lease', {
  job: text().primaryKey(),
  holder: text().notNull(),
  until: instant().notNull(),
});

/** A security company. Its row is also the counter of its change feed. */
export const tenant = pgTable('tenant', {
  id: rowId(),
  name: text().notNull(),
  /** Number of the newest committed change; taken by the last statement of each writing transaction. */
  changeSeq: bigint('change_seq', { mode: 'number' }).notNull().default(0),
  /** Hash of the newest row of its audit log, in hexadecimal; empty before the first. */
  auditHead: text('audit_head').notNull().default(''),
  createdAt: instant('created_at').notNull(),
});

/** What a security company has set; a missing row means the defaults. */
export const tenantSettings = pgTable('tenant_settings', {
  tenantId: tenantId().primaryKey(),
  settings: jsonb().$type<Partial<StoredSettings>>().notNull(),
  version: integer().notNull().default(1),
});

/** Rights of a role that an administrator has changed; a missing row means the pre-set ones. */
export const rolePolicy = pgTable(
  'role_policy',
  {
    tenantId: tenantId(),
    role: text().$type<Wire<'Role'>>().notNull(),
    policies: jsonb().$type<string[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.role] })],
);

export const userGroup = pgTable('user_group', {
  id: rowId(),
  tenantId: tenantId(),
  name: text().notNull(),
  description: text(),
  /** Companies this group may see; empty means all. */
  companyIds: jsonb('company_ids').$type<number[]>().notNull().default([]),
  deletedAt: instant('deleted_at'),
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
    /** Nobody, but whatever a partner's token does is done in this name. */
    isPartner: boolean('is_partner').notNull().default(false),
    /** His own thresholds of C6, before the tenant's. */
    thresholds: jsonb().$type<Wire<'Thresholds'>>(),
    /** His personal data has been removed. */
    erasedAt: instant('erased_at'),
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
    /** What the browser called itself, cut to 300 characters. */
    userAgent: text('user_agent'),
  },
  (t) => [uniqueIndex('session_token').on(t.tokenHash), index('session_user').on(t.tenantId, t.userId)],
);

/**
 * Tries to sign in that have not succeeded, of all processes, so that guessing is slowed down wherever it comes in.
 * Signing in knows no tenant.
 */
export const loginTry = pgTable(
  'login_try',
  {
    /** SHA-256 of address and IP in hexadecimal. */
    key: text().primaryKey(),
    /** Times of those within the last minutes that count, the oldest first, milliseconds since 1970. */
    tries: jsonb().$type<number[]>().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('login_try_last').on(t.lastAt)],
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

/** Links to set a new password; only the hash of the secret is kept. */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    guidHash: text('guid_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Used, or made void by a newer one. */
    endedAt: instant('ended_at'),
  },
  (t) => [uniqueIndex('password_reset_guid').on(t.guidHash), index('password_reset_user').on(t.tenantId, t.userId)],
);

/** Whether each console that is signed in can be heard (C12). */
export const consoleState = pgTable(
  'console_state',
  {
    tenantId: tenantId(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    sound: text().$type<Wire<'ConsoleState'>['sound']>().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sessionId] })],
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

/** Access for a partner's portal; its secret is that of a session of its own, which lives as long. */
export const partnerToken = pgTable(
  'partner_token',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** In whose name it acts. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    /** First characters of the secret, to tell one token from another. */
    prefix: text().notNull(),
    /** Names the partner in the addresses of the embed page. */
    embedKey: text('embed_key').notNull(),
    companyIds: jsonb('company_ids').$type<number[]>().notNull(),
    /** Empty for all of its companies. */
    locationIds: jsonb('location_ids').$type<number[]>().notNull(),
    hiddenFields: jsonb('hidden_fields').$type<Wire<'HiddenField'>[]>().notNull(),
    policies: jsonb().$type<Wire<'PartnerPolicy'>[]>().notNull(),
    /** Sites that may frame the embed page. */
    origins: jsonb().$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('partner_token_key').on(t.embedKey),
    uniqueIndex('partner_token_user').on(t.userId),
    index('partner_token_tenant').on(t.tenantId),
  ],
);

/** A secret address under which a guard's calendar program fetches his plan. */
export const calendarLink = pgTable(
  'calendar_link',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    secretHash: text('secret_hash').notNull(),
    /** First characters of the secret, to tell one link from another. */
    prefix: text().notNull(),
    /** Companies that whoever made it saw then, and it shows no others; empty for all (C10). */
    companyIds: jsonb('company_ids').$type<number[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('calendar_link_secret').on(t.secretHash), index('calendar_link_user').on(t.tenantId, t.userId)],
);

export const city = pgTable(
  'city',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** ISO 3166-1 numeric. */
    countryId: integer('country_id').notNull(),
    name: text().notNull(),
    postalCode: text('postal_code'),
  },
  (t) => [index('city_country').on(t.tenantId, t.countryId, t.name)],
);

export const category = pgTable(
  'category',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    description: text(),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('category_tenant').on(t.tenantId)],
);

export const risk = pgTable(
  'risk',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    /** 1 is the lowest, 5 the highest. */
    level: integer().notNull(),
    description: text(),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('risk_tenant').on(t.tenantId)],
);

export const shift = pgTable(
  'shift',
  {
    id: rowId(),
    tenantId: tenantId(),
    name: text().notNull(),
    /** Wall time HH:mm:ss; at or before it, the end is on the next day. */
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
    /** As on the wire. */
    weekdays: jsonb().$type<NonNullable<Wire<'Shift'>['weekdays']>>().notNull().default([]),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('shift_tenant').on(t.tenantId)],
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
  (t) => [index('company_tenant').on(t.tenantId, t.name)],
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

/** A recurrence rule; its times as on the wire, so that what was sent is what is answered. */
export const patrolRule = pgTable(
  'patrol_rule',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    locationId: bigint('location_id', { mode: 'number' })
      .notNull()
      .references(() => location.id),
    /** Checkpoints in the order in which they are read. */
    locationTagIds: jsonb('location_tag_ids').$type<number[]>().notNull(),
    ruleString: text('rule_string').notNull(),
    /** Calendar dates YYYY-MM-DD, both included. */
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    /** HH:mm:ss, the wall time minus the zone's offset at noon of startDate (C1). */
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
    intervalSeconds: integer('interval_seconds').notNull(),
    toleranceSeconds: integer('tolerance_seconds').notNull(),
    timeZone: text('time_zone').notNull(),
    title: text().notNull(),
    isMissReported: boolean('is_miss_reported').notNull().default(true),
    /** Days whose windows are left out, YYYY-MM-DD, in order. */
    skippedDates: jsonb('skipped_dates').$type<string[]>().notNull().default([]),
    /** First and last day of a pause, both included; null for none. */
    pausedFrom: text('paused_from'),
    pausedUntil: text('paused_until'),
    /** First day whose checks are not made yet, while they are being made in pieces; 0001-01-01 while checks of an earlier version may still be there; null when all are made. */
    pendingFrom: text('pending_from'),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('patrol_rule_tenant').on(t.tenantId)],
);

/** One guard's tour: the window of one day of a rule, or made by hand. */
export const route = pgTable(
  'route',
  {
    id: rowId(),
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    companyId: bigint('company_id', { mode: 'number' }).references(() => company.id),
    ruleId: bigint('rule_id', { mode: 'number' }).references(() => patrolRule.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Warnings of C6 that this route has had, so that each comes once. */
    warnings: jsonb().$type<string[]>().notNull().default([]),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('route_window').on(t.tenantId, t.startsAt),
    index('route_guard').on(t.tenantId, t.userId, t.startsAt),
    uniqueIndex('route_of_rule').on(t.ruleId, t.startsAt).where(sql`rule_id is not null and deleted_at is null`),
  ],
);

/** A planned check. */
export const schedulerItem = pgTable(
  'scheduler_item',
  {
    id: rowId(),
    tenantId: tenantId(),
    ruleId: bigint('rule_id', { mode: 'number' }).references(() => patrolRule.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    locationId: bigint('location_id', { mode: 'number' })
      .notNull()
      .references(() => location.id),
    locationTagId: bigint('location_tag_id', { mode: 'number' }).references(() => locationTag.id),
    /** 1 by hand, 2 from a rule, 3 copied. */
    typeCode: integer('type_code').$type<Wire<'SchedulerTypeCode'>>().notNull(),
    title: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The slot of the rule it stands for, wherever it was moved to, so that no expansion makes it again. */
    slotAt: instant('slot_at'),
    /** Match window of C3: from, included, to, not included; the latter is the deadline. */
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    readAt: instant('read_at'),
    /** When the missed check was told; its Exception names this item. */
    missedAt: instant('missed_at'),
    isDraggable: boolean('is_draggable').notNull().default(true),
    isResizable: boolean('is_resizable').notNull().default(true),
    bgColor: text('bg_color'),
    isMissReported: boolean('is_miss_reported').notNull().default(true),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('scheduler_item_start').on(t.tenantId, t.startsAt),
    index('scheduler_item_guard').on(t.tenantId, t.userId, t.startsAt),
    /* What a read is matched against, and what can still be missed: small, because checks are read or told missed. */
    index('scheduler_item_unread')
      .on(t.tenantId, t.locationTagId, t.closesAt)
      .where(sql`read_at is null and deleted_at is null`),
    index('scheduler_item_due')
      .on(t.tenantId, t.closesAt)
      .where(
        sql`read_at is null and missed_at is null and deleted_at is null and is_miss_reported and location_tag_id is not null`,
      ),
    index('scheduler_item_rule').on(t.ruleId, t.opensAt).where(sql`rule_id is not null`),
    uniqueIndex('scheduler_item_slot')
      .on(t.ruleId, sql`coalesce(${t.locationTagId}, 0)`, t.slotAt)
      .where(sql`rule_id is not null`),
  ],
);

/** Where a guard stands still since when (C6); the open events are found by their type. */
export const guardMotion = pgTable(
  'guard_motion',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    anchorAt: instant('anchor_at').notNull(),
    anchorLatitude: doublePrecision('anchor_latitude'),
    anchorLongitude: doublePrecision('anchor_longitude'),
    /** Positions since the anchor, the anchor's own not counted. */
    positionsSince: integer('positions_since').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
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
    /** The check this event belongs to: the one that was read, or missed. */
    schedulerItemId: bigint('scheduler_item_id', { mode: 'number' }),
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
    /** Alarm times of C12, by the server's clock, the first of each. */
    pushedAt: instant('pushed_at'),
    shownAt: instant('shown_at'),
    soundedAt: instant('sounded_at'),
    /** Who sees to the open alarm, and until when; a lease that the console renews. */
    claimedById: bigint('claimed_by_id', { mode: 'number' }),
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('event_newest').on(t.tenantId, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('event_user').on(t.tenantId, t.userId, t.occurredAt.desc().nullsFirst()),
    index('event_location').on(t.tenantId, t.locationId, t.occurredAt.desc().nullsFirst()),
    /* What a group sees (C10): its companies' events, and the few that are shown to all. */
    index('event_company').on(t.tenantId, t.companyId, t.occurredAt.desc().nullsFirst()),
    index('event_shown_to_all').on(t.tenantId, t.occurredAt.desc().nullsFirst()).where(sql`is_shown_to_all`),
    index('event_claimed').on(t.tenantId, t.claimedUntil).where(sql`claimed_until is not null`),
    /* C4: a missed check is told once. */
    uniqueIndex('event_missed_check')
      .on(t.schedulerItemId)
      .where(sql`type_code = 15 and scheduler_item_id is not null`),
    index('event_of_check').on(t.schedulerItemId).where(sql`scheduler_item_id is not null`),
    /* A guard who does not move or is not connected: what C6 has to close. */
    index('event_unended')
      .on(t.tenantId, t.userId, t.typeCode)
      .where(sql`ended_at is null and deleted_at is null and type_code in (12, 13)`),
    /* Small, because alarms are confirmed. */
    index('event_open_alarm')
      .on(t.tenantId, t.typeCode, t.id)
      .where(sql`confirmed_at is null and deleted_at is null and type_code in (14, 15)`),
    /* What statistics count (C9): little of what there is. */
    index('event_counted')
      .on(t.tenantId, t.occurredAt)
      .where(sql`deleted_at is null and not is_drill and type_code in (12, 13, 14, 15)`),
  ],
);

/**
 * Partitioned by the day of recorded_at, which drizzle cannot say: see migration 0008 and db/position-days.ts. The
 * primary key is (id, recorded_at) in the database.
 */
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
    /** When some device of his last asked for messages: only who asks can receive (C8). */
    inboxReadAt: instant('inbox_read_at'),
    /** How far the phone's clock last was ahead of the server's, milliseconds. */
    clockSkewMs: bigint('clock_skew_ms', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
);

/**
 * A guard's contacts within five minutes of the clock, and what they cost (C9). A contact covers five minutes, so two of
 * one slot leave no hole between them: first and last are all that the coverage needs.
 */
export const contactSlot = pgTable(
  'contact_slot',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Begin of the slot; slots divide the hour. */
    slotAt: instant('slot_at').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Bytes received from his devices. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Sum of the drops of his battery, per cent of a full one. */
    batteryUsed: doublePrecision('battery_used').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.slotAt] })],
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
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.key] }), index('ingest_key_received').on(t.receivedAt)],
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

/** A picture of an event, as it is served: JPEG without metadata. */
export const eventImage = pgTable(
  'event_image',
  {
    id: rowId(),
    tenantId: tenantId(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => event.id),
    clientImageId: text('client_image_id').notNull(),
    jpeg: bytes().notNull(),
    at: instant().notNull(),
  },
  (t) => [uniqueIndex('event_image_client').on(t.eventId, t.clientImageId)],
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
    title: text().notNull().default(''),
    /** The sender's own id of it, so that a second try makes no second one. */
    clientId: text('client_id'),
    description: text().notNull(),
    at: instant().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('notification_event').on(t.tenantId, t.eventId, t.id),
    /* For the foreign key: an event that retention removes looks here. The same below. */
    index('notification_of_event').on(t.eventId),
    uniqueIndex('notification_client').on(t.tenantId, t.userId, t.clientId).where(sql`client_id is not null`),
  ],
);

/**
 * Every recipient of a message, whether it has reached him, and whether he has opened it. He finds his messages here:
 * no index over sendTo serves a statement under row-level security.
 */
export const notificationReceipt = pgTable(
  'notification_receipt',
  {
    tenantId: tenantId(),
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notification.id),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    deliveredAt: instant('delivered_at'),
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.notificationId, t.userId] }),
    index('notification_receipt_notification').on(t.notificationId),
    index('notification_receipt_user').on(t.tenantId, t.userId, t.notificationId),
  ],
);

/** Mails and webhooks on their way; written in the transaction of what they tell. */
export const outgoing = pgTable(
  'outgoing',
  {
    id: rowId(),
    tenantId: tenantId(),
    kind: text().$type<'mail' | 'webhook'>().notNull(),
    /** Address of the mailbox or of the webhook. */
    target: text().notNull(),
    /** Subject and text of a mail, body of a webhook; no secrets but a reset link, gone once sent. */
    content: jsonb().$type<OutgoingContent>().notNull(),
    /** The alarm it belongs to: a confirmation stops what has not gone out. */
    eventId: bigint('event_id', { mode: 'number' }).references(() => event.id),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    /** Stopped by a confirmation, or given up. */
    endedAt: instant('ended_at'),
    lastError: text('last_error'),
    /** When a System event has said that it does not get through; once. */
    toldAt: instant('told_at'),
    /** The sending of a report it belongs to. */
    reportDeliveryId: bigint('report_delivery_id', { mode: 'number' }),
  },
  (t) => [
    index('outgoing_due').on(t.nextTryAt).where(sql`sent_at is null and ended_at is null`),
    index('outgoing_event').on(t.eventId),
    index('outgoing_report').on(t.reportDeliveryId).where(sql`report_delivery_id is not null`),
  ],
);

/** A report that is mailed by the clock. */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** Who saved it last: what he may see is what is sent. */
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => user.id),
    name: text().notNull(),
    report: text().$type<Wire<'ScheduledReport'>>().notNull(),
    format: text().$type<NonNullable<Wire<'ReportSchedule'>['format']>>().notNull(),
    locale: text().$type<Wire<'Locale'>>().notNull(),
    every: text().$type<NonNullable<Wire<'ReportSchedule'>['every']>>().notNull(),
    weekday: text().$type<NonNullable<Wire<'ReportSchedule'>['weekday']>>().notNull(),
    dayOfMonth: integer('day_of_month').notNull(),
    /** Wall time HH:mm:ss in the installation's zone. */
    time: text().notNull(),
    companyId: bigint('company_id', { mode: 'number' }),
    emails: jsonb().$type<string[]>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** null while it is paused. */
    nextAt: instant('next_at'),
    deletedAt: instant('deleted_at'),
    version: integer().notNull().default(1),
  },
  (t) => [index('report_schedule_tenant').on(t.tenantId)],
);

/** What was sent of it, or why it was not. */
export const reportDelivery = pgTable(
  'report_delivery',
  {
    id: rowId(),
    tenantId: tenantId(),
    scheduleId: bigint('schedule_id', { mode: 'number' })
      .notNull()
      .references(() => reportSchedule.id),
    at: instant().notNull(),
    /** What it is about; null for a report on now. */
    periodFrom: instant('period_from'),
    periodTo: instant('period_to'),
    /** As they were when it was sent. */
    name: text().notNull(),
    report: text().$type<Wire<'ScheduledReport'>>().notNull(),
    emails: jsonb().$type<string[]>().notNull(),
    /** Of the file; null when none was made. */
    rows: integer(),
    error: text(),
    /** Who sent it by hand; null for the clock. */
    userId: bigint('user_id', { mode: 'number' }),
  },
  (t) => [
    index('report_delivery_newest').on(t.tenantId, t.at.desc().nullsFirst()),
    index('report_delivery_schedule').on(t.scheduleId),
  ],
);

/** Steps of the escalation list that have been taken for an alarm, each once. */
export const escalation = pgTable(
  'escalation',
  {
    tenantId: tenantId(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => event.id),
    step: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.eventId, t.step] }), index('escalation_event').on(t.eventId)],
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

/** Append-only and chained by hashes; a trigger refuses any change of a row but the emptying of before and after. */
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
    /** Hashes of before and after, so that these can be emptied and the chain still holds. */
    beforeHash: text('before_hash').notNull().default(''),
    afterHash: text('after_hash').notNull().default(''),
    /** The row before it in the tenant's chain, and this row; empty in rows from before the chain. */
    previousHash: text('previous_hash').notNull().default(''),
    hash: text().notNull().default(''),
  },
  (t) => [
    index('audit_newest').on(t.tenantId, t.at.desc().nullsFirst()),
    /* Its chain is walked in pieces of this order. */
    index('audit_chain').on(t.tenantId, t.id),
  ],
);

/** Answers kept for a repeated Idempotency-Key. */
export const idempotency = pgTable(
  'idempotency',
  {
    tenantId: tenantId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text().notNull(),
    /** HMAC-SHA-256 of operation, path and body, keyed by the caller's token; after signing in anew the same key is refused. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** null while the first request is still at work. */
    status: integer(),
    body: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.key] })],
);
