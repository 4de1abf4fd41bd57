/** What the main thread asks of the database's thread. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: unknown[];
      readonly isArray: boolean;
    }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' };

/** Rows of one statement. */
export interface QueryResult {
  readonly rows: unknown[];
  readonly fields: { readonly name: string; readonly dataTypeID: number }[];
  readonly affectedRows?: number | undefined;
}

/** What the thread answers; id 0 tells that the database is open, or why it is not. */
export type WorkerAnswer =
  | { readonly id: number; readonly result: QueryResult | Uint8Array | null }
  | {
      readonly id: number;
      readonly error: { readonly message: string; readonly code: string | undefined };
      /** Whether the database is broken by it and has to be opened anew. */
      readonly isFatal: boolean;
    };

/** What the thread is started with. */
export interface WorkerData extends WorkerOptions {
  readonly engine: WebAssembly.Module;
}

/** How the thread opens the database. */
export interface WorkerOptions {
  /** Folder; null keeps everything in memory. */
  readonly directory: string | null;
  /** A dump to start from; only for a database that does not exist yet. */
  readonly dump: Uint8Array | null;
}
