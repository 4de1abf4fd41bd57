import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent, sampleEvents, sampleNow } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid, shownIds } from './grid-testing.tsx';

failOnConsoleErrors();

const cells = (column: string): string[] =>
  [...document.querySelectorAll(`.pk-EventGrid-row [data-column="${column}"]`)].map((found) => found.textContent ?? '');

describe('columns and rows', () => {
  test('S2.73 id, date and time, source, description, comments, images stand in this order', async () => {
    await renderGrid(sampleEvents(3));
    const heads = [...document.querySelectorAll('[role="columnheader"]')];
    const data = heads.filter((head) => !['select', 'actions'].includes(head.getAttribute('data-column') ?? ''));
    expect(data.map((head) => head.textContent?.trim())).toEqual([
      'Id',
      'Date and time',
      'Source',
      'Description',
      'Comments',
      'Images',
    ]);
  });

  test('S2.78 a row is 30 px high, and 58 px in a narrow panel', async () => {
    const { rerender } = await renderGrid(sampleEvents(3));
    for (const row of document.querySelectorAll('[data-key]')) expect(row.getBoundingClientRect().height).toBe(30);
    await rerender(<Framed events={sampleEvents(3)} status="ready" width={390} />);
    for (const row of document.querySelectorAll('[data-key]')) expect(row.getBoundingClientRect().height).toBe(58);
  });

  test('the time is full and in the zone of the provider', async () => {
    await renderGrid([sampleEvent(1, 'TagRead', { occurredAt: Date.UTC(2026, 0, 5, 23, 4) })]);
    expect(cells('time')).toEqual(['06/01/2026 00:04']);
  });

  test('S2.85 an event without an image says so', async () => {
    await renderGrid([sampleEvent(1, 'TagRead', { hasImage: false }), sampleEvent(2, 'TagRead', { hasImage: true })], {
      width: 1200,
    });
    expect(cell(1, 'images').textContent).toBe('No image attached');
    expect(find('[data-key="1"] .pk-EventGrid-noImage').getBoundingClientRect().width).toBeGreaterThan(60);
    expect(cell(2, 'images').textContent).toBe('Image attached');
  });

  test('unseen comments are a badge, seen ones a number, none nothing', async () => {
    await renderGrid([
      sampleEvent(3, 'TagRead', { unseenCommentCount: 2, commentCount: 5 }),
      sampleEvent(2, 'TagRead', { commentCount: 5 }),
      sampleEvent(1, 'TagRead'),
    ]);
    expect(find('[data-key="3"] .pk-Badge').textContent).toBe('2');
    expect(cell(3, 'comments').textContent).toContain('2 unseen comments');
    expect(cell(2, 'comments').querySelector('.pk-Badge')).toBeNull();
    expect(cell(2, 'comments').textContent).toContain('5 comments');
    expect(cell(1, 'comments').textContent).toBe('');
  });

  test('comments, image and place open through what the host gives, and confirm nothing', async () => {
    const [onOpenComments, onViewImage, onLocate, onConfirm] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const event = sampleEvent(7, 'GuardPanic', { hasImage: true });
    await renderGrid([event, sampleEvent(6, 'System', { position: null })], {
      onOpenComments,
      onViewImage,
      onLocate,
      onConfirm,
    });
    for (const action of ['first-comment', 'image', 'locate']) {
      await userEvent.click(find(`[data-key="7"] [data-action="${action}"]`));
    }
    for (const handler of [onOpenComments, onViewImage, onLocate]) expect(handler.mock.calls).toEqual([[event]]);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(find('[data-key="6"] [data-action="locate"]').matches(':disabled')).toBe(true);
  });

  test('a drill is marked', async () => {
    await renderGrid([sampleEvent(1, 'GuardPanic', { isDrill: true })]);
    expect(find('.pk-EventGrid-drill').textContent).toBe('Drill');
  });
});

describe('order and pages', () => {
  test('events in any order are shown newest first, and by another column on a click', async () => {
    const at = (minutes: number) => ({ occurredAt: sampleNow + minutes * 60_000 });
    const onSortChange = vi.fn();
    await renderGrid(
      [
        sampleEvent(1, 'TagRead', { ...at(2), source: 'Čović' }),
        sampleEvent(3, 'TagRead', { ...at(1), source: 'Đurić' }),
        sampleEvent(2, 'TagRead', { ...at(3), source: 'Cvitan' }),
      ],
      { language: 'hr', onSortChange },
    );
    expect(shownIds()).toEqual([2, 1, 3]);
    expect(find('[data-column="time"][role="columnheader"]').getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('button', { name: 'Izvor' }).click();
    expect(shownIds()).toEqual([2, 1, 3]);
    expect(find('[data-column="source"][role="columnheader"]').getAttribute('aria-sort')).toBe('ascending');
    expect(find('[data-column="time"][role="columnheader"]').getAttribute('aria-sort')).toBe('none');
    await page.getByRole('button', { name: 'Izvor' }).click();
    expect(shownIds()).toEqual([3, 1, 2]);
    expect(onSortChange.mock.calls.map(([sort]) => sort)).toEqual([
      { column: 'source', direction: 'ascending' },
      { column: 'source', direction: 'descending' },
    ]);
  });

  test('S2.74, S9.15 60 events: the first page has 25', async () => {
    await renderGrid(sampleEvents(60));
    expect(shownIds()).toHaveLength(25);
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    expect(shownIds()).toHaveLength(10);
    await expect.element(page.getByText('51–60 of 60')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(find('[role="grid"]').getAttribute('aria-rowcount')).toBe('61');
    expect(find('[data-key="48221"]').getAttribute('aria-rowindex')).toBe('52');
  });

  test('S2.75, S9.13 pageSize 10 gives 10', async () => {
    await renderGrid(sampleEvents(60), { pageSize: 10 });
    expect(shownIds()).toHaveLength(10);
  });

  test('S2.76 the page sizes are 5, 10 and 25', async () => {
    const onPageSizeChange = vi.fn();
    await renderGrid(sampleEvents(60), { onPageSizeChange });
    const select = page.getByRole('combobox', { name: 'Rows' });
    expect([...select.element().querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '5',
      '10',
      '25',
    ]);
    await userEvent.selectOptions(select, '5');
    expect(shownIds()).toHaveLength(5);
    expect(onPageSizeChange.mock.calls).toEqual([[5]]);
  });
});

describe('what is said when there is no picture', () => {
  test('empty: what was looked for', async () => {
    await renderGrid([], { emptyText: 'KBC Sjever, Ivan Horvat' });
    await expect.element(page.getByText('No events in this period')).toBeVisible();
    expect(find('.pk-GridPanel-count').textContent).toBe('0');
    const others = ['.pk-GridPanel-toolbar', '[role="grid"]', '.pk-DataGrid-pager', '.pk-EventDetails'];
    const taken = others.reduce((sum, part) => sum + find(part).getBoundingClientRect().height, 0);
    expect(find('.pk-StateView').clientHeight).toBeGreaterThan(find('.pk-EventGrid').clientHeight - taken - 2);
    await expect.element(page.getByText('KBC Sjever, Ivan Horvat')).toBeVisible();
  });

  test('loading: still blocks in the shape of rows, hidden for the first 300 ms', async () => {
    await renderGrid([], { status: 'loading' });
    const row = document.querySelector('.pk-LoadingRows-row');
    if (!row) throw new Error('no blocks');
    const [appearance] = row.getAnimations();
    expect(appearance?.effect?.getTiming()).toMatchObject({ delay: 300, iterations: 1 });
    expect(find('[role="grid"]').getAttribute('aria-busy')).toBe('true');
    expect(find('.pk-GridPanel-count').textContent).toBe('');
    await expect.element(page.getByText('Loading events')).toBeInTheDocument();
  });

  test('error: the exact text and a way on; old rows stay', async () => {
    const onRetry = vi.fn();
    const error = { status: 'error', errorText: 'A network error occurred.', onRetry } as const;
    const { rerender } = await renderGrid([], error);
    expect(find('[role="alert"]').textContent).toContain('A network error occurred.');
    await page.getByRole('button', { name: 'Try now' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await rerender(<Framed events={sampleEvents(3)} {...error} />);
    expect(shownIds()).toHaveLength(3);
    expect(find('[role="alert"]').textContent).toContain('A network error occurred.');
  });

  test('stale: rows stay and their age is said, without an announcement each second', async () => {
    await renderGrid(sampleEvents(3), { staleSeconds: 19 });
    await expect.element(page.getByText('Last update 19 s ago. These rows may be old.')).toBeVisible();
    expect(shownIds()).toHaveLength(3);
    expect(find('.pk-NoticeLine').hasAttribute('role')).toBe(false);
  });
});

test('the texts are Croatian where the provider says so', async () => {
  await renderGrid([sampleEvent(1, 'GuardPanic', { confirmedAt: 1, confirmedBy: 'Ana Kovač' })], {
    language: 'hr',
    defaultSelectedKeys: new Set([1]),
    onSearch: () => {},
  });
  await expect.element(page.getByRole('heading', { name: 'Događaji' })).toBeVisible();
  await expect.element(page.getByText('1 odabran')).toBeVisible();
  await expect.element(page.getByText('Panika')).toBeVisible();
  await expect.element(page.getByText('Potvrđeno: Ana Kovač')).toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Datum i vrijeme' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Traži' })).toBeVisible();
  await expect.element(page.getByText('1–1 od 1')).toBeVisible();
});
