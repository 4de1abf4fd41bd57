import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

const night = { idShift: 0, name: 'Night', fromTime: '22:00:00', toTime: '06:00:00' };
const save = (payload: object) => server.app.inject({ method: 'POST', url: '/api/Shift', headers, payload });

test('S7.55 weekdays are kept from Monday on, each once; none are none', async () => {
  expect((await save({ ...night, weekdays: ['SU', 'MO', 'SU', 'WE'] })).json().weekdays).toEqual(['MO', 'WE', 'SU']);
  const row = (await save(night)).json();
  expect(row.weekdays).toEqual([]);
  const friday = (await save({ idShift: row.idShift, weekdays: ['FR'] })).json();
  expect(friday).toEqual({ ...row, weekdays: ['FR'], version: 2 });
  expect((await save({ idShift: row.idShift, weekdays: [] })).json().weekdays).toEqual([]);
});

test('S7.55 an end at or before the begin is on the next day, 24:00:00 is no time of day', async () => {
  expect((await save({ ...night, toTime: '22:00:00' })).statusCode).toBe(200);
  expect((await save({ ...night, toTime: '00:00:00' })).statusCode).toBe(200);
  expect((await save({ ...night, toTime: '24:00:00' })).json().errors).toMatchObject([
    { field: 'toTime', code: 'format' },
  ]);
});

test('S7.54 shifts stand by their begin', async () => {
  const rows = (await server.app.inject({ url: '/api/Shift', headers })).json<{ fromTime: string }[]>();
  const begins = rows.map((row) => row.fromTime);
  expect(begins.length).toBeGreaterThan(3);
  expect(begins).toEqual([...begins].sort());
});
