/// <reference types="vitest/globals" />
import { DateRangePicker } from '@meridian/date-range';
import { ColumnChooser, ReportTable, useReportTable, type TitleInfo } from '@meridian/report-table';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '@meridian/ui/styles.css';

interface Product {
  id: string;
  name: string;
  stock: number;
}

const titleInfos: TitleInfo[] = [
  { dataKey: 'name', titleName: 'Product', fixed: 'left' },
  { dataKey: 'stock', titleName: 'Stock', isSort: true },
];
const products: Product[] = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  name: `Product ${index}`,
  stock: (index * 7919) % 5003,
}));

function Products() {
  const [position, setPosition] = useState({ page: 1, size: 20 });
  return (
    <ReportTable
      caption="Products"
      language="en"
      titleInfos={titleInfos}
      rows={products}
      mode="client"
      pagination={{ ...position, onChange: setPosition }}
    />
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('renders, sorts on a click, and turns pages', async () => {
  const user = userEvent.setup();
  render(<Products />);
  expect(names()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Stock' }));
  expect(screen.getByRole('columnheader', { name: /^Stock/ }).getAttribute('aria-sort')).toBe('ascending');
  const byStock = products.toSorted((a, b) => a.stock - b.stock).map(({ name }) => name);
  expect(names()).toEqual(byStock.slice(0, 20));
  await user.click(screen.getByRole('button', { name: /next/i }));
  expect(names()).toEqual(byStock.slice(20, 40));
});

test('opens the column chooser', async () => {
  const user = userEvent.setup();
  render(
    <ColumnChooser
      titleInfos={titleInfos}
      language="en"
      columnState={{}}
      onColumnStateChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('button', { name: /columns/i }));
  expect(await screen.findByRole('checkbox', { name: /Stock/ }, { timeout: 20_000 })).toBeDefined();
});

test('opens the date range picker and takes two days', async () => {
  const user = userEvent.setup();
  const ranges: unknown[] = [];
  render(
    <DateRangePicker
      type={1}
      today="2026-11-21"
      language="en"
      defaultValue={{ beginDate: '2026-11-14', endDate: '2026-11-20' }}
      onValueChange={(range) => ranges.push(range)}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Date range/ }));
  const panel = await screen.findByRole('dialog');
  // the calendar is loaded on demand, and a test runner compiles it then
  const loading = { timeout: 20_000 };
  await user.click(await within(panel).findByRole('button', { name: /November 9/ }, loading));
  await user.click(within(panel).getByRole('button', { name: /November 12/ }));
  await user.click(within(panel).getByRole('button', { name: 'Apply' }));
  expect(ranges).toEqual([{ beginDate: '2026-11-09', endDate: '2026-11-12' }]);
});

test('gives a custom view the rows in order', () => {
  const { result } = renderHook(() =>
    useReportTable({ titleInfos, rows: products.slice(0, 3), language: 'en', mode: 'client' }),
  );
  act(() => result.current.setSort({ dataKey: 'stock', direction: 'desc' }));
  expect(result.current.rowAt(0)?.stock).toBe(Math.max(...products.slice(0, 3).map(({ stock }) => stock)));
});
