import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TenantTable } from './reader.ts';

type Columns = readonly (readonly [name: string, column: AnyPgColumn])[];

/* Looked up once for each table: a long list asks for each of its rows. */
const columns = new WeakMap<TenantTable, Columns>();

function columnsOf(table: TenantTable): Columns {
  const known = columns.get(table) ?? Object.entries(getTableColumns(table));
  columns.set(table, known);
  return known;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The columns of a table as one JSON array, `more` behind them. For long lists: both drivers read one text many times
 * faster than a value for each column of each row.
 */
export function jsonRow(table: TenantTable, ...more: readonly SQL[]): SQL {
  const own = columnsOf(table).map(([, column]) => `${quoted(getTableName(table))}.${quoted(column.name)}`);
  return sql`json_build_array(${sql.join([sql.raw(own.join(', ')), ...more], sql`, `)})`;
}

/** The row that `jsonRow` has made into an array. */
export function readJsonRow<T extends TenantTable>(table: T, values: readonly unknown[]): T['$inferSelect'] {
  const row: Record<string, unknown> = {};
  for (const [index, [name, column]] of columnsOf(table).entries()) {
    const value = values[index];
    row[name] = value === null ? null : column.mapFromDriverValue(value);
  }
  return row as T['$inferSelect']; // drizzle infers no row type from a type parameter; these are the table's own columns
}

/** What stands behind the columns of a table in what `jsonRow` has made. */
export function behindJsonRow(table: TenantTable, values: readonly unknown[]): readonly unknown[] {
  return values.slice(columnsOf(table).length);
}
