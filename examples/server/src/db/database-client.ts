import type { QueryResult } from './worker-protocol.ts';

/** How a statement is done. */
export interface QueryOptions {
  /** @default 'object' */
  readonly rowMode?: 'array' | 'object' | undefined;
  /** Of its text and no other: a connection remembers under it how this statement is done. */
  readonly name?: string | undefined;
}

/** What drizzle needs of a connection, and a name where it is to be remembered. */
export interface Queryable {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

/** A way to wake the other server processes on the same database. What is told may be lost: it is never the truth. */
export interface ProcessChannel {
  /** Tells all processes that listen, this one too. @param text at most 7,900 bytes */
  tell(channel: string, text: string): Promise<void>;
  /**
   * Hears of everything told on these channels; `onJoined` each time hearing begins, because what was told before then
   * is lost. Answers how to stop.
   */
  listen(
    channels: readonly string[],
    hear: (channel: string, text: string) => void,
    onJoined: () => void,
  ): () => Promise<void>;
}

/** A database behind drizzle: the embedded one or PostgreSQL. Statements of different callers never mix in a transaction. */
export interface DatabaseClient extends Queryable {
  transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  /**
   * The same database with one tenant's rows and no others, whatever a statement asks for. The embedded one cannot hold
   * to that, because everything in it belongs to one all-powerful user: it answers itself.
   */
  ofTenant(tenantId: number): DatabaseClient;
  /** Runs work that no other process may do at the same time: migrating, and what a first start makes. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** To be waited for before each piece of long work; at once where others have connections of their own. */
  calm(): Promise<void>;
  /**
   * How many statements so far may have changed who may do what; while it stays the same, so do the rights of sessions.
   * null where other processes change them unseen.
   */
  accessChanges(): number | null;
  /** null where there can be no other process. */
  readonly processes: ProcessChannel | null;
  close(): Promise<void>;
}
