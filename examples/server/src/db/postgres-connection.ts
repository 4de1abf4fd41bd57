import pg from 'pg';

/** Where PostgreSQL is and how it is used. */
export interface PostgresOptions {
  /** `postgres://…`; may hold a password and is never logged. */
  readonly url: string;
  /** Most connections at once, besides the one that listens. */
  readonly poolSize: number;
  /** A statement that takes longer is ended, milliseconds; 0 for no limit. */
  readonly statementLimitMs: number;
}

/* Values as the embedded database gives them, on these connections only: ids are numbers, instants stay text. */
const keepText = (text: string): string => text;
const { INT8, DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  ...[DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL].map((oid) => [oid, keepText] as const),
]);

const getTypeParser = (oid: number, format?: 'text'): ((text: string) => unknown) =>
  parsers.get(oid) ?? pg.types.getTypeParser(oid, format);

/* A server that has gone says nothing: then nobody waits much longer than its own limit. */
const graceMs = 5000;

/* A process that stands still or has lost its network holds no tenant's row for longer: others' panics wait for it. */
const idleMs = 10_000;

/** What every connection to PostgreSQL is opened with. */
export function connectionConfig({ url, statementLimitMs }: PostgresOptions): pg.ClientConfig {
  return {
    connectionString: url,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser }, // text is all that is ever asked for
    application_name: 'patrolkit',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    ...(statementLimitMs > 0 ? { query_timeout: statementLimitMs + graceMs } : {}),
  };
}

/**
 * What the program relies on, whatever the database's own settings are; for the begin of each connection. Its statements
 * are short, and compiling one (jit) takes longer than any of them.
 */
export function sessionSettings({ statementLimitMs }: PostgresOptions): string {
  return `set idle_in_transaction_session_timeout to ${idleMs};
    set time zone 'UTC'; set datestyle to iso; set statement_timeout to ${statementLimitMs};
    set default_transaction_isolation to 'read committed'; set jit to off`;
}
