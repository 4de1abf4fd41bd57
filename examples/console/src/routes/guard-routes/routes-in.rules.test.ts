import { expect, test } from 'vitest';
import { routesIn } from './routes-in.rules.ts';

const route = (guardId: number, companyId: number | null) =>
  ({ guardId, companyId }) as Parameters<typeof routesIn>[0][number];
const routes = [route(1, 5), route(1, 6), route(2, 5), route(2, null)];
const places = (guardId: number | null, companyId: number | null): number[] =>
  routesIn(routes, { guardId, companyId }).map((one) => routes.indexOf(one));

test('routes are narrowed to the guard, to the company, and to both at once', () => {
  expect(places(null, null)).toEqual([0, 1, 2, 3]);
  expect(places(2, null)).toEqual([2, 3]);
  expect(places(null, 5)).toEqual([0, 2]);
  expect(places(2, 5)).toEqual([2]);
  expect(places(3, 5)).toEqual([]);
});
