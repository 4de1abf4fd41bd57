import type { PatrolRoute } from '@patrolkit/sdk/model';
import type { RouteNames } from './routes-grid.types.ts';

/* Invented routes for stories and tests: nobody in them exists. */

/** 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow = Date.UTC(2026, 10, 14, 20, 47);
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** A route with everything that a test does not care about: active since an hour, for seven more. @internal */
export function sampleRoute(routeId: number, change: Partial<PatrolRoute> = {}): PatrolRoute {
  return {
    routeId,
    guardId: 12,
    guardName: 'Ivan Horvat',
    companyId: 3,
    startsAt: sampleNow - hourMs,
    endsAt: sampleNow + 7 * hourMs,
    code: 10,
    position: { latitude: 45.8, longitude: 15.98 },
    lastContactAt: sampleNow - 20_000,
    ruleId: 5,
    version: 1,
    ...change,
  };
}

const guards = [
  'Josip Đurić',
  'Ivan Horvat',
  'Petra Novak',
  'Tomislav Šarić',
  'Luka Grgić',
  'Matea Blažević',
  'Stjepan Čović',
  'Ana Radić',
  'Filip Tadić',
  'Karlo Vuković',
];
const ages = [0, 0, 1, 6, 13, 25, 58, 45, null, null];

/** An evening: most routes walked, some that should be, two that come. @internal */
export function sampleRoutes(count = 16): PatrolRoute[] {
  return Array.from({ length: count }, (_, at) => {
    const place = at % 10;
    const minutes = ages[place] ?? null;
    const isComing = at === 8 || at === 9;
    const startsAt = sampleNow + (isComing ? 13 * minuteMs : -(at + 1) * 30 * minuteMs);
    return sampleRoute(7141 - at, {
      guardId: 31 - at,
      guardName: guards[place] ?? '',
      companyId: place + 1,
      startsAt,
      endsAt: startsAt + 8 * hourMs,
      code: at === 6 || at === 7 ? 11 : 10,
      position: minutes === null ? null : { latitude: 45.8 + place / 100, longitude: 15.98 },
      lastContactAt: minutes === null ? null : sampleNow - minutes * minuteMs,
    });
  });
}

const companies = [
  'Savica d.o.o.',
  'Jankomir Log.',
  'TC Branimir',
  'Heinzelova 62',
  'Velesajam',
  'KBC Sjever',
  'Savica d.o.o.',
  'Trnje Park',
  'Zapruđe Centar',
  'Knežija',
];
const places = [
  'Savica, ulaz',
  'Ulaz B',
  'Garaža -2',
  'Kotlovnica',
  'Paviljon 7',
  'Recepcija',
  'Trafost. 1',
  'Miramarska',
];

/** Names for {@link sampleRoutes}. @internal */
export const sampleNames: RouteNames = {
  company: (companyId) => companies[companyId - 1],
  place: ({ position, companyId }) => (position && companyId ? places[companyId - 1] : undefined),
};
