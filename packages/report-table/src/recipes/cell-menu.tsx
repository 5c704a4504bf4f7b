import { useMemo, useRef, useState } from 'react';
import {
  ReportTable,
  type CellInput,
  type CellMenuEntry,
  type ReportTableHandle,
  type TitleInfo,
} from '../index';

interface Order {
  customer: string;
  country: string;
  total: string;
}

const titleInfos: TitleInfo[] = [
  { dataKey: 'customer', titleName: 'Customer', fixed: 'left', width: 200 },
  { dataKey: 'country', titleName: 'Country' },
  { dataKey: 'total', titleName: 'Total', unit: 't2', isSort: true },
];

const countries = ['Japan', 'Spain', 'Canada'];

const orders: Order[] = Array.from({ length: 60 }, (_, index) => ({
  customer: `Customer ${index}`,
  country: countries[index % countries.length] ?? '',
  total: String((index * 7919) % 2003),
}));

export function OrderMenuTable() {
  const table = useRef<ReportTableHandle>(null);
  const [country, setCountry] = useState<string | null>(null);
  const rows = useMemo(
    () => orders.filter((order) => country === null || order.country === country),
    [country],
  );

  const cellMenu = ({ row }: CellInput<Order>): CellMenuEntry[] => [
    { label: 'Copy', hint: 'Ctrl C', onSelect: () => void table.current?.copy() },
    'separator',
    { label: `Only ${row.country}`, onSelect: () => setCountry(row.country) },
    { label: 'All countries', onSelect: () => setCountry(null), disabled: country === null },
  ];

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}>
      <ReportTable
        ref={table}
        caption="Orders"
        language="en"
        titleInfos={titleInfos}
        rows={rows}
        getCellMenuItems={cellMenu}
      />
    </div>
  );
}
