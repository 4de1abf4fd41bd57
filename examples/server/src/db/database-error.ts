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
