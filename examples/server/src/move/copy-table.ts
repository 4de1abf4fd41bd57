import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/database.ts';
import type { MovedTable } from './moved-tables.ts';

type TextRow = Record<string, string | null>;

const firstRows = 20;
const mostRows = 5000;
/* Pictures are large and contacts small: a piece is what both sides can hold, not a number of rows. */
const pieceCharacters = 4_000_000;

const list = (parts: readonly SQLChunk[]): SQL => sql.join([...parts], sql`, `);
const sizeOf = (row: TextRow): number => Object.values(row).reduce((sum, value) => sum + (value?.length ?? 0), 0);

/* As text, which each type reads back exactly as it wrote it; both sides are in UTC. */
async function insertRows(target: DatabaseTransaction, table: MovedTable, rows: readonly TextRow[]): Promise<void> {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ name }) => sql`${sql.param(rows.map((row) => row[name] ?? null))}::text[]`);
  const read = table.columns.map(({ name, type }) => sql`piece.${sql.identifier(name)}::${sql.raw(type)}`);
  await target.execute(sql`
    insert into ${sql.identifier(table.name)} (${list(names)}) overriding system value
    select ${list(read)} from unnest(${list(values)}) as piece(${list(names)})`);
}

async function copySequence(source: DatabaseTransaction, target: DatabaseTransaction, sequence: string): Promise<void> {
  /* The number it is at, not that of the last row: an id that was deleted is never given again. */
  const state = sql`select last_value::text as last, is_called from ${sql.raw(sequence)}`;
  const [at] = (await source.execute<{ last: string; is_called: boolean }>(state)).rows;
  if (!at) throw new TypeError(`The sequence ${sequence} has no number`);
  await target.execute(sql`select setval(${sequence}::regclass, ${at.last}::bigint, ${at.is_called})`);
}

/** Copies a table's rows in pieces, and the number its next row gets. Answers how many rows it has read. */
export async function copyTable(
  source: DatabaseTransaction,
  target: DatabaseTransaction,
  table: MovedTable,
): Promise<number> {
  const columns = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text as ${sql.identifier(name)}`);
  await source.execute(
    sql`declare moved no scroll cursor for select ${list(columns)} from ${sql.identifier(table.name)}`,
  );
  let total = 0;
  for (let size = firstRows; ; ) {
    const { rows } = await source.execute<TextRow>(sql`fetch ${sql.raw(String(size))} from moved`);
    if (rows.length > 0) await insertRows(target, table, rows);
    total += rows.length;
    if (rows.length < size) break;
    const each = rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length;
    size = Math.max(1, Math.min(mostRows, Math.floor(pieceCharacters / Math.max(1, each))));
  }
  await source.execute(sql`close moved`);
  if (table.sequence !== null) await copySequence(source, target, table.sequence);
  return total;
}
