import type { Occurrence } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CalendarRange } from './calendar-days.rules.ts';
import { sampleChangeNight, sampleItem, sampleMonth, samplePlan, sampleRule } from './calendar-samples.ts';
import {
  cellOn,
  createBench,
  Framed,
  failOnConsoleErrors,
  find,
  itemWith,
  renderCalendar,
  textsOf,
  violations,
} from './calendar-testing.tsx';

failOnConsoleErrors();

const shownIds = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('button[data-item]')].map(({ dataset }) => Number(dataset.item));

test('the arrows go by months, weeks and days, Today comes back, and the host is told which range is seen', async () => {
  const ranges: string[] = [];
  const moves: string[] = [];
  await renderCalendar([], {
    defaultDate: '2026-11-23',
    onRangeChange: ({ from, to }) => ranges.push([from, to].map((at) => new Date(at).toISOString()).join(' ')),
    onDateChange: (date, { reason }) => moves.push(`${date} ${reason}`),
  });
  await userEvent.click(page.getByRole('button', { name: 'Next month' }));
  expect(find('h2').textContent).toBe('December 2026');
  await userEvent.click(page.getByRole('button', { name: 'Today' }));
  expect(find('h2').textContent).toBe('November 2026');
  expect(moves).toEqual(['2026-12-23 step', '2026-11-14 today']);
  /* React draws twice in strict mode and tells the first range twice. */
  expect([...new Set(ranges)]).toEqual([
    '2026-10-25T23:00:00.000Z 2026-12-06T23:00:00.000Z',
    '2026-11-29T23:00:00.000Z 2027-01-10T23:00:00.000Z',
  ]);
});

test('the views are switched by words side by side, and by a list where there is less room', async () => {
  const views: string[] = [];
  const { rerender } = await renderCalendar([], {
    width: 1420,
    onViewChange: (view, { reason }) => views.push(`${view} ${reason}`),
  });
  await userEvent.click(page.getByRole('radio', { name: 'Week' }));
  expect(find('h2').textContent).toBe('23/11/2026 – 29/11/2026');
  await userEvent.click(page.getByRole('radio', { name: 'Day' }));
  expect(find('h2').textContent).toBe('Monday 23/11/2026');
  await rerender(<Framed items={[]} onViewChange={(view) => views.push(view)} width={1000} />);
  await userEvent.click(page.getByRole('button', { name: /View/ }));
  await userEvent.click(page.getByRole('option', { name: 'Agenda' }));
  expect(views).toEqual(['week switch', 'day switch', 'agenda']);
});

test('+n more opens the day, and so does its number', async () => {
  const items = Array.from({ length: 8 }, (_, at) => sampleItem({ occurrenceId: at + 1 }));
  const { rerender } = await renderCalendar(items);
  await userEvent.click(page.getByRole('button', { name: '3 more checks, open Monday 23/11/2026' }));
  expect(find('.pk-SchedulerCalendar').dataset.view).toBe('day');
  expect(find('h2').textContent).toBe('Monday 23/11/2026');
  expect(document.activeElement).toBe(cellOn('2026-11-23'));
  await rerender(<Framed items={items} key="again" />);
  await userEvent.click(page.getByRole('button', { name: '24, open Tuesday 24/11/2026' }));
  expect(find('h2').textContent).toBe('Tuesday 24/11/2026');
});

test('guard and location filter together, each is cleared by its cross, and what is not there is said', async () => {
  const items = [
    sampleItem({ occurrenceId: 1 }),
    sampleItem({ occurrenceId: 2, locationId: 8, locationName: 'Velesajam' }),
    sampleItem({ occurrenceId: 3, guardId: 2, guardName: 'Petra Novak' }),
  ];
  const filters: string[] = [];
  await renderCalendar(items, {
    onFilterChange: ({ guardId, locationId }, { reason }) => filters.push(`${guardId} ${locationId} ${reason}`),
  });
  const choose = async (field: string, name: string): Promise<void> => {
    await userEvent.click(page.getByRole('combobox', { name: field }));
    await userEvent.click(page.getByRole('option', { name }));
  };
  await choose('Guard', 'Petra Novak');
  expect(shownIds()).toEqual([3]);
  await choose('Location', 'Velesajam');
  expect(shownIds()).toEqual([]);
  await expect.element(page.getByText('No data found', { exact: true })).toBeVisible();
  await expect.element(page.getByText('November 2026, Petra Novak, Velesajam')).toBeVisible();
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(42);
  await userEvent.click(page.getByRole('button', { name: 'Clear Guard' }));
  expect(shownIds()).toEqual([2]);
  await choose('Guard', 'Petra Novak');
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  expect(shownIds()).toEqual([1, 2, 3]);
  expect(filters).toEqual(['2 null choose', '2 8 choose', 'null 8 choose', '2 8 choose', 'null null clear']);
});

test('without a filter an empty month says that nothing is planned, and there is a way to plan', async () => {
  const added: string[] = [];
  await renderCalendar([], { onAdd: ({ date }) => added.push(date) });
  await expect.element(page.getByText('No checks planned')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add task' }));
  await userEvent.dblClick(cellOn('2026-11-03'));
  expect(added).toEqual(['2026-11-23', '2026-11-03']);
});

test('a press opens who, where, when, until when a read counts and what became of it; Edit hands it to the host', async () => {
  const edited: Occurrence[] = [];
  const item = sampleItem({
    kind: 'rule',
    ruleId: 4,
    readAt: Date.parse('2026-11-23T08:04+01:00'),
    isMissReported: false,
  });
  await renderCalendar([item], { rules: new Map([[4, sampleRule()]]), onEdit: (own) => edited.push(own) });
  await userEvent.click(itemWith(50));
  await expect.element(page.getByRole('dialog', { name: 'Noćna ophodnja' })).toBeVisible();
  expect(textsOf('.pk-ItemDetails-fact')).toEqual([
    'Planned23/11/2026 08:00 – 09:00',
    'GuardIvan Horvat',
    'LocationSavica',
    'CheckpointUlaz A',
    'Tolerance± 30 min',
    'A read counts23/11/2026 07:30 – 08:30',
    'Read at23/11/2026 08:04',
    'Planned byrule',
  ]);
  await expect.element(page.getByText('No exception when it is missed')).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Edit' }));
  expect(edited).toEqual([item]);
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0);
});

test('a check is deleted after a question, told, and the host reloads; a refusal keeps it', async () => {
  const bench = createBench();
  await renderCalendar([sampleItem({ ruleId: 4 })], bench.props);
  const ask = async (): Promise<void> => {
    itemWith(50).focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('alertdialog', { name: 'Delete this check?' })).toBeVisible();
  };
  await ask();
  await expect.element(page.getByText(/Its rule stays/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(itemWith(50));
  expect(bench.deleted).toEqual([]);

  bench.failing.add('50');
  await ask();
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => bench.notices).toEqual(['Event failed']);
  await expect.poll(() => shownIds()).toEqual([50]);

  bench.failing.clear();
  await ask();
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => bench.notices).toEqual(['Event failed', 'Item deleted', 'events updated']);
  expect(shownIds()).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(cellOn('2026-11-23'));
});

test('what was saved here gives way to what the host brings next', async () => {
  const bench = createBench();
  const { rerender } = await renderCalendar([sampleItem()], bench.props);
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Copy to following days' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownIds).toEqual([50, 1001]);
  await rerender(<Framed {...bench.props} items={[sampleItem()]} />);
  expect(shownIds()).toEqual([50]);
});

test('a range that is cut is asked for week by week; what is still missing is told, what failed is asked again', async () => {
  const items = samplePlan(420);
  const asked: CalendarRange[] = [];
  let isBroken = true;
  const load = async (range: CalendarRange): Promise<{ items: Occurrence[]; isTruncated: boolean }> => {
    asked.push(range);
    if (isBroken && asked.length === 3) throw new Error('refused');
    return { items: items.filter(({ startsAt }) => startsAt >= range.from && startsAt < range.to), isTruncated: false };
  };
  await renderCalendar(items.slice(0, 7), { isTruncated: true, onLoadRange: load });
  await expect.element(page.getByText(/A part of the schedule could not be loaded/)).toBeVisible();
  expect(asked.slice(-6)).toHaveLength(6);
  expect(cellOn('2026-11-12').querySelectorAll('[data-item]')).toHaveLength(0);
  expect(cellOn('2026-11-05').querySelectorAll('[data-item]').length).toBeGreaterThan(0);
  isBroken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => cellOn('2026-11-12').querySelectorAll('[data-item]').length).toBeGreaterThan(0);
  await expect.element(page.getByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('where not even that is possible, days count as the back end says and the calendar tells how many it does not show', async () => {
  const count = (
    date: string,
    planned: number,
  ): { date: string; guardId: null; locationId: null; planned: number; read: number; missed: number } => ({
    date,
    guardId: null,
    locationId: null,
    planned,
    read: 0,
    missed: 0,
  });
  await renderCalendar([sampleItem()], {
    isTruncated: true,
    dayCounts: [count('2026-11-23', 40), count('2026-11-24', 2)],
  });
  await expect
    .element(page.getByText('41 of 42 checks are not shown: there are more than one answer may hold.'))
    .toBeVisible();
  expect(cellOn('2026-11-23').textContent).toContain('+39 more');
  expect(cellOn('2026-11-24').textContent).toContain('+2 more');
});

test('a day of 25 hours has 25 lines for its checks, one of 23 has 23', async () => {
  const { rerender } = await renderCalendar(sampleChangeNight('2026-10-25'), { view: 'day', date: '2026-10-25' });
  const tops = (): number[] =>
    [...document.querySelectorAll<HTMLElement>('button[data-item]')].map((item) => Math.round(item.offsetTop));
  const even = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at * 42);
  expect(tops()).toEqual(even(1, 25));
  expect(textsOf('.pk-SchedulerCalendar-length')).toEqual(['25 h, clocks change']);
  await rerender(<Framed date="2027-03-28" items={sampleChangeNight('2027-03-28')} view="day" />);
  expect(tops()).toEqual(even(1, 23));
  expect(textsOf('.pk-SchedulerCalendar-length')).toEqual(['23 h, clocks change']);
});

test('now is a line on today only, at its minute', async () => {
  await renderCalendar(sampleMonth(), { defaultView: 'week', defaultDate: '2026-11-14' });
  const lines = document.querySelectorAll<HTMLElement>('.pk-SchedulerCalendar-now');
  expect(lines).toHaveLength(1);
  expect(cellOn('2026-11-14').contains(lines[0] ?? null)).toBe(true);
  /* 21:47 in slots of half an hour and 21 px. */
  expect(lines[0]?.offsetTop).toBeCloseTo((21 + 47 / 60) * 42, 0);
  expect(textsOf('.pk-SchedulerCalendar-nowText')).toEqual(['21:47']);
});

test('checks at one time stand side by side, none covers another; what has no room is one button', async () => {
  const items = Array.from({ length: 12 }, (_, at) => sampleItem({ occurrenceId: at + 1, guardId: at }));
  await renderCalendar(items, { defaultView: 'week' });
  const boxes = [...cellOn('2026-11-23').querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(1);
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) expect(box.right <= other.left || other.right <= box.left).toBe(true);
  }
  const more = cellOn('2026-11-23').querySelector('.pk-SchedulerCalendar-more');
  expect(more?.textContent).toBe(`+${12 - (boxes.length - 1)} more`);
});

test('each guard of a day has a row with the checks of that guard', async () => {
  await renderCalendar(
    [sampleItem({ occurrenceId: 1 }), sampleItem({ occurrenceId: 2, guardId: 2, guardName: 'Ana Čović' })],
    { defaultView: 'guards' },
  );
  expect(textsOf('[role="rowheader"]')).toEqual(['Ana Čović', 'Ivan Horvat']);
  expect(find('[data-guard="1"]').contains(itemWith(1))).toBe(true);
  expect(find('[data-guard="2"]').contains(itemWith(2))).toBe(true);
});
