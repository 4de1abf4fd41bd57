import type { EventType, PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
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
import { sampleEvent, sampleNames, sampleNow, sampleShift } from './worker-samples.ts';
import { WorkersGrid } from './workers-grid.tsx';
import type { WorkersGridProps } from './workers-grid.types.ts';

failOnConsoleErrors();

type Props = Partial<WorkersGridProps> & { frame?: Frame };

function Framed({ frame, events = [], ...props }: Props): ReactElement {
  return (
    <TestFrame height={371} width={411} {...frame}>
      <WorkersGrid events={events} status="ready" {...props} />
    </TestFrame>
  );
}
const renderWorkers = (events: readonly PatrolEvent[], props: Props = {}): Promise<RenderResult> =>
  render(<Framed events={events} {...props} />);
const cell = (guardId: number, column: string): HTMLElement =>
  find(`[data-key="${guardId}"] [data-column="${column}"]`);
const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('columns and pages', () => {
  test('S2.67 guard, time with seconds, checkpoint and type; the guard names his row', async () => {
    await renderWorkers([sampleEvent(1, 'TagRead')], { names: sampleNames });
    const heads = [...document.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent);
    expect(heads).toEqual(['Guard', 'Time', 'Checkpoint', 'Event type']);
    expect(cell(12, 'guard').getAttribute('role')).toBe('rowheader');
    const cells = [...find('[data-key="12"]').children].map((found) => found.textContent);
    expect(cells).toEqual(['Ivan Horvat', '14/11/2026 21:47:12', 'Ulaz B', 'Tag read']);
    expect(cells[1]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  });

  test('where there is no checkpoint the place stands, else what the event says', async () => {
    await renderWorkers(
      [
        sampleEvent(1, 'TagRead', { guardId: 1, checkpointId: null }),
        sampleEvent(2, 'TagRead', { guardId: 2, checkpointId: 77, locationId: 78 }),
        sampleEvent(3, 'NotMoving', { guardId: 3, checkpointId: null, locationId: null, description: 'Ilica 5' }),
      ],
      { names: { ...sampleNames, guard: (guardId) => (guardId === 3 ? 'Zoran Kralj' : undefined) } },
    );
    expect([1, 2, 3].map((guard) => cell(guard, 'checkpoint').textContent)).toEqual([
      'Skladište Jankomir',
      'Ulaz B',
      'Ilica 5',
    ]);
    expect(cell(3, 'guard').textContent).toBe('Zoran Kralj');
  });

  test('S2.66 a newer event takes the place of the older one of its guard', async () => {
    const { rerender } = await renderWorkers([sampleEvent(1, 'Start')]);
    const later = sampleEvent(2, 'TagRead', { occurredAt: sampleNow + 5000 });
    await rerender(<Framed events={[later, sampleEvent(1, 'Start')]} />);
    expect(shownKeys()).toEqual([12]);
    expect(cell(12, 'time').textContent).toBe('14/11/2026 21:47:17');
  });

  test('S9.12 ten rows a page', async () => {
    await renderWorkers(sampleShift());
    expect(shownKeys()).toHaveLength(10);
    await expect.element(page.getByText('1–10 of 14')).toBeVisible();
  });

  test('S9.14 the page sizes are 5, 10 and 25', async () => {
    await renderWorkers(sampleShift());
    const options = [...page.getByRole('combobox', { name: 'Rows' }).element().querySelectorAll('option')];
    expect(options.map((option) => option.textContent)).toEqual(['5', '10', '25']);
  });

  test('a click on a row tells the event', async () => {
    const onActivate = vi.fn();
    const event = sampleEvent(1, 'TagRead');
    await renderWorkers([event], { onActivate });
    await userEvent.click(cell(12, 'checkpoint'));
    expect(onActivate.mock.calls).toEqual([[event, { reason: 'click' }]]);
  });

  test('rows stand still under the pointer, with their newest contents', async () => {
    const { rerender } = await renderWorkers(sampleShift());
    const before = shownKeys();
    await userEvent.hover(cell(3, 'time'));
    const news = sampleEvent(999, 'TagRead', { guardId: 9, occurredAt: sampleNow + 60_000 });
    await rerender(<Framed events={[news, ...sampleShift()]} />);
    expect(shownKeys()).toEqual(before);
    expect(cell(9, 'type').textContent).toBe('Tag read');
    expect(find('[data-key="9"]').hasAttribute('data-danger')).toBe(false);
    await userEvent.hover(page.getByRole('heading', { name: 'Guards now' }));
    await expect.poll(() => shownKeys()[0]).toBe(9);
  });
});

describe('guards who may need help', () => {
  const rows: readonly (readonly [string, EventType, string])[] = [
    ['S2.68 not moving', 'NotMoving', 'Not moving'],
    ['S2.69 not connected', 'NotConnected', 'Not connected'],
    ['S2.70 panic', 'GuardPanic', 'Guard panic'],
    ['S2.71 a missed check', 'Exception', 'Exception'],
  ];

  test.each(rows)('%s is red, by colour, words and shape', async (_title, type, words) => {
    for (const [theme, tokens] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      const { unmount } = await renderWorkers(
        [sampleEvent(1, type, { confirmedAt: 1 }), sampleEvent(2, 'TagRead', { guardId: 2 })],
        { frame: { theme } },
      );
      const row = find('[data-key="12"]');
      expect(row.hasAttribute('data-danger')).toBe(true);
      expect(getComputedStyle(row).backgroundColor).toBe(toRgb(tokens['danger-row-tint']));
      expect(getComputedStyle(row, '::before').backgroundColor).toBe(toRgb(tokens['danger-row-bar']));
      expect(cell(12, 'type').textContent).toBe(words);
      expect(cell(12, 'type').querySelector('svg')?.dataset.icon).not.toBe('ev-tag-read');
      await unmount();
    }
  });

  test('S2.71 a tag read is not red', async () => {
    await renderWorkers([sampleEvent(1, 'TagRead')]);
    const row = find('[data-key="12"]');
    expect(row.hasAttribute('data-danger')).toBe(false);
    expect(getComputedStyle(row).backgroundColor).toBe(toRgb(dark['ev-tag-read-tint']));
  });

  test('S2.70 an open panic is the filled red row', async () => {
    await renderWorkers([sampleEvent(1, 'GuardPanic')]);
    const style = getComputedStyle(find('[data-key="12"]'));
    expect(style.backgroundColor).toBe(toRgb(dark['ev-guard-panic-tint']));
    expect(getComputedStyle(cell(12, 'time')).color).toBe(toRgb(dark['ev-guard-panic-row-text']));
  });
});

test('at least 60 hostile names stay texts', async () => {
  const pkHostile = vi.fn();
  Object.assign(window, { pkHostile });
  const events = hostile.map((source, at) =>
    sampleEvent(at + 1, 'TagRead', {
      source,
      description: source,
      guardId: 1000 + at,
      checkpointId: null,
      locationId: null,
    }),
  );
  await renderWorkers(events, { pageSize: 200 });
  for (const [at, words] of hostile.entries()) {
    expect(cell(1000 + at, 'guard').textContent, words).toBe(words);
    expect(cell(1000 + at, 'checkpoint').textContent, words).toBe(words);
  }
  expect(find('[role="grid"]').querySelectorAll('script, iframe, img, a, b, form')).toHaveLength(0);
  expect(pkHostile).not.toHaveBeenCalled();
});

describe('states and looks', () => {
  test('empty, loading, failed: the words of guards', async () => {
    const { rerender } = await renderWorkers([]);
    await expect.element(page.getByText('No guard has sent anything yet')).toBeVisible();
    await rerender(<Framed status="loading" />);
    await expect.element(page.getByText('Loading guards')).toBeInTheDocument();
    await rerender(<Framed status="error" />);
    await expect.element(page.getByText('The guards could not be loaded.')).toBeVisible();
  });

  test.each([411, 390, 320])('at %i px nothing is lost: every cell is in its row, no time is cut', async (width) => {
    await renderWorkers(sampleShift(), { frame: { width } });
    const row = find('[data-key="6"]').getBoundingClientRect();
    for (const found of find('[data-key="6"]').children) {
      const box = found.getBoundingClientRect();
      expect(box.width, found.textContent ?? '').toBeGreaterThan(40);
      expect(box.right).toBeLessThanOrEqual(row.right + 0.5);
      expect(box.bottom).toBeLessThanOrEqual(row.bottom + 0.5);
    }
    const time = cell(6, 'time').firstElementChild ?? expect.fail();
    expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth + 1);
  });

  test.each([
    ['dark', 411],
    ['light', 411],
    ['dark', 320],
    ['light', 320],
  ] as const)('axe finds nothing, %s, %i px', async (theme, width) => {
    await renderWorkers(sampleShift(true), { frame: { theme, width }, defaultActiveKey: 3 });
    expect(await violations()).toEqual([]);
  });

  test('the texts are Croatian where the provider says so', async () => {
    await renderWorkers(sampleShift(), { frame: { language: 'hr' } });
    await expect.element(page.getByRole('heading', { name: 'Čuvari sada' })).toBeVisible();
    expect(cell(6, 'type').textContent).toBe('Ne kreće se');
  });
});
