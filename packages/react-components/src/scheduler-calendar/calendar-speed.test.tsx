import type { Occurrence } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleItem, samplePlan } from './calendar-samples.ts';
import { Framed, failOnConsoleErrors, renderCalendar } from './calendar-testing.tsx';

failOnConsoleErrors();

/** Checks that note when their checkpoint is read, which only the drawing of an item does. */
function counted(items: readonly Occurrence[], drawn: Set<number>): Occurrence[] {
  return items.map((item) =>
    Object.defineProperty({ ...item }, 'checkpointName', {
      /* Not enumerable: the development build of React reads all enumerable fields to explain a change. */
      enumerable: false,
      get: () => {
        drawn.add(item.occurrenceId);
        return item.checkpointName;
      },
    }),
  );
}

test('a refresh that changes one check of 2,000 draws the checks of its day and no others', async () => {
  const drawn = new Set<number>();
  const items = counted(samplePlan(2000), drawn);
  const { rerender } = await renderCalendar(items, { defaultDate: '2026-11-14' });
  const at = items.findIndex(({ startsAt }) => startsAt >= Date.parse('2026-11-18T00:00+01:00'));
  const [changed] = counted([sampleItem({ ...samplePlan(2000)[at], readAt: 1 })], drawn);
  const next = changed ? items.with(at, changed) : items;
  drawn.clear();
  await rerender(<Framed defaultDate="2026-11-14" items={next} />);
  expect(document.querySelectorAll('button[data-item]')).toHaveLength(210);
  expect(drawn.size).toBe(5);
  expect(drawn).toContain(items[at]?.occurrenceId);
});

test('10,000 checks are 42 days and 210 items in the page', async () => {
  await renderCalendar(samplePlan(10_000), { defaultDate: '2026-11-14' });
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(42);
  expect(document.querySelectorAll('button[data-item]')).toHaveLength(210);
  await userEvent.click(page.getByRole('button', { name: 'Next month' }));
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(42);
});

test('a week and a list of 10,000 stay bounded', async () => {
  const { rerender } = await renderCalendar(samplePlan(10_000), { view: 'week', date: '2026-11-14' });
  expect(document.querySelectorAll('button[data-item]').length).toBeLessThan(400);
  await rerender(<Framed date="2026-11-14" items={samplePlan(10_000)} view="agenda" />);
  expect(document.querySelectorAll('button[data-item]').length).toBeLessThanOrEqual(1400);
});
