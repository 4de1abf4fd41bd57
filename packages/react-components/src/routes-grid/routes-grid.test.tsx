import type { PatrolRoute } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import hostile from '../data-grid/hostile-texts.json';
import {
  type Frame,
  failOnConsoleErrors,
  find,
  shownKeys,
  TestFrame,
  violations,
} from '../data-grid/panel-testing.tsx';
import { dark, light } from '../theme/index.ts';
import { sampleNames, sampleNow, sampleRoute, sampleRoutes } from './route-samples.ts';
import { RoutesGrid } from './routes-grid.tsx';
import type { RoutesGridProps } from './routes-grid.types.ts';

failOnConsoleErrors();
afterEach(() => {
  vi.useRealTimers();
});

type Props = Partial<RoutesGridProps> & { frame?: Frame };
const hour = 3_600_000;

function Framed({ frame, routes = [], ...props }: Props): ReactElement {
  return (
    <TestFrame height={371} now={() => sampleNow} width={718} {...frame}>
      <RoutesGrid names={sampleNames} routes={routes} status="ready" {...props} />
    </TestFrame>
  );
}
const renderRoutes = (routes: readonly PatrolRoute[], props: Props = {}): Promise<RenderResult> =>
  render(<Framed routes={routes} {...props} />);
const cell = (id: number, column: string): HTMLElement => find(`[data-key="${id}"] [data-column="${column}"]`);
const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('columns and pages', () => {
  test('S2.62 nine heads in their order', async () => {
    await renderRoutes(sampleRoutes());
    const heads = [...document.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent);
    expect(heads).toEqual(['Id', 'Start', 'End', 'Company', 'Guard', 'User id', 'Last location', 'Status', 'Updated']);
  });

  test('S2.62 what each cell holds, with names and without', async () => {
    const route = sampleRoute(7, { position: { latitude: 45.80006, longitude: 15.98 } });
    const { rerender } = await renderRoutes([route]);
    const cells = (): string[] =>
      [...find('[data-key="7"]').children].map((found) => (found.textContent ?? '').replace(/^(?:User id|Id) /, ''));
    expect(cells()).toEqual([
      '7',
      '14/11/2026 20:47',
      '15/11/2026 04:47',
      'TC Branimir',
      'Ivan Horvat',
      '12',
      'Garaža -2',
      'Active',
      'just nownow',
    ]);
    expect(cell(7, 'guard').getAttribute('role')).toBe('rowheader');
    await rerender(<Framed names={{}} routes={[{ ...route, companyId: 4, lastContactAt: null }]} />);
    expect([cells()[3], cells()[6], cells()[8]]).toEqual(['4', '45.8001, 15.9800', '']);
  });

  test('S9.11 ten rows a page', async () => {
    await renderRoutes(sampleRoutes(16));
    expect(shownKeys()).toHaveLength(10);
    await expect.element(page.getByText('1–10 of 16')).toBeVisible();
  });

  test('S9.14 the page sizes are 5, 10 and 25', async () => {
    await renderRoutes(sampleRoutes(16));
    const options = [...page.getByRole('combobox', { name: 'Rows' }).element().querySelectorAll('option')];
    expect(options.map((option) => option.textContent)).toEqual(['5', '10', '25']);
  });

  test('a click on a row, and the arrows, tell which route', async () => {
    const onActivate = vi.fn();
    const routes = [sampleRoute(2), sampleRoute(1, { startsAt: sampleNow - 2 * hour })];
    await renderRoutes(routes, { onActivate });
    await userEvent.click(cell(2, 'company'));
    await userEvent.keyboard('{ArrowDown}');
    expect(onActivate.mock.calls).toEqual([
      [routes[0], { reason: 'click' }],
      [routes[1], { reason: 'key' }],
    ]);
    expect(find('[aria-current="true"]').getAttribute('data-key')).toBe('1');
  });
});

describe('status', () => {
  /* Contract C5, route 22:00 to 06:00. */
  const start = Date.UTC(2026, 10, 14, 21);
  const end = start + 8 * hour;
  const cases: readonly (readonly [string, number, number, 'Active' | 'Inactive', 'active' | 'inactive' | null])[] = [
    ['21:59:59, even with an early start', start - 1000, 11, 'Inactive', null],
    ['22:00:00', start, 10, 'Active', 'active'],
    ['Stop at 04:10', start + 6.2 * hour, 11, 'Inactive', 'inactive'],
    ['Start at 04:20', start + 6.4 * hour, 10, 'Active', 'active'],
    ['06:00:00', end, 11, 'Inactive', null],
    ['before its time with code 10', start - 1000, 10, 'Inactive', null],
  ];

  test.each(cases)('S2.63 %s: the words', async (_title, now, code, words) => {
    await renderRoutes([sampleRoute(1, { startsAt: start, endsAt: end, code })], { frame: { now: () => now } });
    expect(cell(1, 'status').textContent).toBe(words);
  });

  test.each(cases)('S2.65 %s: coloured only inside the window', async (_title, now, code, _words, route) => {
    for (const [theme, tokens] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      const { unmount } = await renderRoutes([sampleRoute(1, { startsAt: start, endsAt: end, code })], {
        frame: { now: () => now, theme },
      });
      const row = find('[data-key="1"]');
      expect(row.getAttribute('data-route')).toBe(route);
      const ground = route === null ? 'rgba(0, 0, 0, 0)' : toRgb(tokens[`route-${route}-tint`]);
      expect(getComputedStyle(row).backgroundColor, theme).toBe(ground);
      await unmount();
    }
  });

  test('S2.64, S2.65 ages, words and colours change when their time has come, and nothing else is drawn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let at = sampleNow;
    const reads: number[] = [];
    const counted = (route: PatrolRoute): PatrolRoute =>
      Object.defineProperty({ ...route }, 'guardName', {
        enumerable: false,
        get: () => {
          reads.push(route.routeId);
          return route.guardName;
        },
      });
    const routes = [
      counted(sampleRoute(1, { lastContactAt: sampleNow - 5 * 60_000 })),
      counted(sampleRoute(2, { lastContactAt: null, startsAt: sampleNow + 20_000 })),
      counted(sampleRoute(3, { lastContactAt: null })),
    ];
    /* By id no row changes its place, with which the tab stop would move and two rows more be drawn. */
    await renderRoutes(routes, { defaultSort: { column: 'id', direction: 'ascending' }, frame: { now: () => at } });
    expect(find('[data-key="1"] .pk-RoutesGrid-age').textContent).toBe('5 minutes ago');
    expect(cell(2, 'status').textContent).toBe('Inactive');
    reads.length = 0;
    at += 20_000;
    vi.advanceTimersByTime(20_000);
    await expect.poll(() => cell(2, 'status').textContent).toBe('Active');
    expect(find('[data-key="2"]').getAttribute('data-route')).toBe('active');
    expect(new Set(reads)).toEqual(new Set([2]));
    reads.length = 0;
    at += 40_000;
    vi.advanceTimersByTime(40_000);
    await expect.poll(() => find('[data-key="1"] .pk-RoutesGrid-age').textContent).toBe('6 minutes ago');
    expect(new Set(reads)).toEqual(new Set([1]));
  });
});

test('at least 60 hostile names stay texts', async () => {
  const pkHostile = vi.fn();
  Object.assign(window, { pkHostile });
  const routes = hostile.map((guardName, at) => sampleRoute(1000 + at, { guardName, companyId: at }));
  const names = {
    company: (id: number) => hostile[id],
    place: ({ companyId }: PatrolRoute) => hostile[companyId ?? 0],
  };
  await renderRoutes(routes, { names, pageSize: 200 });
  for (const [at, words] of hostile.entries()) {
    for (const column of ['guard', 'company', 'place']) {
      expect(cell(1000 + at, column).textContent, words).toBe(words);
    }
  }
  expect(find('[role="grid"]').querySelectorAll('script, iframe, img, a, b, form')).toHaveLength(0);
  expect(pkHostile).not.toHaveBeenCalled();
});

describe('states and looks', () => {
  test('empty, loading, failed: the words of routes', async () => {
    const { rerender } = await renderRoutes([]);
    await expect.element(page.getByText('No routes now')).toBeVisible();
    await rerender(<Framed status="loading" />);
    await expect.element(page.getByText('Loading routes')).toBeInTheDocument();
    await rerender(<Framed status="error" />);
    await expect.element(page.getByText('The routes could not be loaded.')).toBeVisible();
  });

  test('the age is seen in short where the panel is narrow, and read in full', async () => {
    const { rerender } = await renderRoutes(sampleRoutes());
    const widths = (): number[] =>
      ['.pk-RoutesGrid-age', '.pk-RoutesGrid-shortAge'].map(
        (part) => find(`[data-key="7139"] ${part}`).getBoundingClientRect().width,
      );
    expect(widths()[0]).toBeLessThan(2);
    expect(widths()[1]).toBeGreaterThan(30);
    await rerender(<Framed frame={{ width: 1000 }} routes={sampleRoutes()} />);
    expect(widths()[0]).toBeGreaterThan(50);
    expect(widths()[1]).toBe(0);
  });

  test.each([718, 500, 390, 320])(
    'at %i px nothing is lost: every cell is in its row, no time is cut',
    async (width) => {
      await renderRoutes(sampleRoutes(), { frame: { width } });
      const row = find('[data-key="7141"]').getBoundingClientRect();
      for (const found of find('[data-key="7141"]').children) {
        const box = found.getBoundingClientRect();
        expect(box.width, found.textContent ?? '').toBeGreaterThan(20);
        expect(box.right).toBeLessThanOrEqual(row.right + 0.5);
        expect(box.bottom).toBeLessThanOrEqual(row.bottom + 0.5);
      }
      for (const column of ['start', 'end']) {
        const time = cell(7141, column);
        expect(time.scrollWidth, column).toBeLessThanOrEqual(time.clientWidth + 1);
      }
    },
  );

  test.each([
    ['dark', 718],
    ['light', 718],
    ['dark', 320],
    ['light', 320],
  ] as const)('axe finds nothing, %s, %i px', async (theme, width) => {
    const { rerender } = await renderRoutes(sampleRoutes(), { frame: { theme, width }, defaultActiveKey: 7139 });
    expect(await violations()).toEqual([]);
    await rerender(<Framed frame={{ theme, width }} status="error" />);
    expect(await violations()).toEqual([]);
  });

  test('the texts are Croatian where the provider says so', async () => {
    await renderRoutes(sampleRoutes(10), { frame: { language: 'hr' } });
    await expect.element(page.getByRole('heading', { name: 'Rute' })).toBeVisible();
    expect(cell(7141, 'status').textContent).toBe('Aktivna');
    expect(cell(7134, 'status').textContent).toBe('Neaktivna');
    expect(find('[data-key="7138"] .pk-RoutesGrid-age').textContent).toBe('prije 6 minuta');
  });
});
