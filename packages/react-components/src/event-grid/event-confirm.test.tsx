import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent, sampleEvents } from './event-samples.ts';
import { cell, checkbox, Framed, failOnConsoleErrors, find, renderGrid } from './grid-testing.tsx';

failOnConsoleErrors();

const events = [
  sampleEvent(6, 'GuardPanic'),
  sampleEvent(5, 'TagRead'),
  sampleEvent(4, 'GuardPanic'),
  sampleEvent(3, 'GuardPanic', { confirmedAt: 1, confirmedBy: 'Ana Kovač' }),
  sampleEvent(2, 'Exception'),
  sampleEvent(1, 'TagRead'),
];

describe('selecting confirms (SD2)', () => {
  test('S4.05 ticking two panics and a tag read confirms exactly the two panics, each at once', async () => {
    const onConfirm = vi.fn();
    const onSelectionChange = vi.fn();
    await renderGrid(events, { onConfirm, onSelectionChange });
    for (const id of [6, 5, 4]) await userEvent.click(checkbox(id));
    expect(onConfirm.mock.calls).toEqual([
      [[6], { reason: 'select' }],
      [[4], { reason: 'select' }],
    ]);
    expect(onSelectionChange.mock.calls.map(([keys, details]) => [[...keys], details])).toEqual([
      [[6], { reason: 'select', eventId: 6 }],
      [[6, 5], { reason: 'select', eventId: 5 }],
      [[6, 5, 4], { reason: 'select', eventId: 4 }],
    ]);
    expect(find('[data-key="4"]').getAttribute('aria-selected')).toBe('true');
    await userEvent.click(checkbox(6));
    expect(onConfirm).toHaveBeenCalledTimes(2);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('S4.05 a click on a row and the arrow keys make it active and confirm nothing', async () => {
    const onConfirm = vi.fn();
    const onActiveChange = vi.fn();
    await renderGrid(events, { onConfirm, onActiveChange });
    await userEvent.click(cell(6, 'description'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.click(cell(6, 'source'));
    expect(onActiveChange.mock.calls).toEqual([
      [6, { reason: 'click' }],
      [5, { reason: 'key' }],
      [4, { reason: 'key' }],
      [6, { reason: 'click' }],
    ]);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(find('[aria-current="true"]').getAttribute('data-key')).toBe('6');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
  });

  test('S2.77 the whole cell of a checkbox ticks it, with Shift up to it, and does not activate its row', async () => {
    const onActiveChange = vi.fn();
    await renderGrid(events, { onActiveChange, confirmOnSelect: false });
    const selected = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('[data-key][aria-selected="true"]')].map(
        (row) => `${row.dataset.key}`,
      );
    const atItsEdge = { position: { x: 28, y: 3 } };
    await userEvent.click(cell(5, 'select'), atItsEdge);
    expect(selected()).toEqual(['5']);
    await userEvent.click(cell(3, 'select'), { ...atItsEdge, modifiers: ['Shift'] });
    expect(selected()).toEqual(['5', '4', '3']);
    await userEvent.click(cell(4, 'select'), atItsEdge);
    expect(selected()).toEqual(['5', '3']);
    await userEvent.click(find('[role="columnheader"][data-column="select"]'), atItsEdge);
    expect(selected()).toHaveLength(6);
    expect(onActiveChange).not.toHaveBeenCalled();
  });

  test('S2.77 header and row checkboxes select, and Space does; a tick does not activate', async () => {
    const onActiveChange = vi.fn();
    const onConfirm = vi.fn();
    await renderGrid(events, { onActiveChange, onConfirm });
    await userEvent.click(checkbox(1));
    expect(onActiveChange).not.toHaveBeenCalled();
    const head: HTMLInputElement =
      document.querySelector<HTMLInputElement>('[role="columnheader"] input') ?? expect.fail();
    expect(head.indeterminate).toBe(true);
    cell(6, 'id').focus();
    await userEvent.keyboard(' ');
    expect(find('[data-key="6"]').getAttribute('aria-selected')).toBe('true');
    expect(onConfirm.mock.calls).toEqual([[[6], { reason: 'select' }]]);
    await userEvent.keyboard(' ');
    expect(find('[data-key="6"]').getAttribute('aria-selected')).toBe('false');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('select-all and ranges ask once', () => {
  test('S4.05 select-all asks with the number and confirms the open alarms among the rows of the page', async () => {
    const onConfirm = vi.fn();
    const onSelectionChange = vi.fn();
    const pages = [
      ...events.map((event) => ({ ...event, occurredAt: event.occurredAt + 60_000 })),
      ...sampleEvents(30, 0),
    ];
    pages.push(sampleEvent(-99, 'GuardPanic', { occurredAt: 0 }));
    await renderGrid(pages, { onConfirm, onSelectionChange });
    await userEvent.click(find('[role="columnheader"] input'));
    const dialog = page.getByRole('alertdialog', { name: 'Confirm 3 open alarms?' });
    await expect.element(dialog).toBeVisible();
    expect(onSelectionChange).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await page.getByRole('button', { name: 'Confirm 3 alarms' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onConfirm.mock.calls).toEqual([[[6, 4, 2], { reason: 'select-all' }]]);
    expect(onSelectionChange).toHaveBeenCalledOnce();
    expect(onSelectionChange.mock.lastCall?.[0]).toHaveProperty('size', 25);
  });

  test('cancelling leaves the selection as it was, by button and by Escape', async () => {
    const onConfirm = vi.fn();
    const onSelectionChange = vi.fn();
    await renderGrid(events, { onConfirm, onSelectionChange });
    await userEvent.click(find('[role="columnheader"] input'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    cell(5, 'id').focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onSelectionChange).not.toHaveBeenCalled();
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  });

  test('a range asks too, from the row touched last, with Shift+Space and with Shift and a click', async () => {
    const onConfirm = vi.fn();
    await renderGrid(events, { onConfirm });
    await userEvent.click(checkbox(5));
    cell(2, 'source').focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await page.getByRole('button', { name: 'Confirm 2 alarms' }).click();
    expect(onConfirm.mock.calls).toEqual([[[4, 2], { reason: 'range' }]]);
    expect(document.querySelectorAll('[data-key] input:checked')).toHaveLength(4);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(checkbox(6));
    await userEvent.keyboard('{/Shift}');
    await page.getByRole('button', { name: 'Confirm 1 alarm' }).click();
    expect(onConfirm.mock.lastCall).toEqual([[6], { reason: 'range' }]);
  });

  test('without an open alarm among the rows nothing is asked', async () => {
    const onConfirm = vi.fn();
    await renderGrid(sampleEvents(4), { onConfirm });
    await userEvent.click(find('[role="columnheader"] input'));
    expect(document.querySelectorAll('[data-key] input:checked')).toHaveLength(4);
    await userEvent.click(find('[role="columnheader"] input'));
    expect(document.querySelectorAll('[data-key] input:checked')).toHaveLength(0);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('what a colleague confirmed while the question stood is not confirmed again', async () => {
    const onConfirm = vi.fn();
    const { rerender } = await renderGrid(events, { onConfirm });
    await userEvent.click(find('[role="columnheader"] input'));
    const now = events.map((event) => (event.eventId === 6 ? { ...event, confirmedAt: 9 } : event));
    await rerender(<Framed events={now} onConfirm={onConfirm} status="ready" />);
    await page.getByRole('button', { name: 'Confirm 3 alarms' }).click();
    expect(onConfirm.mock.calls).toEqual([[[4, 2], { reason: 'select-all' }]]);
  });

  test('the dialog lies under the alarm strip', async () => {
    await renderGrid(events, { onConfirm: () => {} });
    await userEvent.click(find('[role="columnheader"] input'));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    const overlay = getComputedStyle(find('.pk-Overlay'));
    const strip = getComputedStyle(document.documentElement).getPropertyValue('--pk-z-strip');
    expect(Number(overlay.zIndex)).toBeGreaterThan(0);
    expect(Number(overlay.zIndex)).toBeLessThan(Number(strip));
  });
});

describe('buttons', () => {
  test('without a callback nothing offers to confirm, and selecting all asks nothing', async () => {
    await renderGrid(events);
    expect(document.querySelectorAll('[data-action="confirm"]')).toHaveLength(0);
    expect(page.getByRole('button', { name: 'Confirm', exact: true }).elements()).toHaveLength(0);
    await userEvent.click(find('[role="columnheader"] input'));
    expect(document.querySelectorAll('[data-key][data-selected]').length).toBeGreaterThan(0);
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
  });

  test('with confirmOnSelect off selecting confirms nothing and the toolbar button does', async () => {
    const onConfirm = vi.fn();
    await renderGrid(events, { onConfirm, confirmOnSelect: false });
    const button = page.getByRole('button', { name: 'Confirm', exact: true });
    await expect.element(button).toBeDisabled();
    await userEvent.click(checkbox(5));
    await expect.element(button).toBeDisabled();
    await userEvent.click(find('[role="columnheader"] input'));
    await expect.element(page.getByText('6 selected')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
    await button.click();
    expect(onConfirm.mock.calls).toEqual([[[6, 4, 2], { reason: 'button' }]]);
  });

  test('Confirm stands first in the actions of an open alarm, and in no other row', async () => {
    const onConfirm = vi.fn();
    await renderGrid(events, { onConfirm, onLocate: () => {} });
    const actions = [...document.querySelectorAll('[data-action]')].map((button) => [
      Number(button.closest('[data-key]')?.getAttribute('data-key')),
      button.getAttribute('data-action'),
    ]);
    const rest = (id: number): [number, string][] => [
      [id, 'locate'],
      [id, 'more'],
    ];
    const open = (id: number): [number, string][] => [[id, 'confirm'], ...rest(id)];
    expect(actions).toEqual([...open(6), ...rest(5), ...open(4), ...rest(3), ...open(2), ...rest(1)]);
    await page.getByRole('button', { name: 'Confirm event 2' }).click();
    expect(onConfirm.mock.calls).toEqual([[[2], { reason: 'button' }]]);
  });

  test('S2.77 a host may hold the selection itself', async () => {
    const onSelectionChange = vi.fn();
    await renderGrid(events, { selectedKeys: new Set([5]), onSelectionChange });
    await userEvent.click(checkbox(1));
    expect(onSelectionChange.mock.lastCall?.[0]).toEqual(new Set([5, 1]));
    expect(checkbox(1).matches(':checked')).toBe(false);
    expect(checkbox(5).matches(':checked')).toBe(true);
  });
});
