import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreparedStatements, type PreparedStatements } from './prepared-statements.ts';

let database: PGlite;
let statements: PreparedStatements;
beforeAll(async () => {
  database = await PGlite.create();
  statements = createPreparedStatements(database);
  await database.exec('create table thing (id bigint generated always as identity primary key, name text)');
});
afterAll(() => database.close());

const options = { rowMode: 'object' } as const;
const ask = (sql: string, ...params: unknown[]) => statements.query(sql, params, options);
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);

test.each([
  ['numbers and nothing', 'select $1::int8 as a, $2::float8 as b, $3::int4 as c, $4::numeric as d', [7, 1.5, -1, null]],
  ['texts', 'select $1::text as a, $2::varchar as b, length($1) as c', ['Žuta čaša \'"\\ 🛡', '']],
  ['truth', 'select $1::bool as a, not $1::bool as b', [true]],
  ['instants', 'select $1::timestamptz as a, $1::date as b', ['2026-11-21T12:00:00.5Z']],
  ['JSON and lists', 'select $1::jsonb as a, $2::int4[] as b, $3::text[] as c', [{ x: [1] }, [1, 2], ['a', 'b,c']]],
  ['bytes', 'select $1::bytea as a', [new Uint8Array([0, 1, 255])]],
  ['no row', 'select 1 as a where false', []],
])('%s are answered alike however often they are asked for', async (_what, sql, params) => {
  const wanted = await database.query(sql, params, options);
  for (let times = 0; times < 8; times += 1) expect(await ask(sql, ...params)).toEqual(wanted);
});

test('rows that are written are counted each time', async () => {
  for (let times = 1; times <= 4; times += 1) {
    const { affectedRows, rows } = await ask('insert into thing (name) values ($1), ($2) returning id', 'a', 'b');
    expect([affectedRows, rows.length]).toEqual([2, 2]);
  }
  expect((await ask('update thing set name = $1', 'c')).affectedRows).toBe(8);
});

test('a statement that fails fails each time, outside and inside of a transaction, and works afterwards', async () => {
  const divide = 'select 6 / $1::int as n';
  for (let times = 0; times < 3; times += 1) {
    expect(codeOf(await ask(divide, 0).catch((error: unknown) => error))).toBe('22012');
    expect((await ask(divide, 2)).rows).toEqual([{ n: 3 }]);
    await ask('begin');
    expect(codeOf(await ask(divide, 0).catch((error: unknown) => error))).toBe('22012');
    expect(codeOf(await ask(divide, 2).catch((error: unknown) => error))).toBe('25P02');
    await ask('rollback');
  }
  const wrong = 'select nothing from nowhere';
  for (let times = 0; times < 3; times += 1) {
    expect(codeOf(await ask(wrong).catch((error: unknown) => error))).toBe('42P01');
  }
});

test('after a table has changed, also behind its back, all of its columns come', async () => {
  const all = 'select * from thing limit 1';
  for (let times = 0; times < 3; times += 1) await ask(all);
  await ask('alter table thing add column colour text');
  expect(Object.keys((await ask(all)).rows[0] ?? {})).toEqual(['id', 'name', 'colour']);
  for (let times = 0; times < 3; times += 1) await ask(all);
  await database.exec('alter table thing drop column colour');
  expect(Object.keys((await ask(all)).rows[0] ?? {})).toEqual(['id', 'name']);
});

test('more statements than it keeps are all answered', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 250; n += 1) expect((await ask(`select ${n} as n`)).rows).toEqual([{ n }]);
  }
  const kept = await database.query('select count(*)::int as n from pg_prepared_statements');
  expect(kept.rows).toEqual([{ n: 200 }]);
});
