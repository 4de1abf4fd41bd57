import type { OperatorAccess } from './auth/policy-table.ts';

/** What an installation can set. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** Origins of consoles, for the API and the hub alike. */
  readonly allowedOrigins: readonly string[];
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
  readonly provider: { readonly name: string; readonly url: string };
  readonly logLevel: string;
}

/** A setting that cannot be used; the text names it and the valid values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function numberOf(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} is '${text}'; it must be a number from ${min} to ${max}`);
}

function oneOf<T extends string>(env: Environment, name: string, choices: readonly [T, ...T[]]): T {
  const text = env[name];
  if (text === undefined || text === '') return choices[0];
  const choice = choices.find((value) => value === text);
  if (choice !== undefined) return choice;
  throw new ConfigError(`${name} is '${text}'; it must be one of ${choices.join(', ')}`);
}

function timeZoneOf(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new ConfigError(`TIME_ZONE is '${text}'; it must be an IANA zone such as Europe/Zagreb`);
  }
}

/** Reads the settings. Throws ConfigError with one clear line. */
export function readConfig(env: Environment): Config {
  const hasTestClock = env.GP_TEST_CLOCK === '1';
  if (hasTestClock && env.NODE_ENV === 'production') {
    throw new ConfigError('GP_TEST_CLOCK=1 is for tests and is refused when NODE_ENV is production');
  }
  return {
    port: numberOf(env, 'PORT', 8080, 0, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDirectory: env.DATA_DIR || '.data',
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter((origin) => origin !== ''),
    timeZone: timeZoneOf(env.TIME_ZONE || 'Europe/Zagreb'),
    isDemo: oneOf(env, 'DEMO', ['0', '1', 'false', 'true']).match(/1|true/) !== null,
    hasTestClock,
    sessionHours: numberOf(env, 'SESSION_HOURS', 24, 0.01, 24 * 30),
    sessionIdleMinutes: numberOf(env, 'SESSION_IDLE_MINUTES', 60, 1, 24 * 60),
    operatorAccess: oneOf(env, 'OPERATOR_ACCESS', ['policy', 'token']),
    hubQueryToken: oneOf(env, 'HUB_QUERY_TOKEN', ['ticket', 'session']),
    provider: { name: env.PROVIDER_NAME || 'PatrolKit', url: env.PROVIDER_URL || '' },
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
  };
}
