import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPostgres, postgresServer, type TestDatabase } from '../testing/postgres.ts';
import { fixedStatement } from './fixed-statement.ts';
import type { OpenDatabase } from './open.ts';

const server = await postgresServer();

describe.skipIf(server === null)('a statement whose text is the same each time', () => {
  let own: TestDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    own = await createTestDatabase(server ?? '');
    database = await openTestPostgres(own.url);
  });
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  test('is read once by a connection, and after some uses planned no more', async () => {
    const statement = fixedStatement((value) => sql`select count(*)::int as n from tenant where id = ${value('id')}`);
    await database.db.$client.transaction(async ({ query }) => {
      for (let id = 1; id <= 20; id += 1) {
        const { rows } = await query(statement.text, statement.paramsOf({ id }), { name: statement.name });
        expect(rows).toEqual([{ n: 0 }]);
      }
      const { rows } = await query(
        'select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where name = $1',
        [statement.name],
      );
      expect(rows).toEqual([{ statement: statement.text, generic: 15, custom: 5 }]);
    });
  });

  test('another text has another name, and a value that is missing is an error', () => {
    const one = fixedStatement((value) => sql`select ${value('a')}::int`);
    const two = fixedStatement((value) => sql`select ${value('a')}::text`);
    expect(one.name).not.toBe(two.name);
    expect(one.name).toBe(fixedStatement((value) => sql`select ${value('b')}::int`).name);
    expect(() => one.paramsOf({ b: 1 })).toThrow(/"a"/);
  });
});
