import { endOfLocalDay, instantOfWall, startOfLocalDay } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, gaps, intersection, lengthOf, type Span, union } from './coverage.ts';

const minute = 60_000;
const evening = Date.parse('2026-11-20T21:00:00Z');
const at = (minutes: number): number => evening + minutes * minute;
const contact = (minutes: number): Span => ({ from: at(minutes), to: at(minutes + 5) });
const zone = 'Europe/Zagreb';
const night = (date: string, next: string): Span => ({
  from: instantOfWall(zone, { date, secondsOfDay: 22 * 3600 }, 'earlier'),
  to: instantOfWall(zone, { date: next, secondsOfDay: 6 * 3600 }, 'later'),
});

describe('coverage', () => {
  test('C9 contacts at 0, 3, 6, 20 and 22 of 30 minutes: 18 min, 60 %, 2 disconnections, the longest 9 min', () => {
    const found = coverageOf([{ from: at(0), to: at(30) }], [0, 3, 6, 20, 22].map(contact));
    expect(found).toEqual({
      routeMs: 30 * minute,
      connectedMs: 18 * minute,
      availability: 0.6,
      disconnections: 2,
      longestGapMs: 9 * minute,
    });
  });

  test('C9 the autumn night has 540 minutes and the spring night 420', () => {
    expect(coverageOf([night('2026-10-24', '2026-10-25')], []).routeMs).toBe(540 * minute);
    expect(coverageOf([night('2027-03-27', '2027-03-28')], []).routeMs).toBe(420 * minute);
    const day = (date: string): Span => ({ from: startOfLocalDay(zone, date), to: endOfLocalDay(zone, date) });
    expect(coverageOf([day('2026-10-25')], []).routeMs).toBe(25 * 60 * minute);
  });

  test('a contact before the route counts as far as it reaches into it, one after it not at all', () => {
    const found = coverageOf([{ from: at(0), to: at(10) }], [contact(-3), contact(10)]);
    expect(found).toMatchObject({ connectedMs: 2 * minute, disconnections: 1, longestGapMs: 8 * minute });
  });

  test('two routes at once count once, and without a route there is no share', () => {
    const twice = [
      { from: at(0), to: at(20) },
      { from: at(10), to: at(30) },
    ];
    expect(coverageOf(twice, [contact(0)]).routeMs).toBe(30 * minute);
    expect(coverageOf([], [contact(0)])).toEqual({
      routeMs: 0,
      connectedMs: 0,
      availability: null,
      disconnections: 0,
      longestGapMs: 0,
    });
  });

  test('as counting minute by minute finds it, whatever the routes and contacts', () => {
    const spans = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 })).map(([from, length]) => ({
        from,
        to: from + length,
      })),
      { maxLength: 12 },
    );
    const minutesOf = (list: readonly Span[]): Set<number> =>
      new Set(list.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));
    fc.assert(
      fc.property(spans, spans, (routes, contacts) => {
        const [whole, part] = [union(routes), union(contacts)];
        const [routeMinutes, contactMinutes] = [minutesOf(routes), minutesOf(contacts)];
        const shared = [...routeMinutes].filter((step) => contactMinutes.has(step));
        const both = intersection(whole, part);
        expect(new Set(shared)).toEqual(minutesOf(both));
        expect(lengthOf(gaps(whole, both))).toBe(routeMinutes.size - shared.length);
        expect(lengthOf(whole)).toBe(routeMinutes.size);
        expect(coverageOf(routes, contacts)).toMatchObject({ routeMs: routeMinutes.size, connectedMs: shared.length });
      }),
    );
  });
});
