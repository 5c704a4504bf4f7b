import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportTable, type ReportTableProps, type RowSelectionState, type TitleInfo } from '../index';

type Product = { sku: string; name: string; stock: number; price: string };

const titleInfos: readonly TitleInfo[] = [
  { dataKey: 'name', titleName: 'Product', fixed: 'left', isSort: true, width: 200 },
  { dataKey: 'stock', titleName: 'Stock', valueType: 'Long', isSort: true },
  { dataKey: 'price', titleName: 'Price', unit: 't2', isSort: true },
];
const stocks = [10, 9, 100, 2.5, -5];
const few: readonly Product[] = stocks.map((stock, index) => ({
  sku: `p${index}`,
  name: `Product ${index}`,
  stock,
  price: `${stock * 3}.5`,
}));
const many: readonly Product[] = Array.from({ length: 5000 }, (_, index) => ({
  sku: `p${index}`,
  name: `Product ${index}`,
  stock: (index * 7919) % 5003,
  price: '1.00',
}));

function Products(props: Partial<ReportTableProps<Product>>) {
  const [selected, setSelected] = useState<RowSelectionState>({});
  return (
    <ReportTable
      caption="Products"
      language="en"
      titleInfos={titleInfos}
      rows={few}
      mode="client"
      rowId={({ sku }) => sku}
      rowSelection={selected}
      onRowSelectionChange={setSelected}
      {...props}
    />
  );
}

function PagedProducts() {
  const [position, setPosition] = useState({ page: 1, size: 20 });
  return <Products rows={many} pagination={{ ...position, onChange: setPosition }} />;
}

const grid = () => screen.getByRole('grid', { name: 'Products' });
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
const sortButton = (name: string) => within(head(name)).getByRole('button', { name });
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(logged).toEqual([]);
});

describe('ReportTable in jsdom', () => {
  it('renders the first 50 of 5,000 rows, with all columns', () => {
    render(<Products rows={many} />);
    expect(names()).toEqual(Array.from({ length: 50 }, (_, index) => `Product ${index}`));
    expect(grid().getAttribute('aria-rowcount')).toBe('5001');
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getAllByRole('row')).toHaveLength(51);
  });

  it('sorts on a click of a header, and leaves the page unchanged', async () => {
    const user = userEvent.setup();
    render(<Products />);
    await user.click(sortButton('Stock'));
    expect(head('Stock').getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['Product 4', 'Product 3', 'Product 1', 'Product 0', 'Product 2']);
    await user.click(sortButton('Stock'));
    expect(names()[0]).toBe('Product 2');
    expect(document.body.getAttribute('style') ?? '').toBe('');
  });

  it('sorts all rows, not only rendered ones', async () => {
    const user = userEvent.setup();
    render(<Products rows={many} />);
    await user.click(sortButton('Stock'));
    const stockOf = (row: HTMLElement) => within(row).getAllByRole('gridcell').at(-2)?.textContent;
    expect(screen.getAllByRole('row').slice(1, 4).map(stockOf)).toEqual(['0', '1', '2']);
  });

  it('sorts a column of plain numbers by value', async () => {
    const user = userEvent.setup();
    render(
      <Products
        titleInfos={[
          { dataKey: 'name', fixed: 'left' },
          { dataKey: 'stock', isSort: true },
        ]}
      />,
    );
    await user.click(sortButton('stock'));
    expect(names()).toEqual(['Product 4', 'Product 3', 'Product 1', 'Product 0', 'Product 2']);
  });

  it('sorts automatically without a mode, unless a server has the other rows', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Products mode={undefined} />);
    await user.click(sortButton('Stock'));
    expect(names()[0]).toBe('Product 4');
    const onSortChange = vi.fn();
    rerender(<Products mode={undefined} onSortChange={onSortChange} />);
    expect(names()[0]).toBe('Product 0');
    await user.click(sortButton('Stock'));
    expect(onSortChange).toHaveBeenCalledWith({ dataKey: 'stock', direction: 'desc' });
  });

  it('has no sortable headers if there is no other order', async () => {
    const user = userEvent.setup();
    const pagination = { page: 1, size: 5, totalCount: 98, onChange: () => undefined };
    render(<Products mode={undefined} pagination={pagination} />);
    await user.click(head('Stock'));
    expect(head('Stock').getAttribute('aria-sort')).toBeNull();
    expect(within(head('Stock')).queryByRole('button', { name: 'Stock' })).toBeNull();
  });

  it('shows the order of the given rows in a header until another one is chosen', async () => {
    const user = userEvent.setup();
    render(<Products givenOrder={{ dataKey: 'price', direction: 'desc' }} />);
    const orders = () => ['Stock', 'Price'].map((name) => head(name).getAttribute('aria-sort'));
    expect(orders()).toEqual(['none', 'descending']);
    expect(names()[0]).toBe('Product 0');
    await user.click(sortButton('Price'));
    expect(orders()).toEqual(['none', 'ascending']);
    await user.click(sortButton('Stock'));
    expect(orders()).toEqual(['ascending', 'none']);
    await user.click(sortButton('Stock'));
    await user.click(sortButton('Stock'));
    expect(orders()).toEqual(['none', 'descending']);
  });

  it('summarizes the selected cells in the footer', async () => {
    const user = userEvent.setup();
    render(<PagedProducts />);
    const [first] = screen.getAllByRole('gridcell', { name: '1.00' });
    await user.click(first ?? grid());
    expect(screen.queryByText(/^Sum/)).toBeNull();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const sum = await screen.findByText(/^Sum/);
    expect(sum.parentElement?.textContent).toBe('3 valuesSum 3.00Average 1.00Min. 1.00Max. 1.00');
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^Sum/)).toBeNull();
  });

  it('selects rows', async () => {
    const user = userEvent.setup();
    render(<Products />);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(6);
    await user.click(screen.getByRole('checkbox', { name: 'Select Product 1' }));
    const selectedNames = () =>
      screen
        .getAllByRole('row')
        .filter((row) => row.getAttribute('aria-selected') === 'true')
        .map((row) => within(row).getByRole('rowheader').textContent);
    expect(selectedNames()).toEqual(['Product 1']);
    await user.click(screen.getByRole('checkbox', { name: /all/i }));
    expect(selectedNames()).toHaveLength(5);
  });

  it('opens the menu of a column by right click, and hides the column', async () => {
    const user = userEvent.setup();
    render(<Products />);
    await user.pointer({ keys: '[MouseRight]', target: head('Stock') });
    const menu = await screen.findByRole('menu', { name: /Stock/ });
    await user.click(within(menu).getByRole('menuitem', { name: /^Hide/ }));
    expect(screen.queryByRole('columnheader', { name: /^Stock/ })).toBeNull();
    expect(names()).toHaveLength(5);
  });

  it('turns pages', async () => {
    const user = userEvent.setup();
    render(<PagedProducts />);
    expect(names()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: /next/i }));
    expect(names()[0]).toBe('Product 20');
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('22');
  });

  it('moves the active cell by keyboard, even to rows that were not rendered', async () => {
    const user = userEvent.setup();
    render(<Products rows={many} />);
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    const active = document.querySelector(`[id="${grid().getAttribute('aria-activedescendant')}"]`);
    expect(active?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('5001');
  });

  it('moves a column by drag without an exception', async () => {
    const user = userEvent.setup();
    render(<Products />);
    await user.pointer([
      { keys: '[MouseLeft>]', target: head('Stock'), coords: { x: 10, y: 10 } },
      { target: grid(), coords: { x: 60, y: 10 } },
    ]);
    // the code for dragging is loaded by now
    await vi.dynamicImportSettled();
    await user.pointer([{ target: grid(), coords: { x: 160, y: 10 } }, { keys: '[/MouseLeft]' }]);
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });

  it('sorts the example of the README', async () => {
    const user = userEvent.setup();
    const columns: TitleInfo[] = [
      { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 200 },
      { dataKey: 'cost', titleName: 'Cost', unitDesc: '￥', unit: 't2', isSort: true },
    ];
    const keywords = [
      { word: 'jr pass', cost: '2419.84' },
      { word: 'kyoto ryokan', cost: '1916.60' },
    ];
    render(<ReportTable caption="Keywords" language="en" titleInfos={columns} rows={keywords} />);
    await user.click(screen.getByRole('button', { name: /^Cost/ }));
    expect(screen.getByRole('columnheader', { name: /^Cost/ }).getAttribute('aria-sort')).toBe('ascending');
    expect(names()[0]).toBe('kyoto ryokan');
  });

  it('renders changes: other rows, totals, an empty state', () => {
    const { rerender } = render(<Products />);
    rerender(<Products rows={few.slice(0, 2)} summary={{ stock: 19 }} />);
    expect(names()).toEqual(['Total 2 rows', 'Product 0', 'Product 1']);
    rerender(<Products rows={[]} empty="Nothing in stock" />);
    expect(screen.getByText('Nothing in stock')).toBeDefined();
  });
});
