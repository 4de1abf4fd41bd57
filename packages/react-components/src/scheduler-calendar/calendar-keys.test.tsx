import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleItem, samplePlan } from './calendar-samples.ts';
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

const stops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.pk-SchedulerCalendar-body [tabindex="0"]')].map(({ dataset }) =>
    new Date(Number(dataset.day) * 86_400_000).toISOString().slice(0, 10),
  );
const focused = (): string => (document.activeElement as HTMLElement).dataset.day ?? ''; // something always has the focus here
const dayNumber = (date: string): string => String(Date.parse(`${date}T00:00Z`) / 86_400_000);

test('A4 the calendar is one tab stop, and it follows the focus', async () => {
  await renderCalendar(samplePlan(84));
  expect(stops()).toEqual(['2026-11-23']);
  cellOn('2026-11-23').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(stops()).toEqual(['2026-12-01']);
  await userEvent.tab();
  expect(find('.pk-SchedulerCalendar-body').contains(document.activeElement)).toBe(false);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe(dayNumber('2026-12-01'));
});

test('A4 arrows, Home, End and PageDown lead through the days, over the edge of the month too', async () => {
  const dates: string[] = [];
  await renderCalendar([], { onDateChange: (date, { reason }) => dates.push(`${date} ${reason}`) });
  cellOn('2026-11-23').focus();
  await userEvent.keyboard('{End}');
  expect(focused()).toBe(dayNumber('2026-11-29'));
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe(dayNumber('2026-11-23'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(dayNumber('2026-12-07'));
  expect(find('h2').textContent).toBe('December 2026');
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe(dayNumber('2026-11-07'));
  await userEvent.keyboard('{PageUp}');
  expect(find('h2').textContent).toBe('October 2026');
  expect(dates).toEqual(['2026-12-07 key', '2026-11-07 key', '2026-10-07 key']);
});

test('Enter leads into a day, up and down go through its checks to the rest of them, Esc leads back', async () => {
  const items = Array.from({ length: 7 }, (_, at) =>
    sampleItem({ occurrenceId: at + 1, startsAt: sampleItem().startsAt + at }),
  );
  await renderCalendar(items);
  cellOn('2026-11-23').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(itemWith(1));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('+2 more');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(cellOn('2026-11-23'));
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(focused()).toBe(dayNumber('2026-11-24'));
});

test('A5 the menu of a check holds what can be done with it, and Esc gives the focus back', async () => {
  const bench = createBench();
  const edited: number[] = [];
  await renderCalendar([sampleItem()], { ...bench.props, onEdit: ({ occurrenceId }) => edited.push(occurrenceId) });
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu', { name: 'Actions for 08:00 Horvat · Savica, Ulaz A' })).toBeVisible();
  expect(textsOf('[role="menuitem"]')).toEqual([
    'Details',
    'Edit',
    'Move',
    'Change length',
    'Copy to following days',
    'Delete',
  ]);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(itemWith(50));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }));
  expect(edited).toEqual([50]);
});

test('A5 what is held by keys is announced: what it is, where it would go, what it makes, and how it ended', async () => {
  const bench = createBench();
  await renderCalendar([sampleItem()], bench.props);
  const heard = (): string => find('.pk-GestureBar [role="status"]').textContent?.trim() ?? '';
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Change length' }));
  expect(heard()).toBe(
    'Changing the length of 08:00 Horvat · Savica, Ulaz A. Arrow keys change it, Enter saves, Esc cancels.',
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(heard()).toContain('Monday 23/11/2026 08:00 – 24/11/2026 09:00. 1 copy: 24/11/2026.');
  await userEvent.keyboard('{ArrowRight}');
  expect(heard()).toContain('2 copies: 24/11/2026, 25/11/2026');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(heard()).toContain('The end lies before the start: nothing is saved.');
  await userEvent.keyboard('{Escape}');
  expect(heard()).toBe('Cancelled, back where it was.');
  expect(document.activeElement).toBe(itemWith(50));
  expect(bench.saved).toEqual([]);
});

test('A5 what is held by keys leaves the month and is still held, and the focus is on its new day when it is put down', async () => {
  const bench = createBench();
  await renderCalendar([sampleItem()], { ...bench.props, shortMove: 'move' });
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Move', exact: true }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(find('h2').textContent).toBe('December 2026');
  expect(cellOn('2026-12-14').querySelector('[data-preview="ghost"]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bench.saved).toEqual(['50 2026-12-14T07:00 2026-12-14T08:00']);
  await expect.poll(focused).toBe(dayNumber('2026-12-14'));
});

test('A5 those who do not drag and have no keys move a check with buttons', async () => {
  const bench = createBench();
  await renderCalendar([sampleItem()], { ...bench.props, defaultView: 'day', shortMove: 'move' });
  await userEvent.click(itemWith(50));
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Move', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'A day later' }));
  await userEvent.click(page.getByRole('button', { name: '15 min later' }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => bench.saved).toEqual(['50 2026-11-24T07:15 2026-11-24T08:15']);
});

test('Ctrl+Z undoes the last gesture', async () => {
  const bench = createBench();
  await renderCalendar([sampleItem()], bench.props);
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Copy to following days' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bench.saved).toHaveLength(1);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => bench.deleted).toEqual([1001]);
});

test.each(['week', 'day', 'agenda', 'guards'] as const)('A4 the %s view has one tab stop too', async (view) => {
  await renderCalendar(samplePlan(840), { defaultView: view, defaultDate: '2026-11-16' });
  expect(stops()).toHaveLength(1);
  document.querySelector<HTMLElement>('.pk-SchedulerCalendar-body [tabindex="0"]')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('data-item')).not.toBeNull();
  await userEvent.keyboard('{Escape}{ArrowRight}');
  expect(focused()).toBe(dayNumber('2026-11-17'));
});

test('up and down lead from guard to guard', async () => {
  await renderCalendar(samplePlan(840), { defaultView: 'guards', defaultDate: '2026-11-16' });
  const rows = [...document.querySelectorAll<HTMLElement>('[data-guard]')];
  rows[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows[1]);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(rows[0]);
});

test('a refresh does not take the focus from a check', async () => {
  const items = samplePlan(84);
  const { rerender } = await renderCalendar(items, { defaultDate: '2026-11-23' });
  const first = cellOn('2026-11-24').querySelector<HTMLElement>('[data-item]');
  first?.focus();
  const earlier = sampleItem({
    occurrenceId: 9000,
    startsAt: Date.parse('2026-11-24T00:00+01:00') - 1,
    endsAt: Date.parse('2026-11-24T01:00+01:00'),
  });
  await rerender(<Framed items={[...items, earlier]} />);
  expect(document.activeElement).toBe(first);
});

test('where a check has left, another may take its line, and neither the focus nor a key goes to that one', async () => {
  const onDelete = vi.fn(() => Promise.resolve());
  const [gone, next] = [sampleItem({ occurrenceId: 1 }), sampleItem({ occurrenceId: 2 })];
  const { rerender } = await renderCalendar([gone], { onDelete });
  const line = itemWith(1);
  line.focus();
  await rerender(<Framed items={[next]} onDelete={onDelete} />);
  expect(itemWith(2)).toBe(line);
  expect(document.activeElement).toBe(cellOn('2026-11-23'));
  await userEvent.keyboard('{Delete}');
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

test('the menu of a check closes when its line shows another one', async () => {
  const { rerender } = await renderCalendar([sampleItem({ occurrenceId: 1 })], { onSave: vi.fn() });
  itemWith(1).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  /* Earlier ones fill the day; the first is still planned, but not among the five that are drawn. */
  const earlier = [2, 3, 4, 5, 6].map((occurrenceId) =>
    sampleItem({ occurrenceId, startsAt: sampleItem({}).startsAt - 3_600_000 }),
  );
  await rerender(<Framed items={[...earlier, sampleItem({ occurrenceId: 1 })]} onSave={vi.fn()} />);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(cellOn('2026-11-23'));
});

test('a month that is turned over by the host takes no check for another', async () => {
  const { rerender } = await renderCalendar(samplePlan(84), { date: '2026-11-23' });
  cellOn('2026-11-24').querySelector<HTMLElement>('[data-item]')?.focus();
  await rerender(<Framed date="2026-12-23" items={samplePlan(84)} />);
  expect((document.activeElement as HTMLElement).dataset.item).toBeUndefined(); // something always has the focus here
});

test('a check that leaves with a refresh gives the focus to its day', async () => {
  const items = [sampleItem({ occurrenceId: 1 }), sampleItem({ occurrenceId: 2 })];
  const { rerender } = await renderCalendar(items);
  itemWith(1).focus();
  await rerender(<Framed items={items.slice(1)} />);
  expect(document.activeElement).toBe(cellOn('2026-11-23'));
});
