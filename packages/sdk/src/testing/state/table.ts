/** What every row has beside its values. @internal */
export interface Kept {
  readonly id: number;
  /** Raised by each change. */
  readonly version: number;
  /** Milliseconds since 1970; null while it is not deleted. */
  readonly deletedAt: number | null;
}

/** A row of a table. @internal */
export type Row<Values> = Values & Kept;

/**
 * Rows of one sort by their ids, which rise from 1 in the order the rows are made. What is deleted stays, so that old
 * events keep their names. A row is never changed: each change puts a new object in its place.
 * @internal
 */
export class Table<Values extends object> {
  readonly #rows = new Map<number, Row<Values>>();
  #lastId = 0;

  insert(values: Values): Row<Values> {
    this.#lastId += 1;
    return this.#put({ ...values, id: this.#lastId, version: 1, deletedAt: null });
  }

  /** A row that is not deleted; null when there is none. */
  get(id: number): Row<Values> | null {
    const row = this.known(id);
    return row?.deletedAt === null ? row : null;
  }

  /** A row, deleted or not; null when there never was one. */
  known(id: number): Row<Values> | null {
    return this.#rows.get(id) ?? null;
  }

  /** Rows that are not deleted, in the order they were made. */
  live(): Row<Values>[] {
    return this.all().filter(({ deletedAt }) => deletedAt === null);
  }

  all(): Row<Values>[] {
    return [...this.#rows.values()];
  }

  /** Changes a row and counts it; throws a RangeError for one that never was. */
  update(id: number, values: Partial<Values>): Row<Values> {
    const row = this.#known(id);
    return this.#put({ ...row, ...values, version: row.version + 1 });
  }

  /** As `update`, for what is measured about a row and no change of it. */
  note(id: number, values: Partial<Values>): Row<Values> {
    return this.#put({ ...this.#known(id), ...values });
  }

  /** Marks a row as deleted and counts it. */
  remove(id: number, at: number): Row<Values> {
    const row = this.#known(id);
    return this.#put({ ...row, deletedAt: at, version: row.version + 1 });
  }

  /** Forgets a row as if it had never been. */
  drop(id: number): void {
    this.#rows.delete(id);
  }

  #known(id: number): Row<Values> {
    const row = this.#rows.get(id);
    if (!row) throw new RangeError(`There is no row ${id}`);
    return row;
  }

  #put(row: Row<Values>): Row<Values> {
    this.#rows.set(row.id, row);
    return row;
  }
}
