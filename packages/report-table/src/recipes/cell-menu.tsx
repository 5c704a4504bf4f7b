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

const columns = (customer: string, country: string, total: string): TitleInfo[] => [
  { dataKey: 'customer', titleName: customer, fixed: 'left', width: 200 },
  { dataKey: 'country', titleName: country },
  { dataKey: 'total', titleName: total, unit: 't2', isSort: true },
];

const texts = {
  en: {
    caption: 'Orders',
    titleInfos: columns('Customer', 'Country', 'Total'),
    copy: 'Copy',
    only: 'Only {country}',
    all: 'All countries',
  },
  cn: {
    caption: '订单',
    titleInfos: columns('客户', '国家', '总额'),
    copy: '复制',
    only: '仅看 {country}',
    all: '全部国家',
  },
  tw: {
    caption: '訂單',
    titleInfos: columns('客戶', '國家', '總額'),
    copy: '複製',
    only: '只看 {country}',
    all: '所有國家',
  },
};

const countries = ['Japan', 'Spain', 'Canada'];

const orders: Order[] = Array.from({ length: 60 }, (_, index) => ({
  customer: `Customer ${index}`,
  country: countries[index % countries.length] ?? '',
  total: String((index * 7919) % 2003),
}));

export function OrderMenuTable({ language = 'en' }: { language?: keyof typeof texts }) {
  const { caption, titleInfos, copy, only, all } = texts[language];
  const table = useRef<ReportTableHandle>(null);
  const [country, setCountry] = useState<string | null>(null);
  const rows = useMemo(
    () => orders.filter((order) => country === null || order.country === country),
    [country],
  );

  const cellMenu = ({ row }: CellInput<Order>): CellMenuEntry[] => [
    { label: copy, hint: 'Ctrl C', onSelect: () => void table.current?.copy() },
    'separator',
    { label: only.replace('{country}', row.country), onSelect: () => setCountry(row.country) },
    { label: all, onSelect: () => setCountry(null), disabled: country === null },
  ];

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}>
      <ReportTable
        ref={table}
        caption={caption}
        language={language}
        titleInfos={titleInfos}
        rows={rows}
        getCellMenuItems={cellMenu}
      />
    </div>
  );
}
