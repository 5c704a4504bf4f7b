import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chip } from '../components/chip/chip';
import { EmptyState } from '../components/empty-state/empty-state';
import { IconButton } from '../components/icon-button/icon-button';
import { DownloadIcon } from '../icons';
import { guide } from '../stories/guide';
import { DataTable, type DataTableColumn, type DataTableProps } from '../table';

interface ExportedFile {
  id: string;
  name: string;
  report: string;
  rowCount: number;
  isReady: boolean;
}

const files: readonly ExportedFile[] = [
  { id: '1', name: 'keyword-week-47.xlsx', report: 'Keyword', rowCount: 348, isReady: true },
  { id: '2', name: 'search-term-october.xlsx', report: 'Search term', rowCount: 10_000, isReady: true },
  { id: '3', name: 'region-week-47.csv', report: 'Region', rowCount: 31, isReady: false },
];

const columns: readonly DataTableColumn<ExportedFile>[] = [
  {
    accessorKey: 'name',
    header: 'File',
    meta: { isRowHeader: true, skeletonClassName: 'w-40' },
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium text-fg-1">{original.name}</span>
        <span className="block text-12 text-fg-3 desktop:hidden">{original.report}</span>
      </>
    ),
  },
  { accessorKey: 'report', header: 'Report', meta: { hiddenBelow: 'desktop' } },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original } }) =>
      original.isReady ? <Chip tone="ok">Ready</Chip> : <Chip tone="info">Waiting</Chip>,
  },
  {
    accessorKey: 'rowCount',
    header: 'Rows',
    meta: { isNumeric: true },
    cell: ({ row: { original } }) => original.rowCount.toLocaleString('en'),
  },
  {
    id: 'actions',
    header: () => <span className="sr-only">Actions</span>,
    meta: { pin: 'right', cellClassName: 'text-right' },
    cell: ({ row: { original } }) => (
      <IconButton label={`Save ${original.name}`}>
        <DownloadIcon />
      </IconButton>
    ),
  },
];

/**
 * A short list with columns: files, accounts, users. Columns are those of TanStack Table 9; `meta` says how they are
 * drawn. Below 992 px, columns with `hiddenBelow` disappear: repeat what matters in the first cell.
 *
 * - **Do** give each row one column with `isRowHeader`, so that screen readers name it. Put a link or a button into a
 *   cell when you set `onRowClick`: the row itself takes no focus.
 * - **Do not** draw hundreds of rows: take `ReportTable` of `@meridian/report-table`, which draws only what is visible.
 */
const meta: Meta<DataTableProps<ExportedFile>> = {
  title: 'Components/Data/DataTable (list)',
  tags: ['autodocs'],
  component: DataTable<ExportedFile>,
  parameters: {
    ...guide<DataTableProps<ExportedFile>>({
      roles:
        'table, row headers named by `isRowHeader`, aria-sort on sorted columns, aria-busy while loading',
      status: 'new',
      keys: [
        ['Tab', 'Moves to the next button, link or box.'],
        ['Enter, Space', 'Sorts by the focused column header, or selects the row of the focused box.'],
      ],
      cn: { caption: '文件' },
      tw: { caption: '檔案' },
    }),
  },
  args: { caption: 'Files', columns, rows: files, rowId: ({ id }) => id },
};
export default meta;
type Story = StoryObj<DataTableProps<ExportedFile>>;

export const Default: Story = { args: { defaultSorting: [{ id: 'rowCount', desc: true }] } };

function SelectableFiles(props: DataTableProps<ExportedFile>) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(['2']);
  return (
    <DataTable
      {...props}
      selection={{
        selectedIds,
        onSelectedIdsChange: setSelectedIds,
        rowLabel: ({ name }) => `Select ${name}`,
        allLabel: 'Select all files',
      }}
    />
  );
}
export const Selection: Story = { render: (args) => <SelectableFiles {...args} /> };
export const CurrentRow: Story = { args: { isCurrentRow: ({ id }) => id === '1' } };
export const StickyHead: Story = {
  args: {
    maxHeight: 160,
    rows: files.flatMap((file) => [0, 1, 2].map((copy) => ({ ...file, id: `${file.id}-${String(copy)}` }))),
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState kind="nothingYet" title="No files yet" description="Export a report to see it here." />
    ),
  },
};
export const Failed: Story = {
  args: {
    rows: undefined,
    error: <EmptyState kind="failed" title="Couldn't load the files" description="Try again." />,
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
export const DarkMini: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark', size: 'mini' } };
