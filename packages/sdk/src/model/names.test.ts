import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';
import { recipients, userName } from './names.ts';
import { nextRouteRefresh } from './next-route-refresh.ts';
import { dashboardRole } from './user.ts';

const users = new Map([
  [3, { name: 'Ana Kovač' }],
  [7, { name: 'Ivan Horvat' }],
]);

test('S8.26 an id nobody has is an Unknown User', () => {
  expect([userName(3, users), userName(4, users), userName(null, users)]).toEqual([
    'Ana Kovač',
    'Unknown User',
    'Unknown User',
  ]);
  expect(userName(4, users, { unknownUser: 'Nepoznat' })).toBe('Nepoznat');
});

test('S8.27 an empty recipient list is Self documentation', () => {
  for (const none of ['', null, undefined, ' , ', []]) expect(recipients(none, users)).toBe('Self documentation');
  expect(recipients('3,7,9', users)).toBe('Ana Kovač, Ivan Horvat, Unknown User');
  expect(recipients([7], users)).toBe('Ivan Horvat');
});

test('S6.06 the dashboard’s role is that of the first user', () => {
  expect(dashboardRole([{ role: 'Operator' }, { role: 'Administrator' }])).toBe('Operator');
  expect(dashboardRole([])).toBeNull();
});

const now = Date.parse('2026-11-21T12:00:00Z');
const routesAt = (...times: string[]) => times.map((time) => ({ startsAt: Date.parse(`2026-11-21T${time}Z`) }));

test('S9.08 routes are fetched again a second after the next start', () => {
  expect(nextRouteRefresh(routesAt('11:00:00', '12:09:00', '12:04:00'), now)).toBe(241_000);
  expect(nextRouteRefresh(routesAt('12:11:59'), now)).toBe(720_000);
});

test('S9.09 routes are fetched at least every 12 minutes, or never sooner', () => {
  expect(nextRouteRefresh(routesAt('12:40:00'), now)).toBe(720_000);
  expect(nextRouteRefresh([], now)).toBe(720_000);
  expect(nextRouteRefresh(routesAt('12:04:00'), now, { minRefreshMs: 720_000 })).toBe(720_000);
});

test('a map link names the place', () => {
  expect(mapLink({ latitude: 45.813, longitude: -15.977 })).toBe(
    'https://www.openstreetmap.org/?mlat=45.813000&mlon=-15.977000#map=17/45.813000/-15.977000',
  );
});
