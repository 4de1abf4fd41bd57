import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type DataGridColumn, type DataGridOptions, useDataGrid } from './index.ts';
import { find, renderPosts, samplePosts } from './panel-testing.tsx';

interface Guard {
  readonly id: number;
  readonly name: string;
}

const guards: readonly Guard[] = ['Nikola', 'Ana', 'Zoran', 'Petra'].map((name, id) => ({ id, name }));
const columns: readonly DataGridColumn<Guard>[] = [
  {
    id: 'name',
    label: 'Name',
    width: '1fr',
    cell: (guard) => guard.name,
    compare: (a, b) => (a.name < b.name ? -1 : 1),
  },
  { id: 'id', label: 'Id', width: '40px', cell: (guard) => guard.id },
];
const keyOf = (guard: Guard): number => guard.id;

/** A host's own markup: a list, with nothing of the product's parts, styles or texts. */
function Bare(options: Partial<DataGridOptions<Guard>>): ReactElement {
  const grid = useDataGrid<Guard>({ rows: guards, keyOf, columns, defaultPageSize: 3, ...options });
  return (
    <div>
      <button onClick={() => grid.table.getColumn('name')?.toggleSorting()} type="button">
        sort
      </button>
      <button onClick={() => grid.table.nextPage()} type="button">
        next
      </button>
      <button onClick={grid.toggleAll} type="button">
        all
      </button>
      <ul>
        {grid.items.map((item) => (
          <li key={item.key}>
            <button aria-pressed={item.isSelected} onClick={() => grid.toggleRow(item.key)} type="button">
              {item.row.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const names = (): (string | null)[] => [...document.querySelectorAll('li')].map((item) => item.textContent);
const pressed = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-pressed="true"]')].map((item) => item.textContent);

test('the hook orders, pages and selects without any of the product parts', async () => {
  const onSelectionChange = vi.fn();
  await render(<Bare onSelectionChange={onSelectionChange} />);
  expect(names()).toEqual(['Nikola', 'Ana', 'Zoran']);
  await page.getByRole('button', { name: 'sort' }).click();
  expect(names()).toEqual(['Ana', 'Nikola', 'Petra']);
  await page.getByRole('button', { name: 'Petra' }).click();
  expect(pressed()).toEqual(['Petra']);
  await page.getByRole('button', { name: 'next' }).click();
  expect(names()).toEqual(['Zoran']);
  await page.getByRole('button', { name: 'all' }).click();
  expect(onSelectionChange.mock.lastCall).toEqual([
    new Set([3, 2]),
    { reason: 'select-all', selectedKeys: new Set([3, 2]), keys: [2] },
  ]);
});

test('a selection can be stopped, and carried out later', async () => {
  const onSelectionChange = vi.fn();
  await render(
    <Bare onSelectionChange={onSelectionChange} shouldSelect={(change) => change.reason !== 'select-all'} />,
  );
  await page.getByRole('button', { name: 'all' }).click();
  expect(onSelectionChange).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Ana' }).click();
  expect(pressed()).toEqual(['Ana']);
});

test('a bare text ends in an ellipsis where it does not fit, and its tooltip is all of it', async () => {
  const long = 'Posebna policijska postaja Šibenik';
  await renderPosts([{ id: 2, name: 'Savica', city: long }, ...samplePosts(1)]);
  const cell = find('[data-key="2"] [data-column="city"]');
  expect(getComputedStyle(cell)).toMatchObject({ textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
  expect(cell.getBoundingClientRect().width).toBe(120);
  expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
  await userEvent.hover(cell);
  expect(cell.title).toBe(long);
  await userEvent.hover(find('[data-key="1"] [data-column="city"]'));
  expect(find('[data-key="1"] [data-column="city"]').title).toBe('');
  const text = document.createRange();
  text.selectNodeContents(cell);
  const [words, box] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
  expect(Math.abs(words.top + words.bottom - box.top - box.bottom)).toBeLessThan(3);
});

test('fewer rows than before lead back to the last page there is', async () => {
  const { rerender } = await render(<Bare />);
  await page.getByRole('button', { name: 'next' }).click();
  expect(names()).toEqual(['Petra']);
  await rerender(<Bare rows={guards.slice(0, 2)} />);
  expect(names()).toEqual(['Nikola', 'Ana']);
  await userEvent.click(page.getByRole('button', { name: 'all' }));
  expect(pressed()).toEqual(['Nikola', 'Ana']);
});
