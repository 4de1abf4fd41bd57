/** What the database refused or failed at; `code` is PostgreSQL's SQLSTATE where there is one. Never shown to a client. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** The disk is nearly full: writing is refused while reading goes on. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/** The database holds migrations that this server does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** PostgreSQL cannot be reached, or not be used as it is; the text says what to do. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

/* A deadlock, and a transaction that another one has overtaken. */
const passingCodes: readonly (string | undefined)[] = ['40P01', '40001'];

/** Whether a transaction was undone only because of another one at the same time, so that it may be tried again. */
export function isOvertaken(error: unknown): boolean {
  if (error instanceof DatabaseError) return passingCodes.includes(error.code);
  /* drizzle wraps what the database said */
  return error instanceof Error && error.cause !== undefined && isOvertaken(error.cause);
}
