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

/* PostgreSQL's word for a full disk. */
const diskFullCode = '53100';

/** What a database said, as an error of its own; @param code SQLSTATE */
export function databaseError(message: string, code: string | undefined): DatabaseError | DiskFullError {
  return code === diskFullCode ? new DiskFullError(message) : new DatabaseError(message, code);
}

/** Whether something failed because there is no room to write. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DiskFullError) return true;
  /* drizzle wraps what the database said */
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}

/**
 * Waits for a write that nothing depends on, such as when something was last used: left out while there is no room, so
 * that reading goes on. Rejects for any other reason.
 */
export async function ifThereIsRoom(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
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
