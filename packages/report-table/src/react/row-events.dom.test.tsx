import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReportTable, type CellInput, type ReportTableProps, type TitleInfo } from '../index';

interface Order {
  id: string;
  customer: string;
  total: string;
}

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'customer', titleName: 'Customer', fixed: 'left', isSort: true, width: 200 },
  { dataKey: 'total', titleName: 'Total', unit: 't2', isSort: true },
  { dataKey: 'id', titleName: 'Order', domType: 'render' },
];
const orders: readonly Order[] = [
  { id: 'o1', customer: 'Aoi', total: '1200.5' },
  { id: 'o2', customer: 'Ben', total: '3.1' },
];
const renderers = { id: ({ row }: { row: Order }) => <a href={`#${row.id}`}>Open {row.id}</a> };
const idOf = ({ id }: Order) => id;
const none = {};

const Orders = (props: Partial<ReportTableProps<Order>>) => (
  <ReportTable
    caption="Orders"
    language="en"
    titleInfos={titleInfos}
    rows={orders}
    renderers={renderers}
    summary={{ total: '1203.6' }}
    rowId={idOf}
    rowSelection={none}
    {...props}
  />
);
const rowOf = (customer: string) => screen.getByRole('row', { name: new RegExp(customer) });
const cell = (text: string) => screen.getByRole('gridcell', { name: text });

describe('onCellDoubleClick and onCellFocus', () => {
  it('receive the cell, but not for headers and controls', async () => {
    const user = userEvent.setup();
    const onCellDoubleClick = vi.fn<(cell: CellInput<Order>) => void>();
    const onCellFocus = vi.fn<(cell: CellInput<Order>) => void>();
    render(<Orders onCellDoubleClick={onCellDoubleClick} onCellFocus={onCellFocus} />);
    await user.dblClick(screen.getByRole('columnheader', { name: /^Total/ }));
    await user.dblClick(screen.getByRole('link', { name: 'Open o1' }));
    expect(onCellDoubleClick).not.toHaveBeenCalled();
    await user.dblClick(cell('3.10'));
    expect(onCellDoubleClick).toHaveBeenCalledOnce();
    expect(onCellDoubleClick.mock.calls[0]?.[0]).toMatchObject({ row: orders[1], text: '3.10' });
    expect(onCellFocus.mock.lastCall?.[0]).toMatchObject({ row: orders[1], text: '3.10' });
    await user.keyboard('{ArrowUp}');
    expect(onCellFocus.mock.lastCall?.[0]).toMatchObject({ row: orders[0], text: '1,200.50' });
  });
});

describe('onColumnResize', () => {
  it('receives the column and its width', async () => {
    const user = userEvent.setup();
    const onColumnResize = vi.fn<NonNullable<ReportTableProps<Order>['onColumnResize']>>();
    render(<Orders onColumnResize={onColumnResize} />);
    await user.click(cell('3.10'));
    await user.keyboard(
      '{Control>}{Home}{/Control}{ArrowUp}{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}',
    );
    const [column, width] = onColumnResize.mock.lastCall ?? [];
    expect(column?.id).toBe('customer');
    expect(width).toBeGreaterThan(0);
  });
});

describe('onRowClick and onCellClick', () => {
  it('receive the row, and the cell with the text that it shows', async () => {
    const user = userEvent.setup();
    const onRowClick = vi.fn();
    const onCellClick = vi.fn<(cell: CellInput<Order>) => void>();
    render(<Orders onRowClick={onRowClick} onCellClick={onCellClick} />);
    await user.click(cell('1,200.50'));
    expect(onRowClick.mock.calls[0]?.[0]).toBe(orders[0]);
    const clicked = onCellClick.mock.calls[0]?.[0];
    expect(clicked).toMatchObject({ row: orders[0], value: '1200.5', text: '1,200.50' });
    expect(clicked?.column.dataKey).toBe('total');
  });

  it('follow the order of the rows', async () => {
    const user = userEvent.setup();
    const onRowClick = vi.fn<(row: Order) => void>();
    render(<Orders onRowClick={onRowClick} />);
    await user.click(screen.getByRole('button', { name: 'Total' }));
    await user.click(within(screen.getAllByRole('row')[2] ?? document.body).getByRole('rowheader'));
    expect(onRowClick.mock.calls.map(([row]) => row)).toEqual([orders[1]]);
  });

  it('ignore clicks on headers, totals, links and checkboxes', async () => {
    const user = userEvent.setup();
    const onRowClick = vi.fn();
    render(<Orders onRowClick={onRowClick} onCellClick={onRowClick} />);
    await user.click(screen.getByRole('columnheader', { name: /^Customer/ }));
    await user.click(cell('1,203.60'));
    await user.click(screen.getByRole('link', { name: 'Open o1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Aoi' }));
    expect(onRowClick).not.toHaveBeenCalled();
  });

  it('ignore clicks on headers and totals of a later page', async () => {
    const user = userEvent.setup();
    const onRowClick = vi.fn();
    const onCellFocus = vi.fn();
    const pagination = { page: 2, size: 1, onChange: () => undefined };
    render(<Orders pagination={pagination} onRowClick={onRowClick} onCellFocus={onCellFocus} />);
    await user.click(screen.getByRole('columnheader', { name: /^Customer/ }));
    await user.click(cell('1,203.60'));
    expect(onRowClick).not.toHaveBeenCalled();
    expect(onCellFocus).not.toHaveBeenCalled();
  });

  it('work by keyboard: Enter clicks the row, unless it opens it', async () => {
    const user = userEvent.setup();
    const onRowClick = vi.fn();
    const { rerender } = render(<Orders onRowClick={onRowClick} />);
    await user.click(cell('3.10'));
    onRowClick.mockClear();
    await user.keyboard('{Enter}');
    expect(onRowClick).toHaveBeenCalledWith(orders[1]);
    const onRowOpen = vi.fn();
    rerender(<Orders onRowClick={onRowClick} onRowOpen={onRowOpen} />);
    await user.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenCalledWith(orders[1]);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  });
});

describe('onRowOpen', () => {
  it('is called by Space, unless Space selects rows', async () => {
    const user = userEvent.setup();
    const onRowOpen = vi.fn();
    const { rerender } = render(<Orders onRowOpen={onRowOpen} onRowSelectionChange={() => undefined} />);
    await user.click(cell('3.10'));
    await user.keyboard(' ');
    expect(onRowOpen).not.toHaveBeenCalled();
    rerender(<Orders onRowOpen={onRowOpen} rowSelection={undefined} />);
    await user.click(cell('3.10'));
    await user.keyboard(' ');
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(orders[1]);
  });
});

describe('rowId', () => {
  it('leaves rows without an id out of the selection', async () => {
    const user = userEvent.setup();
    const onRowSelectionChange = vi.fn<NonNullable<ReportTableProps<Order>['onRowSelectionChange']>>();
    const rowId = ({ id }: Order) => (id === 'o1' ? undefined : id);
    render(<Orders rowId={rowId} rowSelection={{}} onRowSelectionChange={onRowSelectionChange} />);
    expect(within(rowOf('Aoi')).queryByRole('checkbox')).toBeNull();
    expect(rowOf('Aoi').hasAttribute('aria-selected')).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    const update = onRowSelectionChange.mock.lastCall?.[0];
    expect(typeof update === 'function' ? update({}) : update).toEqual({ o2: true });
  });
});

describe('getRowClassName', () => {
  it('adds classes to the rows that it names', () => {
    const getRowClassName = ({ total }: Order) => (Number(total) > 1000 ? 'large' : undefined);
    render(<Orders getRowClassName={getRowClassName} />);
    expect(rowOf('Aoi').classList.contains('large')).toBe(true);
    expect(rowOf('Ben').className).not.toMatch(/large|undefined/);
  });
});
