import { createHash } from 'node:crypto';
import { fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** What stands for a value of each use. */
export type ValueNamed = (name: string) => Placeholder;

/**
 * A statement whose text is the same each time: written once, and read and planned once by each connection. For what
 * every request asks; writing a long statement anew takes longer than its answer.
 */
export interface FixedStatement {
  readonly text: string;
  /** Of the text and no other. */
  readonly name: string;
  /** Its parameters. Throws when a value is missing. */
  paramsOf(values: Readonly<Record<string, unknown>>): unknown[];
}

const dialect = new PgDialect();

/** Writes it. @param write the statement, with `value('name')` where a value of each use stands */
export function fixedStatement(write: (value: ValueNamed) => SQL): FixedStatement {
  const { sql: text, params } = dialect.sqlToQuery(write((name) => sql.placeholder(name)));
  const name = `fixed_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  return { text, name, paramsOf: (values) => fillPlaceholders(params, { ...values }) };
}
