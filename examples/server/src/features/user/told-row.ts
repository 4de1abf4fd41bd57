import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/* Hashes of secrets, links of the audit chain, and whose rows these are anyway. */
const neverTold = [
  ...['tenantId', 'passwordHash', 'tokenHash', 'secretHash', 'guidHash'],
  ...['beforeHash', 'afterHash', 'previousHash', 'hash'],
];

function toldValue(value: unknown, sqlType: string): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'number' && sqlType.startsWith('timestamp')) return new Date(value).toISOString();
  return value;
}

/** A stored row as the person it is about may read it: instants in UTC, bytes as base64, no secrets and no hashes of them. */
export function toldRow(
  table: PgTable,
  row: object,
  hidden: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const types = new Map(Object.entries(getTableColumns(table)).map(([name, column]) => [name, column.getSQLType()]));
  const entries = Object.entries(row)
    .filter(([name]) => !neverTold.includes(name) && !hidden.includes(name))
    .map(([name, value]) => [name, toldValue(value, types.get(name) ?? '')]);
  return Object.fromEntries(entries);
}
