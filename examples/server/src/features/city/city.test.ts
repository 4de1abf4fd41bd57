import { afterAll, beforeAll, expect, test } from 'vitest';
import { city } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('operator@demo.example');
});
afterAll(() => server.close());

const get = (idCountry: number | string, as = headers) =>
  server.app.inject({ url: `/api/City/${idCountry}`, headers: as });

test.each([
  [191, 'Zagreb', '10000'],
  [705, 'Ljubljana', '1000'],
  [688, 'Београд', '11000'],
  [807, 'Скопје', '1000'],
  [642, 'București', null],
] as const)(
  'S7.46 country %i has its capital %s, and no town of another country',
  async (idCountry, name, postalCode) => {
    const rows = (await get(idCountry)).json<{ idCountry: number; name: string }[]>();
    expect(rows.find((row) => row.name === name)).toMatchObject({ idCountry, postalCode });
    expect(new Set(rows.map((row) => row.idCountry))).toEqual(new Set([idCountry]));
  },
);

test('S7.46 an unknown country has none, another tenant has its own', async () => {
  for (const unknown of [0, 40, 999, 1000, 9_007_199_254_740_991]) expect((await get(unknown)).json()).toEqual([]);
  expect((await get('croatia')).statusCode).toBe(400);
  const other = await server.bearer('second@demo.example');
  expect((await get(191, other)).json()).toEqual([]);
  const { tenantId } = server.second;
  await server.db.insert(city).values({ tenantId, countryId: 191, name: 'Knin', postalCode: '22300' });
  expect((await get(191, other)).json()).toMatchObject([{ name: 'Knin', postalCode: '22300' }]);
  expect((await get(191)).json<{ name: string }[]>().some((row) => row.name === 'Knin')).toBe(false);
});
