import {
  aggregationFn_sum,
  columnFilteringFeature,
  columnGroupingFeature,
  createColumnHelper,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  filterFn_includesString,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ColumnChooser, reportFeatures, ReportTable } from '../index';

interface Click {
  city: string;
  word: string;
  clicks: number;
}

const clicks: Click[] = [
  { city: 'Kyoto', word: 'ryokan', clicks: 30 },
  { city: 'Osaka', word: 'castle', clicks: 4 },
  { city: 'Kyoto', word: 'temple', clicks: 100 },
];

/** The part that reads a table of the host is loaded with the first one. */
async function show(element: ReactElement) {
  render(element);
  await screen.findByRole('grid');
}

const head = (name: RegExp) => screen.getByRole('columnheader', { name });
const heads = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const words = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

const filterFeatures = tableFeatures({
  ...reportFeatures,
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
});
const filterHelper = createColumnHelper<typeof filterFeatures, Click>();
const filterColumns = filterHelper.columns([
  filterHelper.accessor('word', { header: 'Word', filterFn: 'includesString' }),
  filterHelper.accessor('city', { header: 'City' }),
  filterHelper.accessor('clicks', { header: 'Clicks', meta: { unit: 't' } }),
]);

function Filtered() {
  const table = useTable({
    features: filterFeatures,
    columns: filterColumns,
    data: clicks,
    initialState: { columnPinning: { start: ['word'], end: [] } },
  });
  return (
    <>
      <input
        aria-label="Find"
        onChange={({ target }) => table.getColumn('word')?.setFilterValue(target.value)}
      />
      <button onClick={() => table.getColumn('city')?.toggleVisibility()}>Hide or show the city</button>
      <output aria-label="Sorting">{JSON.stringify(table.state.sorting)}</output>
      <ReportTable caption="Clicks" language="en" table={table} />
    </>
  );
}

const tickFeatures = tableFeatures({ ...reportFeatures, rowSelectionFeature });
const tickColumns = createColumnHelper<typeof tickFeatures, Click>().columns([
  { accessorKey: 'word', header: 'Word' },
  { accessorKey: 'clicks', header: 'Clicks', meta: { unit: 't' } },
]);

function Ticked({ isEnabled = true }) {
  const table = useTable({
    features: tickFeatures,
    columns: tickColumns,
    data: clicks,
    getRowId: ({ word }) => word,
    enableRowSelection: isEnabled,
    initialState: { rowSelection: { castle: true } },
  });
  return (
    <>
      <output aria-label="Ticked">{Object.keys(table.state.rowSelection).join()}</output>
      <ReportTable caption="Clicks" language="en" table={table} />
    </>
  );
}

describe('a table of the host with rowSelectionFeature', () => {
  it('has checkboxes for its own slice', async () => {
    await show(<Ticked />);
    const boxOf = (word: string) => screen.getByRole('checkbox', { name: `Select ${word}` });
    expect(boxOf('castle')).toHaveProperty('checked', true);
    await userEvent.click(boxOf('temple'));
    expect(screen.getByLabelText('Ticked').textContent).toBe('castle,temple');
    await userEvent.click(boxOf('castle'));
    expect(screen.getByLabelText('Ticked').textContent).toBe('temple');
  });

  it('has none if rows cannot be selected', async () => {
    await show(<Ticked isEnabled={false} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a table of the host that filters', () => {
  it('shows the rows that pass its filter', async () => {
    await show(<Filtered />);
    expect(words()).toEqual(['ryokan', 'castle', 'temple']);
    await userEvent.type(screen.getByLabelText('Find'), 'e');
    expect(words()).toEqual(['castle', 'temple']);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3');
  });

  it('is sorted exactly, by a click on a header, in its own state', async () => {
    await show(<Filtered />);
    await userEvent.click(within(head(/^Clicks$/)).getByRole('button'));
    expect(words()).toEqual(['castle', 'ryokan', 'temple']);
    expect(screen.getByLabelText('Sorting').textContent).toBe('[{"id":"clicks","desc":false}]');
  });

  it('shares the state of its columns', async () => {
    await show(<Filtered />);
    await userEvent.click(screen.getByRole('button', { name: /^Hide or show/ }));
    expect(heads()).toEqual(['Word', 'Clicks']);
    await userEvent.click(screen.getByRole('button', { name: /^Hide or show/ }));
    await userEvent.pointer({ keys: '[MouseRight]', target: head(/^Clicks$/) });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin left' }));
    await waitFor(() => expect(heads()).toEqual(['Word', 'Clicks', 'City']));
    await userEvent.pointer({ keys: '[MouseRight]', target: head(/^Clicks$/) });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset all columns' }));
    await waitFor(() => expect(heads()).toEqual(['Word', 'City', 'Clicks']));
  });
});

const chosenColumns = createColumnHelper<typeof reportFeatures, Click>().columns([
  { accessorKey: 'city', header: 'City' },
  { accessorKey: 'word', header: 'Word', enableHiding: false },
  { accessorKey: 'clicks', header: 'Clicks' },
]);

function Chosen() {
  const table = useTable({
    features: reportFeatures,
    columns: chosenColumns,
    data: clicks,
    initialState: { columnPinning: { start: ['word'], end: [] } },
  });
  return (
    <>
      <ColumnChooser language="en" table={table} />
      <ReportTable caption="Clicks" language="en" table={table} />
    </>
  );
}

describe('ColumnChooser with a table of the host', () => {
  it('changes the state of the table; locked columns keep their pin', async () => {
    await show(<Chosen />);
    expect(heads()).toEqual(['Word', 'City', 'Clicks']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns 3' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'City' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(heads()).toEqual(['Word', 'Clicks']));
    expect(head(/^Word$/).className).toContain('sticky');
    expect(screen.getByRole('button', { name: 'Columns 2' })).toBeTruthy();
  });
});

const groupFeatures = tableFeatures({
  ...reportFeatures,
  columnGroupingFeature,
  rowExpandingFeature,
  rowAggregationFeature,
  groupedRowModel: createGroupedRowModel(),
  expandedRowModel: createExpandedRowModel(),
  aggregationFns: { sum: aggregationFn_sum },
});
const groupHelper = createColumnHelper<typeof groupFeatures, Click>();
const groupColumns = groupHelper.columns([
  groupHelper.accessor('city', {
    header: 'City',
    cell: ({ row, getValue }) =>
      row.getCanExpand() ? <button onClick={row.getToggleExpandedHandler()}>{getValue()}</button> : null,
  }),
  groupHelper.accessor('word', { header: 'Word' }),
  groupHelper.accessor('clicks', { header: 'Clicks', aggregationFn: 'sum', meta: { unit: 't' } }),
]);

function Grouped() {
  const table = useTable({
    features: groupFeatures,
    columns: groupColumns,
    data: clicks,
    initialState: { grouping: ['city'] },
  });
  return <ReportTable caption="Clicks" language="en" table={table} />;
}

describe('a table of the host that groups and expands', () => {
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));

  it('shows the values of groups, and their rows once they are expanded', async () => {
    await show(<Grouped />);
    expect(cells()).toEqual(['Kyoto -- 130', 'Osaka -- 4']);
    await userEvent.click(screen.getByRole('button', { name: 'Kyoto' }));
    expect(cells()).toEqual(['Kyoto -- 130', ' ryokan 30', ' temple 100', 'Osaka -- 4']);
  });
});
