import type { Wire } from '@patrolkit/sdk/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ownTracksPhone } from './testing.ts';

/* A night in Zagreb, from Friday 22:00 to 02:00 in winter. */
const evening = '2026-11-20T20:30:00Z';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: evening });
});
afterAll(() => server.close());

test('part F a phone with OwnTracks walks a night round, and the checks turn read', async () => {
  const headers = await server.bearer('administrator@demo.example');
  const request = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const guards: Wire<'User'>[] = await request('GET', '/api/User/GetAllUsers');
  const guard = guards.find(({ email }) => email === 'guard7@demo.example');
  const idUser = guard?.idUser ?? 0;

  /* The office plans: a place, two checkpoints with circles, checks each hour, and a credential for the phone. */
  const place = { name: 'Dockyard', idCompany: null, latitude: 45.34, longitude: 14.41 };
  const { idLocation } = await request('POST', '/api/Location', { idLocation: 0, ...place });
  const spots = [
    { tag: 'DOCK-1', name: 'Crane: north', latitude: 45.341, longitude: 14.412, radiusMeters: 60 },
    { tag: 'DOCK-2', name: 'Slipway', latitude: 45.343, longitude: 14.415, radiusMeters: 60 },
  ];
  const tagIds: number[] = [];
  for (const spot of spots) {
    const { idLocationTag } = await request('POST', '/api/LocationTag', { idLocationTag: 0, idLocation, ...spot });
    tagIds.push(idLocationTag);
  }
  await request('POST', '/api/RRule', {
    idRRule: 0,
    idLocation,
    LocationTags: tagIds.join(),
    idSecurityGuard: idUser,
    userName: guard?.name,
    idUser,
    rRuleString: 'DTSTART:20261120T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=FR',
    startDate: '2026-11-20',
    endDate: '2026-11-21',
    hourInterval: '01:00:00',
    fromTime: '21:00:00',
    toTime: '01:00:00',
    tolerance: '00:15:00',
  });
  const credential = await request('POST', '/api/DeviceCredential', { idUser, label: 'Round phone' });

  /* The guard's phone: its first message brings it the circles, crossing them is the round. */
  const phone = ownTracksPhone(server, credential.secret);
  const at = (time: string): number => Date.parse(time) / 1000;
  const report = (fields: object) => phone({ tid: 'VI', acc: 9, batt: 80, ...fields });
  const first = await report({ _type: 'location', tst: at(evening), lat: 45.34, lon: 14.4 });
  expect(first.waypoints.map(({ desc }) => desc)).toEqual(['Crane north [DOCK-1]', 'Slipway [DOCK-2]']);
  const enter = async (index: number, time: string, uploadedAt = time) => {
    server.clock.set(Date.parse(uploadedAt));
    const { desc, tst: wtst, lat, lon } = first.waypoints[index] ?? { desc: '', tst: 0, lat: 0, lon: 0 };
    const crossing = { desc, wtst, lat, lon, tst: at(time) };
    expect((await report({ _type: 'transition', t: 'c', event: 'enter', ...crossing })).status).toBe(200);
    await report({ _type: 'location', t: 'c', lat, lon, tst: at(time) });
    await report({ _type: 'transition', t: 'c', event: 'leave', ...crossing, tst: at(time) + 180 });
  };
  await enter(0, '2026-11-20T21:04:00Z');
  await enter(1, '2026-11-20T21:10:00Z');
  /* no network from ten to half past eleven: it comes when it comes */
  await enter(0, '2026-11-20T21:58:00Z', '2026-11-20T22:35:00Z');
  await enter(1, '2026-11-20T22:03:00Z', '2026-11-20T22:35:10Z');
  await enter(0, '2026-11-20T23:01:00Z');
  /* the slipway is left out at midnight, and reached too late */
  await enter(1, '2026-11-20T23:20:00Z');
  server.clock.set(Date.parse('2026-11-20T23:30:00Z'));

  const period = 'startDateTime=2026-11-20T20:00:00Z&endDateTime=2026-11-20T23:30:00Z';
  const fresh = await server.bearer('administrator@demo.example');
  const found = await server.app.inject({ url: `/api/Scheduler/GetSchedulers?${period}`, headers: fresh });
  const checks = found.json<Wire<'SchedulerItem'>[]>().filter((item) => item.idLocation === idLocation);
  const rows = checks
    .map(({ startDateTime, tagName, readTagTime, state }) => ({ startDateTime, tagName, readTagTime, state }))
    .map((row) => [row.startDateTime.slice(11, 16), row.tagName, row.readTagTime?.slice(11, 16) ?? null, row.state])
    .sort();
  expect(rows).toEqual([
    ['21:00', 'Crane: north', '21:04', 'done'],
    ['21:00', 'Slipway', '21:10', 'done'],
    ['22:00', 'Crane: north', '21:58', 'done'],
    ['22:00', 'Slipway', '22:03', 'done'],
    ['23:00', 'Crane: north', '23:01', 'done'],
    ['23:00', 'Slipway', null, 'missed'],
  ]);
});
