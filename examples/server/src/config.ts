import { isIP } from 'node:net';
import type { OperatorAccess } from './auth/policy-table.ts';
import { type SettingName, settingsTable } from './settings-table.ts';

/** What an installation can set. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** PostgreSQL, `postgres://…`; null is the embedded database in the data directory. May hold a password. */
  readonly databaseUrl: string | null;
  /** Most connections of this process to PostgreSQL, besides the one that listens. */
  readonly databasePoolSize: number;
  /** Origins of consoles, for the API and the hub alike. */
  readonly allowedOrigins: readonly string[];
  /** Whose X-Forwarded-For is believed: nobody's, a number of proxies, or addresses; as Fastify's trustProxy. */
  readonly trustProxy: false | number | string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly isDemo: boolean;
  /** Whether the clock can be set from outside; never in production. */
  readonly hasTestClock: boolean;
  readonly sessionHours: number;
  readonly sessionIdleMinutes: number;
  readonly operatorAccess: OperatorAccess;
  /** Whether the hub takes a session token in its query beside tickets. */
  readonly hubQueryToken: 'ticket' | 'session';
  /** Fewest characters of a password (A3). */
  readonly passwordMinLength: number;
  /** Where mails go, `smtp://` or `smtps://`; null puts them into the folder `outbox` of the data directory. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Address of the console, for links in mails, without a slash at its end. */
  readonly consoleUrl: string;
  /** Folder of the built page for partners' frames; null serves none. */
  readonly embedDirectory: string | null;
  readonly provider: { readonly name: string; readonly url: string };
  readonly logLevel: string;
  /** Whether /metrics is served to other computers too. */
  readonly hasOpenMetrics: boolean;
  /** Megabytes that must be free for readiness. */
  readonly minFreeMegabytes: number;
  /** Most requests within a minute, of each. */
  readonly requestsPerMinute: { readonly session: number; readonly device: number; readonly public: number };
  /** Scheduled backups of the embedded database; null makes none. */
  readonly backup: { readonly folder: string; readonly everyHours: number; readonly keep: number } | null;
}

/** A setting that cannot be used; the text names it and the valid values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function textOf(env: Environment, name: SettingName): string {
  return env[name] || settingsTable[name].byDefault;
}

function numberOf(env: Environment, name: SettingName, min: number, max: number): number {
  const text = textOf(env, name);
  const value = Number(text);
  if (Number.isFinite(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} is '${text}'; it must be a number from ${min} to ${max}`);
}

function wholeOf(env: Environment, name: SettingName, min: number, max: number): number {
  const value = numberOf(env, name, min, max);
  if (Number.isInteger(value)) return value;
  throw new ConfigError(`${name} is '${value}'; it must be a whole number`);
}

function oneOf<T extends string>(env: Environment, name: SettingName, choices: readonly T[]): T {
  const text = textOf(env, name);
  const choice = choices.find((value) => value === text);
  if (choice !== undefined) return choice;
  throw new ConfigError(`${name} is '${text}'; it must be one of ${choices.join(', ')}`);
}

const isOn = (env: Environment, name: SettingName): boolean =>
  /1|true/.test(oneOf(env, name, ['0', '1', 'false', 'true']));

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function trustProxyOf(text: string): Config['trustProxy'] {
  if (text === '' || text === '0') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const places = listOf(text);
  const isPlace = (place: string): boolean => {
    const [address = '', bits] = place.split('/');
    const version = isIP(address);
    if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(place);
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  };
  if (places.length > 0 && places.every(isPlace)) return places.join(',');
  throw new ConfigError(`TRUST_PROXY is '${text}'; it must be loopback, a number of proxies, or addresses and subnets`);
}

function timeZoneOf(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigError(`TIME_ZONE is '${text}'; it must be an IANA zone such as Europe/Zagreb`);
  }
}

function smtpUrlOf(text: string): string | null {
  if (text === '') return null;
  if (/^smtps?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError('SMTP_URL must begin with smtp:// or smtps:// and name a host'); // never quoted: it may hold a password
}

function databaseUrlOf(text: string): string | null {
  if (text === '') return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError('DATABASE_URL must begin with postgres:// and name a host'); // never quoted, as above
}

function backupOf(env: Environment): Config['backup'] {
  const folder = textOf(env, 'BACKUP_DIR');
  if (folder === '') return null;
  if (textOf(env, 'DATABASE_URL') !== '') {
    throw new ConfigError('BACKUP_DIR is for the embedded database; PostgreSQL is backed up with its own tools');
  }
  const everyHours = numberOf(env, 'BACKUP_HOURS', 0.1, 24 * 30);
  return { folder, everyHours, keep: wholeOf(env, 'BACKUP_KEEP', 1, 1000) };
}

/** Reads the settings. Throws ConfigError with one clear line. */
export function readConfig(env: Environment): Config {
  const hasTestClock = textOf(env, 'GP_TEST_CLOCK') === '1';
  if (hasTestClock && env.NODE_ENV === 'production') {
    throw new ConfigError('GP_TEST_CLOCK=1 is for tests and is refused when NODE_ENV is production');
  }
  const text = (name: SettingName): string => textOf(env, name);
  return {
    port: numberOf(env, 'PORT', 0, 65_535),
    host: text('HOST'),
    dataDirectory: text('DATA_DIR'),
    databaseUrl: databaseUrlOf(text('DATABASE_URL')),
    databasePoolSize: numberOf(env, 'DATABASE_POOL_SIZE', 2, 200),
    allowedOrigins: listOf(text('ALLOWED_ORIGINS')).map((origin) => origin.replace(/\/$/, '')),
    trustProxy: trustProxyOf(text('TRUST_PROXY')),
    timeZone: timeZoneOf(text('TIME_ZONE')),
    isDemo: isOn(env, 'DEMO'),
    hasTestClock,
    sessionHours: numberOf(env, 'SESSION_HOURS', 0.01, 24 * 30),
    sessionIdleMinutes: numberOf(env, 'SESSION_IDLE_MINUTES', 1, 24 * 60),
    operatorAccess: oneOf(env, 'OPERATOR_ACCESS', ['policy', 'token']),
    hubQueryToken: oneOf(env, 'HUB_QUERY_TOKEN', ['ticket', 'session']),
    passwordMinLength: numberOf(env, 'PASSWORD_MIN_LENGTH', 5, 128),
    smtpUrl: smtpUrlOf(text('SMTP_URL')),
    mailFrom: text('MAIL_FROM'),
    consoleUrl: text('CONSOLE_URL').replace(/\/+$/, ''),
    embedDirectory: text('EMBED_DIR') || null,
    provider: { name: text('PROVIDER_NAME'), url: text('PROVIDER_URL') },
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    hasOpenMetrics: isOn(env, 'METRICS'),
    minFreeMegabytes: numberOf(env, 'MIN_FREE_MB', 0, 1_000_000),
    requestsPerMinute: {
      session: wholeOf(env, 'SESSION_REQUESTS_PER_MINUTE', 10, 1_000_000),
      device: wholeOf(env, 'DEVICE_REQUESTS_PER_MINUTE', 10, 1_000_000),
      public: wholeOf(env, 'PUBLIC_REQUESTS_PER_MINUTE', 10, 1_000_000),
    },
    backup: backupOf(env),
  };
}
