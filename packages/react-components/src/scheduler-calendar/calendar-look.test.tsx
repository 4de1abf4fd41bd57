import { languages, weekdayOf } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Messages } from '../provider/index.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { sampleItem, sampleMonth, sampleNow, samplePlan } from './calendar-samples.ts';
import {
  cellOn,
  Framed,
  failOnConsoleErrors,
  find,
  itemWith,
  renderCalendar,
  textsOf,
  violations,
} from './calendar-testing.tsx';

failOnConsoleErrors();

const readAt = sampleItem().startsAt + 60_000;
const three = [
  sampleItem({ occurrenceId: 1 }),
  sampleItem({ occurrenceId: 2, readAt, state: 'done' }),
  sampleItem({ occurrenceId: 3, state: 'missed' }),
];

/* Texts of a language, where they have been written yet. */
const written = import.meta.glob<Messages>('../messages/*.json', { eager: true, import: 'default' });

function toRgb(hex: string): string {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgb(${part(1)}, ${part(3)}, ${part(5)})`;
}

test('S2.115 the calendar opens with the month: 42 days, six weeks', async () => {
  await renderCalendar(three);
  expect(find('.pk-SchedulerCalendar').dataset.view).toBe('month');
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(42);
  expect(find('h2').textContent).toBe('November 2026');
});

test.each(languages.map((language) => [language] as const))(
  'S2.116 the first day of a week is Monday in %s',
  async (language) => {
    const messages = written[`../messages/${language}.json`];
    await renderCalendar([], { language, ...(messages ? { messages } : {}) });
    const first = Number(document.querySelector<HTMLElement>('[data-day]')?.dataset.day);
    expect(weekdayOf(new Date(first * 86_400_000).toISOString().slice(0, 10))).toBe('MO');
    const monday =
      messages?.['schedulerCalendar.weekday'] ?? written['../messages/hr.json']?.['schedulerCalendar.weekday'];
    const head = document.querySelector('[role="columnheader"]')?.textContent ?? '';
    expect(monday).toContain(`MO {${head}}`);
  },
);

test('S2.117 hours are those of 24 in English: 22:00, nothing with AM or PM', async () => {
  const late = sampleItem({
    startsAt: Date.parse('2026-11-23T22:00+01:00'),
    endsAt: Date.parse('2026-11-23T23:00+01:00'),
  });
  const { rerender } = await renderCalendar([late]);
  expect(itemWith(50).textContent).toContain('22:00');
  for (const view of ['week', 'day', 'agenda', 'guards'] as const) {
    await rerender(<Framed items={[late]} view={view} />);
    expect(find('.pk-SchedulerCalendar').textContent).not.toMatch(/\b[AP]M\b/i);
    if (view !== 'agenda') expect(textsOf('.pk-SchedulerCalendar-hour')).toContain('22:00');
  }
});

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  const token = (name: keyof typeof dark): string => toRgb({ dark, light }[theme][name]);
  const look = (id: number): string[] => {
    const item = itemWith(id);
    return [
      getComputedStyle(item).backgroundColor,
      getComputedStyle(item).borderInlineStartColor,
      getComputedStyle(item).color,
      item.querySelector('svg')?.dataset.icon ?? '',
    ];
  };

  test('S2.122 a check is blue while it has no read time, with a clock and words; read and missed ones differ in all three', async () => {
    await renderCalendar(three, { theme });
    expect(look(1)).toEqual([token('cal-open-tint'), token('cal-open-bar'), token('cal-open-text'), 'clock']);
    expect(look(2)).toEqual([token('cal-done-tint'), token('cal-done-bar'), token('cal-done-text'), 'check']);
    expect(look(3)).toEqual([
      token('cal-missed-tint'),
      token('cal-missed-bar'),
      token('cal-missed-text'),
      'ev-exception',
    ]);
    expect([1, 2, 3].map((id) => itemWith(id).getAttribute('aria-label')?.split(', ').at(-1))).toEqual([
      'Not read',
      'Read',
      'Missed',
    ]);
    const [r = 0, g = 0, b = 0] = (look(1)[1] ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(b).toBeGreaterThan(Math.max(r, g));
    expect(textsOf('.pk-SchedulerCalendar-legend li')).toEqual(['Not read', 'Read', 'Missed']);
  });

  test('S3.118 a colour of its own takes the place of blue while nobody has read it; once read it is green', async () => {
    const color = '#7a1fa2';
    await renderCalendar([sampleItem({ occurrenceId: 1, color }), sampleItem({ occurrenceId: 2, color, readAt })], {
      theme,
    });
    expect(look(1).slice(0, 3)).toEqual([toRgb(color), toRgb(color), 'rgb(255, 255, 255)']);
    expect(look(2)[0]).toBe(token('cal-done-tint'));
  });

  test.each([
    ['month', 1260],
    ['week', 1260],
    ['day', 1260],
    ['agenda', 1260],
    ['guards', 1260],
    ['month', 390],
    ['week', 390],
    ['agenda', 320],
  ] as const)('A1 axe finds nothing in the %s at %i px', async (view, width) => {
    await renderCalendar(sampleMonth(), { theme, width, view, date: '2026-11-14', onAdd: () => {} });
    expect(await violations()).toEqual([]);
  });

  test('A1 axe finds nothing while it loads, when it failed, when nothing was found and when something is left out', async () => {
    const { rerender } = await renderCalendar([], { theme, status: 'loading' });
    expect(await violations()).toEqual([]);
    await rerender(<Framed items={[]} onRetry={() => {}} staleSeconds={19} status="error" theme={theme} />);
    expect(await violations()).toEqual([]);
    await rerender(<Framed filter={{ guardId: 1, locationId: 2 }} items={three} theme={theme} />);
    expect(await violations()).toEqual([]);
    await rerender(<Framed isTruncated items={three} theme={theme} />);
    expect(await violations()).toEqual([]);
  });
});

test('an item is 19 px high and five of them fill a day; the rest is a button', async () => {
  await renderCalendar(Array.from({ length: 8 }, (_, at) => sampleItem({ occurrenceId: at + 1 })));
  const cell = cellOn('2026-11-23');
  expect(cell.querySelectorAll('[data-item]')).toHaveLength(5);
  expect(itemWith(1).getBoundingClientRect().height).toBe(19);
  expect(cell.querySelector('.pk-SchedulerCalendar-more')?.textContent).toBe('+3 more');
});

test('today is marked by more than a colour, the days of other months are told apart', async () => {
  await renderCalendar([], { defaultDate: '2026-11-14' });
  expect(cellOn('2026-11-14').getAttribute('aria-current')).toBe('date');
  expect(cellOn('2026-11-14').getAttribute('aria-label')).toContain('today');
  expect(cellOn('2026-10-31').dataset.outside).toBe('');
  expect(cellOn('2026-11-01').textContent).toBe('1 Nov');
});

test('the toolbar is 44 px high and in one line from 1260 px on', async () => {
  await renderCalendar(samplePlan(200), { onAdd: () => {} });
  expect(find('.pk-SchedulerCalendar-toolbar').getBoundingClientRect().height).toBe(44);
});

test('A8 at 320 px nothing lies outside, and a month shows numbers with icon and words', async () => {
  await renderCalendar(sampleMonth(), { width: 320, defaultDate: '2026-11-14', onAdd: () => {} });
  const frame = find('.pk-SchedulerCalendar').getBoundingClientRect();
  for (const part of document.querySelectorAll('.pk-SchedulerCalendar-toolbar > *, .pk-SchedulerCalendar-cell')) {
    const box = part.getBoundingClientRect();
    expect(box.right, part.className).toBeLessThanOrEqual(frame.right + 0.5);
    expect(box.left, part.className).toBeGreaterThanOrEqual(frame.left - 0.5);
  }
  expect(cellOn('2026-11-02').textContent).toMatch(/\d+Read\d+Missed/);
  expect(cellOn('2026-11-02').querySelector('svg')).not.toBeNull();
});

test('a zone that is not the one of the browser is named (C1)', async () => {
  await renderCalendar([], { timeZone: 'Asia/Kathmandu' });
  await expect.element(page.getByText('Times in Asia/Kathmandu')).toBeVisible();
});

test('old items stay while a refresh fails, and the reason and their age stand over them', async () => {
  await renderCalendar(three, {
    status: 'error',
    errorText: 'A network error occurred.',
    errorDetail: 'Next try in 5 s.',
    staleSeconds: 42,
    onRetry: () => {},
  });
  expect(document.querySelectorAll('[data-item]')).toHaveLength(3);
  await expect.element(page.getByRole('alert')).toHaveTextContent('A network error occurred. Next try in 5 s.Try now');
  await expect.element(page.getByText(/42 s ago/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try now' })).toBeVisible();
});

test('loading draws still blocks in the days, later ones leave the items alone', async () => {
  const { rerender } = await renderCalendar([], { status: 'loading' });
  expect(getComputedStyle(cellOn('2026-11-23'), '::after').animationDelay).toBe('0.3s');
  await expect.element(page.getByText('Loading the schedule')).toBeInTheDocument();
  await rerender(<Framed items={three} status="loading" />);
  expect(getComputedStyle(cellOn('2026-11-23'), '::after').content).toBe('none');
  expect(sampleNow).toBeLessThan(readAt);
});
