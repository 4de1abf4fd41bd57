import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from './reader.ts';

/** Names of a statement's columns; all of them, in any order. */
export type ColumnNames<Row> = readonly (keyof Row & string)[];

/** A list of values for each column. */
export type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/**
 * The rows of a statement, in its order, as one text with a list for each column: both drivers read that many times faster
 * than thousands of rows, and the database writes it in half the time of a list of rows.
 */
export const asText = <Row>(names: ColumnNames<Row>, statement: SQL): SQL => sql`(
  select json_build_array(${sql.raw(names.map((name) => `array_agg("${name}")`).join(', '))})::text from (${statement}) listed)`;

/** The columns of which `asText` has made a text, one value for each row. Values are as in JSON: numbers, texts, truth values. */
export function readColumns<Row>(names: ColumnNames<Row>, text: string): Columns<Row> {
  const lists = JSON.parse(text) as (unknown[] | null)[]; // null where there is no row
  const columns: Record<string, unknown[]> = {};
  for (const [index, name] of names.entries()) columns[name] = lists[index] ?? [];
  return columns as Columns<Row>; // the caller names the columns of its own statement
}

/** The rows of which `asText` has made a text. Values are as in JSON. */
export function readText<Row>(names: ColumnNames<Row>, text: string): Row[] {
  const lists = JSON.parse(text) as (unknown[] | null)[]; // as above
  return (lists[0] ?? []).map((_value, index) => {
    const row: Record<string, unknown> = {};
    for (const [column, name] of names.entries()) row[name] = lists[column]?.[index];
    return row as Row; // the caller names the columns of its own statement
  });
}

/** As `query`, for statements with thousands of rows. Values are as in JSON. */
export async function manyRows<Row>(
  reader: Reader,
  names: ColumnNames<Row>,
  statement: (tenantId: number) => SQL,
): Promise<Row[]> {
  const [found] = await reader.query<{ text: string }>(
    (tenantId) => sql`select ${asText(names, statement(tenantId))} as text`,
  );
  return readText(names, found?.text ?? '[]');
}
