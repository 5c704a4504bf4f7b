import { createColumnHelper } from '@tanstack/react-table';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ColumnChooser, columnDefsOf, ReportTable, useColumnState, type ReportFeatures } from '../index';

interface Order {
  id: string;
  customer: { name: string; city: string };
  items: number;
  price: number;
}

const orders: readonly Order[] = [
  { id: 'o1', customer: { name: 'Ito', city: 'Kyoto' }, items: 2, price: 4.5 },
  { id: 'o2', customer: { name: 'Abe', city: 'Osaka' }, items: 10, price: 1 },
  { id: 'o3', customer: { name: 'Mori', city: 'Nara' }, items: 1, price: 30 },
];
const helper = createColumnHelper<ReportFeatures, Order>();
const columns = helper.columns([
  helper.accessor('customer.name', { header: 'Customer', footer: () => <i>All customers</i> }),
  helper.group({
    header: 'Order',
    columns: helper.columns([
      helper.accessor('items', { header: ({ column }) => <b>Items of {column.id}</b>, meta: { unit: 't' } }),
      helper.accessor(({ items, price }) => items * price, {
        id: 'total',
        header: 'Total',
        meta: { unit: 't2' },
        cell: ({ row, getValue }) => <em>{`${row.original.id}: ${getValue()}`}</em>,
      }),
    ]),
  }),
]);

const head = (name: RegExp) => screen.getByRole('columnheader', { name });
const cellsOf = (row: number) =>
  [...(screen.getAllByRole('row')[row]?.children ?? [])].map((cell) => cell.textContent);

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(logged).toEqual([]);
});

describe('columns of the host', () => {
  const show = () =>
    render(<ReportTable caption="Orders" language="en" height="auto" columns={columns} rows={orders} />);

  it('render only the replaced row again', () => {
    const draw = vi.fn(({ row }: { row: { original: Order } }) => row.original.items);
    const counted = helper.columns([helper.accessor('items', { header: 'Items', cell: draw })]);
    const tableOf = (rows: readonly Order[]) => (
      <ReportTable caption="Orders" language="en" height="auto" columns={counted} rows={rows} />
    );
    const { rerender } = render(tableOf(orders));
    draw.mockClear();
    rerender(tableOf(orders.map((order) => (order.id === 'o2' ? { ...order, items: 11 } : order))));
    expect(draw.mock.calls.map(([{ row }]) => row.original.id)).toEqual(['o2']);
    expect(cellsOf(2)).toEqual(['11']);
  });

  it('are read by their accessors and rendered by their renderers', () => {
    show();
    // groups, headers, totals, then rows
    expect(cellsOf(3)).toEqual(['Ito', '2', 'o1: 9']);
    expect(cellsOf(4)).toEqual(['Abe', '10', 'o2: 10']);
  });

  it('have their own headers, groups and totals', () => {
    show();
    expect(head(/^Items of items$/).querySelector('b')).not.toBeNull();
    expect(head(/^Order$/).getAttribute('aria-colspan')).toBe('2');
    expect(screen.getByText('All customers').tagName).toBe('I');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('6');
  });

  it('sort by the value of an accessor', async () => {
    show();
    const sort = within(head(/^Total$/)).getByRole('button');
    await userEvent.click(sort);
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names()).toEqual(['All customers', 'Ito', 'Abe', 'Mori']);
    await userEvent.click(sort);
    expect(names()).toEqual(['All customers', 'Mori', 'Abe', 'Ito']);
  });

  it('render new rows with their own values', () => {
    const { rerender } = show();
    const next = orders.map((order) => ({ ...order, price: order.price * 2 }));
    rerender(<ReportTable caption="Orders" language="en" height="auto" columns={columns} rows={next} />);
    expect(cellsOf(3)).toEqual(['Ito', '2', 'o1: 18']);
  });
});

describe('a column chooser for the host’s columns', () => {
  function Chosen() {
    const [columnState, setColumnState] = useColumnState('orders');
    const state = { columnState, onColumnStateChange: setColumnState };
    return (
      <>
        <ColumnChooser language="en" columns={columns} {...state} />
        <ReportTable caption="Orders" language="en" columns={columns} rows={orders} {...state} />
      </>
    );
  }

  it('hides columns of groups', async () => {
    render(<Chosen />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns 3' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Total/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('columnheader', { name: /^Total$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Columns 2' })).toBeDefined();
  });
});

describe('columns of a server', () => {
  const titleInfos = [
    { dataKey: 'id', titleName: 'Order' },
    { dataKey: 'items', titleName: 'Items', unit: 't', group: 'Amounts' },
    { dataKey: 'price', titleName: 'Price', unit: 't2', group: 'Amounts' },
  ];

  it('are grouped under common headers', () => {
    render(<ReportTable caption="Orders" language="en" titleInfos={titleInfos} rows={orders} />);
    expect(head(/^Amounts$/).getAttribute('aria-colspan')).toBe('2');
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });

  it('may be extended as definitions', () => {
    const defs = columnDefsOf<Order>(titleInfos);
    const city = helper.accessor('customer.city', { header: 'City' });
    const all = [...defs, ...helper.columns([city])];
    render(<ReportTable caption="Orders" language="en" columns={all} rows={orders} />);
    expect(cellsOf(2)).toEqual(['o1', '2', '4.50', 'Kyoto']);
  });
});
