import { describe, expect, test } from 'vitest';
import { sampleNow, sampleRoute, sampleRoutes } from './route-samples.ts';
import { byStatus, routeViews, untilRoutesChange } from './route-view.rules.ts';

const hour = 3_600_000;

describe('routes as they stand', () => {
  test('who walks, who should, who comes soonest first, who is done', () => {
    const at = (routeId: number, start: number, end: number, code: number) =>
      sampleRoute(routeId, { startsAt: sampleNow + start * hour, endsAt: sampleNow + end * hour, code });
    const routes = [
      at(1, -9, -1, 11),
      at(2, 2, 9, 11),
      at(3, 1, 9, 10),
      at(4, -2, 6, 11),
      at(5, -3, 6, 10),
      at(6, -1, 6, 10),
      at(7, -8, -2, 11),
    ];
    const ordered = [...routeViews(routes, sampleNow, [])].sort(byStatus);
    expect(ordered.map(({ route }) => route.routeId)).toEqual([6, 5, 4, 3, 2, 7, 1]);
    expect(ordered.map(({ phase }) => phase)).toEqual(['now', 'now', 'now', 'coming', 'coming', 'over', 'over']);
  });

  test('what reads as before is the same object, so that its row is not drawn again', () => {
    const routes = sampleRoutes();
    const first = routeViews(routes, sampleNow, []);
    expect(routeViews(routes, sampleNow + 1000, first)).toBe(first);
    const later = routeViews(routes, sampleNow + 60_000, first);
    expect(later).not.toBe(first);
    expect(later.filter((view, at) => view === first[at]).map(({ age }) => age)).toEqual([null, null]);
  });

  test('the next change is the nearest edge of a window or the next age', () => {
    const route = sampleRoute(1, { lastContactAt: null, startsAt: sampleNow - hour, endsAt: sampleNow + 7 * hour });
    expect(untilRoutesChange([route], sampleNow)).toBe(7 * hour);
    const contacted = sampleRoute(2, { lastContactAt: sampleNow - 20_000 });
    expect(untilRoutesChange([route, contacted], sampleNow)).toBe(40_000);
    const coming = sampleRoute(3, { lastContactAt: null, startsAt: sampleNow + 5000 });
    expect(untilRoutesChange([route, contacted, coming], sampleNow)).toBe(5000);
    expect(untilRoutesChange([], sampleNow)).toBe(Number.POSITIVE_INFINITY);
  });
});
