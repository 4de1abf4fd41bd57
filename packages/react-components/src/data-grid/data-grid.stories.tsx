import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { type DataGridColumn, DataGridPager, DataGridPanel, DataGridView, useDataGrid } from './index.ts';

interface Guard {
  readonly id: number;
  readonly name: string;
  readonly hours: number;
}

const names = ['Ivan Horvat', 'Petra Novak', 'Josip Đurić', 'Marija Kovačević', 'Željka Šarić', 'Петра Новак'];
const guards: readonly Guard[] = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  name: `${names[at % names.length]} ${Math.floor(at / names.length) + 1}`,
  hours: (at * 7) % 60,
}));
const columns: readonly DataGridColumn<Guard>[] = [
  {
    id: 'name',
    label: 'Guard',
    width: 'minmax(0, 1fr)',
    isRowHeader: true,
    sortBy: ({ name }) => name,
    text: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'hours',
    label: 'Hours this week',
    width: '140px',
    sortBy: ({ hours }) => hours,
    text: ({ hours }) => String(hours),
    cell: ({ hours }) => hours,
  },
];
const keyOf = ({ id }: Guard): number => id;

function Panel({ rows }: { rows: readonly Guard[] }): ReactElement {
  const grid = useDataGrid({ rows, columns, keyOf, defaultSort: { column: 'name', direction: 'ascending' } });
  return (
    <div style={{ width: 520, maxWidth: '100%', height: 460 }}>
      <DataGridPanel grid={grid} status="ready" title="Guards" />
    </div>
  );
}

function Parts({ rows }: { rows: readonly Guard[] }): ReactElement {
  const grid = useDataGrid({ rows, columns, keyOf });
  return (
    <div style={{ width: 520, maxWidth: '100%' }}>
      <DataGridView grid={grid} label="Guards" />
      <DataGridPager grid={grid} pageSizeOptions={[5, 10, 'all']} />
    </div>
  );
}

/* A list of the host's own on the grid that events, routes and guards stand on. */
const meta: Meta = {
  title: 'DataGrid',
  component: DataGridPanel,
  subcomponents: { DataGridView, DataGridPager },
};
export default meta;

type Story = StoryObj;

/** The whole panel: toolbar, filter, columns to arrange, pages. */
export const OwnList: Story = { render: () => <Panel rows={guards} /> };

export const EmptyList: Story = { render: () => <Panel rows={[]} /> };

/** The rows and the pager alone. */
export const PartsAlone: Story = { render: () => <Parts rows={guards} /> };
