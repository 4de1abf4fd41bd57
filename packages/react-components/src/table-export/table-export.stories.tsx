import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { ExportMenu, ExportStatus, type TableExportModel, useTableExport } from './index.ts';

const table = () => ({
  name: 'guards',
  title: 'Guards',
  columns: [{ label: 'Guard', value: (name: string) => name }],
  rows: ['Željka Šarić', 'Петра Новак'],
});

function Menu(): ReactElement {
  const model = useTableExport();
  return (
    <>
      <ExportMenu model={model} table={table} />
      <ExportStatus model={model} />
    </>
  );
}

const still: Omit<TableExportModel, 'state'> = {
  start: () => {},
  retry: () => {},
  cancel: () => {},
  dismiss: () => {},
};

/* A table as PDF, CSV or XLSX, written beside the page. */
const meta: Meta<typeof ExportStatus> = {
  title: 'TableExport',
  component: ExportStatus,
  subcomponents: { ExportMenu },
};
export default meta;

type Story = StoryObj<typeof ExportStatus>;

export const Offered: Story = { render: () => <Menu /> };

export const Running: Story = {
  args: { model: { ...still, state: { status: 'running', fileName: 'guards.pdf', share: 0.4 } } },
};

export const Failed: Story = {
  args: {
    model: {
      ...still,
      state: { status: 'failed', fileName: 'guards.pdf', errorText: 'There is no room on the disk.' },
    },
  },
};
