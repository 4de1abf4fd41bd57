import type { Wire } from '../../wire/index.ts';
import { ChangeFeed } from './change-feed.ts';
import type * as rows from './rows.ts';
import { Table } from './table.ts';

/** A link for a new password. @internal */
export interface ResetLinkRow {
  readonly userId: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** An open session. @internal */
export interface SessionRow extends ResetLinkRow {
  readonly id: number;
  /** Milliseconds since 1970, as the next one. */
  readonly createdAt: number;
  lastUsedAt: number;
  readonly userAgent: string | null;
}

/** What a saved answer is known again by. @internal */
export interface KeyedAnswer {
  readonly content: string;
  readonly at: number;
  readonly answer: unknown;
}

/** What an installation has set up and no request changes. @internal */
export interface Installation {
  readonly timeZone: string;
  readonly operatorAccess: Wire<'Config'>['operatorAccess'];
}

/** Everything a test back end knows. @internal */
export interface BackendState {
  readonly installation: Installation;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly feed: ChangeFeed;
  readonly users: Table<rows.UserValues>;
  readonly groups: Table<rows.GroupValues>;
  /** What roles were given, where that differs from the pre-set. */
  readonly rolePolicies: Map<Wire<'Role'>, { readonly policies: readonly string[]; readonly version: number }>;
  readonly companies: Table<rows.CompanyValues>;
  readonly locations: Table<rows.LocationValues>;
  readonly locationTags: Table<rows.LocationTagValues>;
  readonly categories: Table<rows.CategoryValues>;
  readonly risks: Table<rows.RiskValues>;
  readonly shifts: Table<rows.ShiftValues>;
  readonly cities: readonly Wire<'City'>[];
  readonly events: Table<rows.EventValues>;
  readonly images: Table<rows.ImageValues>;
  readonly notifications: Table<rows.NotificationValues>;
  /** Newest notification a user has seen of an event, by `userId/eventId`. */
  readonly seen: Map<string, number>;
  readonly positions: rows.PositionRow[];
  readonly contacts: Map<number, rows.ContactRow>;
  readonly checks: Table<rows.CheckValues>;
  readonly rules: Table<rows.RuleValues>;
  readonly routes: Table<rows.RouteValues>;
  readonly credentials: Table<rows.CredentialValues>;
  readonly calendarLinks: Table<rows.CalendarLinkValues>;
  readonly sessions: Map<string, SessionRow>;
  /** Why sessions ended, by their token. */
  readonly ended: Map<string, string>;
  /** Whose sessions have ended, by their ids. */
  readonly formerSessions: Map<number, number>;
  /** Events of phones by `userId/clientEventId`. */
  readonly clientEvents: Map<string, number>;
  /** Sound of consoles by their token. */
  readonly consoles: Map<string, { readonly sound: Wire<'ConsoleState'>['sound']; readonly at: number }>;
  /** Links for a new password by their secret. */
  readonly resetLinks: Map<string, ResetLinkRow>;
  /** Guards whose place has changed since it was last pushed. */
  readonly moved: Set<number>;
  readonly keyed: Map<string, KeyedAnswer>;
  /** A number that no other of its kind has had, for tokens and the like. */
  readonly next: () => number;
  settings: Required<Omit<Wire<'Settings'>, 'webhookSecret'>>;
}

/* What counts until a tenant says otherwise (C3, C6, C12, C13). */
const defaultSettings: BackendState['settings'] = {
  escalation: [],
  escalateExceptions: false,
  hasWebhookSecret: false,
  thresholds: { notMovingMeters: 50, notMovingSeconds: 900, notConnectedSeconds: 300 },
  anyGuardMatches: false,
  positions: 'always',
  retention: { positionDays: 90, imageDays: 365, eventDays: 730, auditDays: 730 },
  version: 0,
};

/** Makes the state of a back end that knows nobody and nothing yet. @internal */
export function createState(
  installation: Installation,
  cities: readonly Wire<'City'>[],
  now: () => number,
): BackendState {
  let last = 0;
  return {
    installation,
    now,
    next: () => {
      last += 1;
      return last;
    },
    feed: new ChangeFeed(now),
    users: new Table(),
    groups: new Table(),
    rolePolicies: new Map(),
    companies: new Table(),
    locations: new Table(),
    locationTags: new Table(),
    categories: new Table(),
    risks: new Table(),
    shifts: new Table(),
    cities,
    events: new Table(),
    images: new Table(),
    notifications: new Table(),
    seen: new Map(),
    positions: [],
    contacts: new Map(),
    checks: new Table(),
    rules: new Table(),
    routes: new Table(),
    credentials: new Table(),
    calendarLinks: new Table(),
    sessions: new Map(),
    ended: new Map(),
    formerSessions: new Map(),
    clientEvents: new Map(),
    consoles: new Map(),
    resetLinks: new Map(),
    moved: new Set(),
    keyed: new Map(),
    settings: defaultSettings,
  };
}
