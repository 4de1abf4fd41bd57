import { type ReactElement, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DataGridSettings } from './index.ts';
import { failOnConsoleErrors, find, Posts, renderPosts, samplePosts, violations } from './panel-testing.tsx';

failOnConsoleErrors();

const rows = samplePosts(12);
const heads = (): string[] =>
  [...document.querySelectorAll('[role="columnheader"]')].map((head) => head.getAttribute('data-column') ?? '');
const cellsOfRow = (): string[] =>
  [...find('[data-key="12"]').children].map((cell) => cell.getAttribute('data-column') ?? '');
const head = (id: string): HTMLElement => find(`[role="columnheader"][data-column="${id}"]`);
const openChooser = (): Promise<void> => page.getByRole('button', { name: 'Columns' }).click();

/* The words lie over the box itself, for the eye and for the pointer. */
const choose = (words: string): Promise<void> =>
  page.getByRole('dialog', { name: 'Columns' }).getByText(words, { exact: true }).click();

/** A host that holds the settings, as it stored them. */
function Held(): ReactElement {
  const [settings, setSettings] = useState<DataGridSettings>({ order: ['city', 'gone'], pageSize: 5 });
  return <Posts onSettingsChange={setSettings} rows={rows} settings={settings} />;
}

describe('choosing columns', () => {
  test('a column is hidden and shown, moved and reset; cells follow their heads, and its place is told', async () => {
    const onSettingsChange = vi.fn();
    await renderPosts(rows, { onSettingsChange });
    await openChooser();
    await choose('City');
    expect(heads()).toEqual(['id', 'name', 'tools']);
    expect(cellsOfRow()).toEqual(heads());
    await page.getByRole('button', { name: 'Name one place forward' }).click();
    expect(heads()).toEqual(['name', 'id', 'tools']);
    await expect.element(page.getByText('Name, column 1 of 2')).toBeInTheDocument();
    await choose('City');
    expect(heads()).toEqual(['name', 'id', 'city', 'tools']);
    await page.getByRole('button', { name: 'Reset columns and rows' }).click();
    expect(heads()).toEqual(['id', 'name', 'city', 'tools']);
    expect(onSettingsChange.mock.calls).toEqual([
      [{ hidden: ['city'] }, { reason: 'visibility' }],
      [{ hidden: ['city'], order: ['name', 'id', 'city'] }, { reason: 'order' }],
      [{ hidden: [], order: ['name', 'id', 'city'] }, { reason: 'visibility' }],
      [{}, { reason: 'reset' }],
    ]);
  });

  test('the last column cannot be hidden, fixed ones are not offered', async () => {
    await renderPosts(rows, { defaultSettings: { hidden: ['id', 'city'] } });
    await openChooser();
    await expect.element(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: 'Tools' })).not.toBeInTheDocument();
  });

  test('rows are 30, 40 or 44 px high, as chosen', async () => {
    await renderPosts(rows);
    const height = (): number => find('[data-key="12"]').getBoundingClientRect().height;
    expect(height()).toBe(30);
    await openChooser();
    for (const [name, pixels] of [
      ['Comfortable', 40],
      ['Touch', 44],
      ['Compact', 30],
      ['As the page', 30],
    ] as const) {
      await choose(name);
      expect(height(), name).toBe(pixels);
    }
  });

  test.each(['dark', 'light'] as const)('axe finds nothing in it, %s', async (theme) => {
    await renderPosts(rows, { theme });
    await openChooser();
    await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('widths and places', () => {
  test('the border of a head is dragged; Escape takes it back', async () => {
    const onSettingsChange = vi.fn();
    await renderPosts(rows, { onSettingsChange });
    const border = (): HTMLElement => find('[role="columnheader"][data-column="id"] .pk-DataGrid-border');
    const drag = (type: string, x: number): void => {
      const init = { bubbles: true, button: 0, pointerId: 1, clientX: x };
      border().setPointerCapture = () => {};
      border().dispatchEvent(new PointerEvent(type, init));
    };
    drag('pointerdown', 100);
    drag('pointermove', 150);
    expect(head('id').offsetWidth).toBe(110);
    expect(find('[data-key="12"] [data-column="id"]').offsetWidth).toBe(110);
    expect(onSettingsChange).not.toHaveBeenCalled();
    drag('pointerup', 150);
    expect(onSettingsChange.mock.calls).toEqual([[{ widths: { id: 110 } }, { reason: 'width' }]]);
    expect(head('id').offsetWidth).toBe(110);
    drag('pointerdown', 100);
    drag('pointermove', 400);
    expect(head('id').offsetWidth).toBe(410);
    await userEvent.keyboard('{Escape}');
    expect(head('id').offsetWidth).toBe(110);
    expect(onSettingsChange).toHaveBeenCalledOnce();
  });

  test('by keys on a head: Shift with an arrow its width, with Ctrl too its place, and both are told', async () => {
    await renderPosts(rows);
    head('id').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(head('id').offsetWidth).toBe(68);
    await expect.element(page.getByText('Id, 68 pixels wide')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(heads()).toEqual(['name', 'id', 'city', 'tools']);
    await expect.element(page.getByText('Id, column 2 of 3')).toBeInTheDocument();
    head('tools').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    expect(heads()).toEqual(['name', 'id', 'city', 'tools']);
  });

  test('columns wider than the panel scroll sideways, the rows with them', async () => {
    await renderPosts(rows, { width: 300, defaultSettings: { widths: { name: 400 } } });
    const grid = find('[role="grid"]');
    expect(grid.scrollWidth).toBe(60 + 400 + 120 + 40);
    expect(find('[data-key="12"]').offsetWidth).toBe(620);
  });
});

test('a host may hold the settings itself, and give what it stored', async () => {
  await render(<Held />);
  expect(heads()).toEqual(['city', 'id', 'name', 'tools']);
  expect(document.querySelectorAll('[data-key]')).toHaveLength(5);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows' }), '25');
  expect(document.querySelectorAll('[data-key]')).toHaveLength(12);
});
