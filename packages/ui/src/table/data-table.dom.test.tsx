import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable, type DataTableColumn, type DataTableProps } from '../table';

interface File {
  id: string;
  name: string;
  rows: number | null;
}

const files: readonly File[] = [
  { id: 'a', name: 'week.csv', rows: 90 },
  { id: 'b', name: 'month.csv', rows: 1000 },
  { id: 'c', name: 'day.csv', rows: 8 },
];
const columns: readonly DataTableColumn<File>[] = [
  { accessorKey: 'name', header: 'File', meta: { isRowHeader: true } },
  { accessorKey: 'rows', header: 'Rows', meta: { isNumeric: true } },
  {
    id: 'actions',
    header: () => <span className="sr-only">Actions</span>,
    cell: ({ row }) => <button type="button">Delete {row.original.name}</button>,
  },
];

const renderFiles = (props: Partial<DataTableProps<File>> = {}) =>
  render(<DataTable caption="Files" columns={columns} rows={files} rowId={({ id }) => id} {...props} />);
const head = (name: string) => screen.getByRole('columnheader', { name });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('draws every row, named by its header, in a region that keyboards scroll', () => {
  renderFiles();
  expect(screen.getByRole('table', { name: 'Files' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Files' }).tabIndex).toBe(0);
  expect(names()).toEqual(['week.csv', 'month.csv', 'day.csv']);
  expect(
    within(screen.getByRole('row', { name: /month/ })).getByRole('cell', { name: '1000' }),
  ).toBeDefined();
});

it('sorts numbers by value: up, down, and not at all', async () => {
  renderFiles();
  expect(head('Rows').getAttribute('aria-sort')).toBe('none');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Rows' }));
  await press();
  expect(names()).toEqual(['day.csv', 'week.csv', 'month.csv']);
  expect(head('Rows').getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(names()).toEqual(['month.csv', 'week.csv', 'day.csv']);
  expect(head('Rows').getAttribute('aria-sort')).toBe('descending');
  await press();
  expect(names()).toEqual(['week.csv', 'month.csv', 'day.csv']);
});

it('leaves the order to a host that sorts the rows, and reports the requested order', async () => {
  const onSortingChange = vi.fn();
  renderFiles({ sorting: [{ id: 'rows', desc: false }], onSortingChange, isManualSorting: true });
  expect(names()).toEqual(['week.csv', 'month.csv', 'day.csv']);
  await userEvent.click(screen.getByRole('button', { name: 'Rows' }));
  expect(onSortingChange).toHaveBeenCalledWith([{ id: 'rows', desc: true }]);
});

it('shows an order that the user cannot change', () => {
  const fixed = columns.map((column) => ({ ...column, enableSorting: false }));
  renderFiles({ columns: fixed, sorting: [{ id: 'rows', desc: true }], isManualSorting: true });
  expect(head('Rows').getAttribute('aria-sort')).toBe('descending');
  expect(head('File').hasAttribute('aria-sort')).toBe(false);
  expect(within(head('Rows')).queryByRole('button')).toBeNull();
});

function Selectable() {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  return (
    <>
      <output>{selectedIds.join(' ')}</output>
      <DataTable
        caption="Files"
        columns={columns}
        rows={files}
        rowId={({ id }) => id}
        selection={{
          selectedIds,
          onSelectedIdsChange: setSelectedIds,
          rowLabel: ({ name }) => `Select ${name}`,
          allLabel: 'Select all',
        }}
      />
    </>
  );
}

it('selects single rows and all of them', async () => {
  render(<Selectable />);
  const selected = () => screen.getByRole('status').textContent;
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select month.csv' }));
  expect(selected()).toBe('b');
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(selected().split(' ').toSorted()).toEqual(['a', 'b', 'c']);
  expect(all.checked).toBe(true);
  await userEvent.click(all);
  expect(selected()).toBe('');
});

it('reports a click on a row, but not one on a control in it', async () => {
  const onRowClick = vi.fn();
  renderFiles({ onRowClick });
  await userEvent.click(screen.getByRole('button', { name: 'Delete week.csv' }));
  expect(onRowClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('month.csv'));
  expect(onRowClick).toHaveBeenCalledExactlyOnceWith(files[1]);
});

it('marks the current row', () => {
  renderFiles({ isCurrentRow: ({ id }) => id === 'b' });
  expect(screen.getByRole('row', { current: true }).textContent).toContain('month.csv');
});

it('is busy and shows placeholder bars while the first rows load', () => {
  renderFiles({ rows: undefined, skeletonCount: 4 });
  expect(screen.getByRole('region', { name: 'Files' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

it.each([
  ['there are none', { rows: [], empty: 'No files yet.' }, 'No files yet.'],
  ['they could not be loaded', { error: <p role="alert">Failed.</p> }, 'Failed.'],
])('replaces header and rows if %s', (_, props, text) => {
  renderFiles(props);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('week.csv')).toBeNull();
  expect(screen.queryAllByRole('columnheader')).toEqual([]);
});
