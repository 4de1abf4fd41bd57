import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import { audit, city, tenant } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { CommandResult } from './command.ts';
import { prepareCommand, withWholePaths } from './prepare-command.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'patrolkit-cities-'));
const file = join(folder, 'cities.csv');
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (text: string | Uint8Array, ...args: string[]): Promise<CommandResult> => {
  writeFileSync(file, text);
  const { db, clock } = server;
  return prepareCommand(['cities', 'import', file, ...args])({
    db,
    clock,
    store: createStore(db, clock, () => undefined),
  });
};
const citiesIn = async (tenantId: number, countryId: number) =>
  (
    await server.db
      .select()
      .from(city)
      .where(and(eq(city.tenantId, tenantId), eq(city.countryId, countryId)))
  ).map(({ name, postalCode }) => [name, postalCode]);

test('S7.46 cities of a file come into one tenant, those that are there stay, and the console lists them', async () => {
  const second = String(server.second.tenantId);
  const text = 'idCountry;name;postalCode\n40;Beč;1010\n40;Graz;8010\n';
  expect(await run(text, '--tenant', second)).toEqual({ isOk: true, lines: ['2 cities were imported'] });
  const more = await run(`${text}40;Linz;4020\n`, `--tenant=${second}`);
  expect(more).toEqual({ isOk: true, lines: ['1 cities were imported, 2 were there already'] });
  expect(await citiesIn(server.second.tenantId, 40)).toEqual([
    ['Beč', '1010'],
    ['Graz', '8010'],
    ['Linz', '4020'],
  ]);
  expect(await citiesIn(1, 40)).toEqual([]);
  const headers = await server.bearer('second@demo.example');
  const listed = (await server.app.inject({ url: '/api/City/40', headers })).json<{ name: string }[]>();
  expect(listed.map(({ name }) => name)).toEqual(['Beč', 'Graz', 'Linz']);
  const rows = await server.db.select().from(audit).where(eq(audit.action, 'city.import'));
  expect(rows.map(({ tenantId, after }) => [tenantId, after])).toEqual([
    [server.second.tenantId, { cities: 2 }],
    [server.second.tenantId, { cities: 1 }],
  ]);
});

test('a file with a fault changes nothing and has every bad line explained; one that is no text is told too', async () => {
  const bad = await run('idCountry,name\n276,Berlin\nDE,Hamburg\n276,\n', '--tenant', '1');
  expect(bad).toEqual({
    isOk: false,
    lines: [
      "Line 3: idCountry is 'DE'; it must be a number of ISO 3166-1, such as 191 for Croatia",
      'Line 4: the name is missing',
      'Nothing was imported',
    ],
  });
  const many = await run(`idCountry,name\n${'DE,Hamburg\n'.repeat(150)}`, '--tenant', '1');
  expect(many.lines).toHaveLength(102);
  expect(many.lines.slice(-2)).toEqual(['and 50 more', 'Nothing was imported']);
  const latin = await run(new Uint8Array([0x69, 0xe8, 0x0a]), '--tenant', '1');
  expect(latin.lines).toEqual([`${file} cannot be read: it is not UTF-8`]);
  expect(await citiesIn(1, 276)).toEqual([]);
});

test('of several tenants one has to be named', async () => {
  const names = (await server.db.select().from(tenant).orderBy(tenant.id)).map(({ id, name }) => `  ${id}  ${name}`);
  for (const args of [[], ['--tenant', '99'], ['--tenant', 'x']]) {
    const { isOk, lines } = await run('idCountry,name\n276,Berlin\n', ...args);
    expect([isOk, lines]).toEqual([false, ['Name the security company with --tenant <id>, one of', ...names]]);
  }
});

test('the file is meant where it was typed, and nothing else of the line is a path', () => {
  const typed = ['cities', 'import', 'cities.csv', '--tenant', '2'];
  expect(withWholePaths(typed)).toEqual(['cities', 'import', join(process.cwd(), 'cities.csv'), '--tenant', '2']);
});
