import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent, sampleEvents } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid } from './grid-testing.tsx';

failOnConsoleErrors();

/** Where the focus is: id of the row (null in the head) and column. */
function focus(): [number | null, string | null] {
  const focused = document.activeElement?.closest('[data-column]');
  const key = focused?.closest('[data-key]')?.getAttribute('data-key');
  return [key == null ? null : Number(key), focused?.getAttribute('data-column') ?? null];
}

const tabStops = (): number => document.querySelectorAll('[role="grid"] [tabindex="0"]').length;

describe('keys of the grid (A4)', () => {
  test('Tab leads in and out with one stop, and comes back to where one was', async () => {
    await renderGrid(sampleEvents(8), { onLocate: () => {}, onSearch: () => {} });
    expect(tabStops()).toBe(1);
    page.getByRole('button', { name: 'Columns' }).element().focus();
    await userEvent.keyboard('{Tab}');
    expect(focus()).toEqual([48_271, 'select']);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Tab}');
    expect(document.activeElement).toBe(page.getByRole('combobox', { name: 'Rows' }).element());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focus()).toEqual([48_270, 'id']);
    expect(tabStops()).toBe(1);
  });

  test('arrows, Home, End, with Ctrl too, and the head', async () => {
    await renderGrid(sampleEvents(8));
    cell(48_271, 'source').focus();
    const steps: [string, [number | null, string]][] = [
      ['{ArrowDown}', [48_270, 'source']],
      ['{ArrowRight}', [48_270, 'description']],
      ['{Home}', [48_270, 'select']],
      ['{End}', [48_270, 'actions']],
      ['{ArrowLeft}', [48_270, 'images']],
      ['{Control>}{End}{/Control}', [48_264, 'actions']],
      ['{ArrowDown}', [48_264, 'actions']],
      ['{Control>}{Home}{/Control}', [null, 'select']],
      ['{ArrowDown}', [48_271, 'select']],
      ['{PageDown}', [48_264, 'select']],
      ['{PageUp}', [48_271, 'select']],
      ['{ArrowUp}', [null, 'select']],
    ];
    for (const [keys, place] of steps) {
      await userEvent.keyboard(keys);
      expect(focus(), keys).toEqual(place);
    }
  });

  test('PageDown goes by what is seen', async () => {
    await renderGrid(sampleEvents(60), { defaultPageSize: 25 });
    find('[role="grid"]').style.flex = '0 0 330px';
    cell(48_271, 'id').focus();
    await userEvent.keyboard('{PageDown}');
    expect(focus()).toEqual([48_261, 'id']);
  });

  test('Enter and F2 lead into a cell, arrows go on inside, Escape leads back', async () => {
    const onLocate = vi.fn();
    const onConfirm = vi.fn();
    const alarm = sampleEvent(9, 'GuardPanic');
    await renderGrid([alarm, sampleEvent(8, 'TagRead')], { onLocate, onConfirm });
    const action = (): string | null => document.activeElement?.getAttribute('data-action') ?? null;
    cell(9, 'actions').focus();
    await userEvent.keyboard('{Enter}');
    expect(action()).toBe('confirm');
    await userEvent.keyboard('{ArrowRight}');
    expect(action()).toBe('locate');
    await userEvent.keyboard('{Enter}');
    expect(onLocate).toHaveBeenCalledExactlyOnceWith(alarm);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell(9, 'actions'));
    await userEvent.keyboard('{F2}{Enter}');
    expect(onConfirm.mock.calls).toEqual([[[9], { reason: 'button' }]]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focus()).toEqual([9, 'images']);
  });

  test('the focus stays in the cell when the button that was pressed goes away', async () => {
    const onConfirm = (): void => {};
    const { rerender } = await renderGrid([sampleEvent(9, 'GuardPanic'), sampleEvent(8, 'TagRead')], { onConfirm });
    cell(9, 'actions').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const confirmed = sampleEvent(9, 'GuardPanic', { confirmedAt: 1 });
    await rerender(<Framed events={[confirmed, sampleEvent(8, 'TagRead')]} onConfirm={onConfirm} status="ready" />);
    expect(document.activeElement).toBe(cell(9, 'actions'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focus()).toEqual([8, 'actions']);
  });

  test('Enter and Space in the head sort and select the page', async () => {
    await renderGrid(sampleEvents(3));
    find('[role="columnheader"][data-column="id"]').focus();
    await userEvent.keyboard('{Enter}');
    expect(find('[role="columnheader"][data-column="id"]').getAttribute('aria-sort')).toBe('descending');
    await userEvent.keyboard(' ');
    expect(find('[role="columnheader"][data-column="id"]').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.keyboard('{Home} ');
    expect(document.querySelectorAll('[data-key][aria-selected="true"]')).toHaveLength(3);
    cell(48_271, 'id').focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(document.querySelectorAll('[data-key][aria-selected="true"]')).toHaveLength(0);
  });

  test('the ring is seen on a cell, white on an open panic', async () => {
    await renderGrid([sampleEvent(2, 'GuardPanic'), sampleEvent(1, 'TagRead')]);
    cell(1, 'source').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(getComputedStyle(cell(1, 'description'))).toMatchObject({
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineOffset: '-2px',
      outlineColor: 'rgb(156, 203, 255)',
    });
    await userEvent.keyboard('{ArrowUp}');
    expect(getComputedStyle(cell(2, 'description')).outlineColor).toBe('rgb(255, 255, 255)');
  });

  test('counts, places and states are told to a screen reader', async () => {
    await renderGrid(sampleEvents(60), { defaultPageSize: 10, defaultActiveKey: 48_270 });
    await page.getByRole('button', { name: 'Next page' }).click();
    const grid = find('[role="grid"]');
    expect(grid.getAttribute('aria-rowcount')).toBe('61');
    expect(grid.getAttribute('aria-multiselectable')).toBe('true');
    expect(grid.getAttribute('aria-label')).toBe('Events');
    const row = find('[data-key="48261"]');
    expect(row.getAttribute('aria-rowindex')).toBe('12');
    expect(row.getAttribute('aria-selected')).toBe('false');
    /* All columns are in the markup, so that their places need no numbers: heads and cells stand in one order. */
    const columnsOf = (role: string, within: Element): (string | undefined)[] =>
      [...within.querySelectorAll<HTMLElement>(`[role="${role}"]`)].map(({ dataset }) => dataset.column);
    expect(columnsOf('gridcell', row)).toEqual(columnsOf('columnheader', grid));
    expect(columnsOf('gridcell', row)).toHaveLength(8);
  });
});
