import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failOnConsoleErrors, find, Posts, renderPosts, samplePosts, shownKeys, violations } from './panel-testing.tsx';

failOnConsoleErrors();

const rows = samplePosts(10_000);
const focus = (): [number | null, string | null] => {
  const cell = document.activeElement?.closest('[data-column]');
  const key = cell?.closest('[data-key]')?.getAttribute('data-key');
  return [key == null ? null : Number(key), cell?.getAttribute('data-column') ?? null];
};
const grid = (): HTMLElement => find('[role="grid"]');
/** Whether the row with the focus lies between the head and the lower edge. */
function isFocusInView(): boolean {
  const row = document.activeElement?.closest('[data-key]')?.getBoundingClientRect();
  const box = grid().getBoundingClientRect();
  return row !== undefined && row.top >= box.top + 30 - 1 && row.bottom <= box.bottom + 1;
}

describe('a page of all rows', () => {
  test('draws what is in view, tells how many there are, and scrolls to any of them', async () => {
    await renderPosts(rows, { pageSize: 'all' });
    expect(grid().getAttribute('aria-rowcount')).toBe('10001');
    expect(shownKeys().length).toBeLessThan(60);
    expect(shownKeys()[0]).toBe(10_000);
    grid().scrollTop = 30 * 5000;
    await expect.poll(() => shownKeys().includes(5000)).toBe(true);
    expect(shownKeys().length).toBeLessThan(60);
    const row = find('[data-key="5000"]');
    expect(row.getAttribute('aria-rowindex')).toBe('5002');
    expect(row.getBoundingClientRect().top - grid().getBoundingClientRect().top).toBe(30);
  });

  test('keys lead to rows that are not drawn yet (A4)', async () => {
    const onActiveChange = vi.fn();
    await renderPosts(rows, { pageSize: 'all', onActiveChange });
    find('[data-key="10000"] [data-column="name"]').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(focus).toEqual([1, 'tools']);
    expect(isFocusInView()).toBe(true);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}');
    const step = onActiveChange.mock.calls.at(-1)?.[0] - 3;
    expect(step).toBeGreaterThan(10);
    await expect.poll(focus).toEqual([3 + step, 'tools']);
    expect(isFocusInView()).toBe(true);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}');
    await expect.poll(focus).toEqual([10_000, 'id']);
    for (let press = 0; press < 40; press++) await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focus).toEqual([9960, 'id']);
    expect(isFocusInView()).toBe(true);
  });

  test('the row with the focus stays when it is scrolled out of view', async () => {
    await renderPosts(rows, { pageSize: 'all' });
    find('[data-key="9990"] [data-column="name"]').focus();
    grid().scrollTop = 30 * 7000;
    await expect.poll(() => shownKeys().includes(3000)).toBe(true);
    expect(focus()).toEqual([9990, 'name']);
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focus).toEqual([9989, 'name']);
    expect(isFocusInView()).toBe(true);
  });

  test('select-all and a range cover rows that are not drawn', async () => {
    const onSelectionChange = vi.fn();
    await renderPosts(rows, { pageSize: 'all', onSelectionChange });
    find('[data-key="10000"] [data-column="name"]').focus();
    await userEvent.keyboard(' {Control>}{End}{/Control}');
    await expect.poll(focus).toEqual([1, 'tools']);
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(10_000);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange.mock.lastCall?.[1].reason).toBe('deselect-all');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(10_000);
  });

  test('while it is scrolled what comes waits, and nothing moves', async () => {
    const { rerender } = await renderPosts(rows, { pageSize: 'all', isLive: true });
    grid().scrollTop = 30 * 100;
    await expect.poll(() => shownKeys().includes(9900)).toBe(true);
    const top = find('[data-key="9900"]').getBoundingClientRect().top;
    const more = [...samplePosts(7, 10_007), ...rows];
    await rerender(<Posts isLive pageSize="all" rows={more} />);
    expect(find('[data-key="9900"]').getBoundingClientRect().top).toBe(top);
    grid().scrollTop = 0;
    await expect.poll(() => shownKeys()[0]).toBe(10_007);
  });

  test('rows of another height are measured', async () => {
    await renderPosts(rows, { pageSize: 'all', rowHeight: 52 });
    grid().scrollTop = 52 * 2000;
    await expect.poll(() => shownKeys().includes(8000)).toBe(true);
    expect(find('[data-key="8000"]').getBoundingClientRect().top - grid().getBoundingClientRect().top).toBe(30);
  });

  test('the choice of it is a size of the page', async () => {
    await renderPosts(samplePosts(60), { pageSizeOptions: [5, 'all'], defaultPageSize: 5 });
    await page.getByRole('button', { name: 'Next page' }).click();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows' }), 'All');
    await expect.element(page.getByText('1–60 of 60')).toBeVisible();
    expect(shownKeys().length).toBeGreaterThan(20);
    expect(await violations()).toEqual([]);
  });
});
