import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, DatabaseTransaction } from './database.ts';

/** A table whose rows belong to a tenant: every table but the installation's. */
export type TenantTable = PgTable & { readonly tenantId: AnyPgColumn };

/** Order and number of the rows wanted. */
export interface RowOptions {
  readonly orderBy?: readonly SQL[] | undefined;
  readonly limit?: number | undefined;
}

/** Reads the rows of one tenant and of no other. */
export interface Reader {
  rows<T extends TenantTable>(table: T, where?: SQL, options?: RowOptions): Promise<T['$inferSelect'][]>;
  /** The first row, or null. */
  first<T extends TenantTable>(table: T, where: SQL): Promise<T['$inferSelect'] | null>;
  count(table: TenantTable, where?: SQL): Promise<number>;
  /** A statement that the methods above cannot say; the tenant is handed in, and every table in it must be cut by it. */
  query<Row>(statement: (tenantId: number) => SQL): Promise<Row[]>;
  /** To be waited for before each piece of long work: nobody else waits for the database then. */
  calm(): Promise<void>;
}

/** A condition cut to one tenant. */
export function ofTenant(table: TenantTable, tenantId: number, where?: SQL): SQL | undefined {
  return and(eq(table.tenantId, tenantId), where);
}

/**
 * Reads through a connection or a transaction.
 * @param tenantId the only tenant whose rows are seen
 * @param calm resolves when nobody else waits; whoever is in a transaction has his turn already
 */
export function createReader(
  executor: Database | DatabaseTransaction,
  tenantId: number,
  calm: Reader['calm'] = async () => undefined,
): Reader {
  const rows: Reader['rows'] = async (table, where, { orderBy = [], limit } = {}) => {
    const statement = executor
      .select()
      .from(table as PgTable) // drizzle infers no row type from a type parameter; the signature has it
      .where(ofTenant(table, tenantId, where))
      .orderBy(...orderBy)
      .$dynamic();
    return (await (limit === undefined ? statement : statement.limit(limit))) as never; // the table's own rows
  };
  return {
    calm,
    rows,
    first: async (table, where) => (await rows(table, where, { limit: 1 }))[0] ?? null,
    count: async (table, where) => executor.$count(table, ofTenant(table, tenantId, where)),
    query: async <Row>(statement: (tenantId: number) => SQL) => {
      const result = await executor.execute(sql`${statement(tenantId)}`);
      return result.rows as Row[]; // the caller names the columns of its own statement
    },
  };
}
