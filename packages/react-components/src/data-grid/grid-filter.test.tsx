import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failOnConsoleErrors, find, Posts, renderPosts, samplePosts, shownKeys, violations } from './panel-testing.tsx';

failOnConsoleErrors();

const rows = samplePosts(30);
const open = (): Promise<void> => page.getByRole('button', { name: /^Filter/ }).click();

describe('filter', () => {
  test('words in any column, accents and case aside; the count is told and the page is the first', async () => {
    const onFilterChange = vi.fn();
    await renderPosts(rows, { onFilterChange });
    await page.getByRole('button', { name: 'Next page' }).click();
    await open();
    await expect.element(page.getByRole('searchbox', { name: 'Filter all columns' })).toHaveFocus();
    await userEvent.keyboard('zit 3');
    await expect.poll(shownKeys).toEqual([23, 13, 3]);
    await expect.element(page.getByRole('status').getByText('3 of 30')).toBeVisible();
    expect(find('[role="grid"]').getAttribute('aria-rowcount')).toBe('4');
    await expect.element(page.getByRole('button', { name: 'Filter, 1 active' })).toBeVisible();
    expect(onFilterChange.mock.lastCall).toEqual([{ quick: 'zit 3', columns: {} }, { reason: 'quick' }]);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(() => shownKeys().length).toBe(10);
    expect(onFilterChange.mock.lastCall).toEqual([{ quick: '', columns: {} }, { reason: 'clear' }]);
  });

  test('a column by what is typed, another by a choice', async () => {
    await renderPosts(rows);
    await open();
    await page.getByRole('searchbox', { name: 'Name' }).fill('sav');
    await expect.poll(() => shownKeys().length).toBe(6);
    await page.getByRole('button', { name: /City/ }).click();
    await page.getByRole('option', { name: 'Split' }).click();
    await expect.poll(shownKeys).toEqual([29, 14]);
  });

  test('a filter that yields nothing says so and offers the way out', async () => {
    await renderPosts(rows, { defaultFilter: { quick: 'nobody', columns: {} } });
    await expect.element(page.getByText('No row matches the filter')).toBeVisible();
    await expect.element(page.getByText('30 rows are there.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(() => shownKeys().length).toBe(10);
  });

  test('a poll under a filter shows what passes', async () => {
    const filter = { quick: 'savica', columns: {} };
    const { rerender } = await renderPosts(rows, { filter });
    expect(shownKeys()).toHaveLength(6);
    const changed = rows.map((post) => (post.id === 29 ? { ...post, name: 'Elsewhere' } : post));
    await rerender(<Posts filter={filter} rows={[{ id: 31, name: 'Savica 31', city: 'Split' }, ...changed]} />);
    expect(shownKeys()).toEqual([31, 24, 19, 14, 9, 4]);
  });

  test.each([
    ['dark', 790],
    ['light', 320],
  ] as const)('axe finds nothing in it, %s, %i px', async (theme, width) => {
    await renderPosts(rows, { theme, width });
    await open();
    expect(await violations()).toEqual([]);
  });
});

test('what is exported: the rows that pass in their order, and the columns that are shown', async () => {
  const onExport = vi.fn();
  await renderPosts(rows, {
    onExport,
    defaultFilter: { quick: 'savica', columns: {} },
    defaultSort: { column: 'id', direction: 'ascending' },
    defaultSettings: { hidden: ['city'] },
    defaultPageSize: 5,
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect(onExport).toHaveBeenCalledOnce();
  const [format, { rows: exported, columns }] = onExport.mock.lastCall ?? expect.fail();
  expect(format).toBe('csv');
  expect(exported.map((post: { id: number }) => post.id)).toEqual([4, 9, 14, 19, 24, 29]);
  expect(columns.map((column: { id: string }) => column.id)).toEqual(['id', 'name', 'tools']);
});
