import { useRef, useState } from 'react';
import { ReportTable, type CellMenuEntry, type ReportTableHandle, type TitleInfo } from '../index';

interface Order {
  id: string;
  customer: string;
  total: string;
}

const columns = (customer: string, total: string): TitleInfo[] => [
  { dataKey: 'customer', titleName: customer, fixed: 'left', width: 200 },
  { dataKey: 'total', titleName: total, unit: 't2', isSort: true },
];

const texts = {
  en: {
    caption: 'Orders',
    titleInfos: columns('Customer', 'Total'),
    opened: 'Opened: ',
    none: 'none',
    open: 'Open',
    copy: 'Copy row',
    remove: 'Remove',
  },
  cn: {
    caption: '订单',
    titleInfos: columns('客户', '总额'),
    opened: '已打开：',
    none: '无',
    open: '打开',
    copy: '复制此行',
    remove: '移除',
  },
  tw: {
    caption: '訂單',
    titleInfos: columns('客戶', '總額'),
    opened: '已開啟：',
    none: '無',
    open: '開啟',
    copy: '複製此列',
    remove: '移除',
  },
};

const orders: Order[] = Array.from({ length: 60 }, (_, index) => ({
  id: `order-${index}`,
  customer: `Customer ${index}`,
  total: String((index * 7919) % 2003),
}));

const rowId = (order: Order) => order.id;

export function OrderRowMenuTable({ language = 'en' }: { language?: keyof typeof texts }) {
  const { caption, titleInfos, opened, none, open, copy, remove } = texts[language];
  const table = useRef<ReportTableHandle>(null);
  const [rows, setRows] = useState(orders);
  const [customer, setCustomer] = useState<string | null>(null);

  const openRow = (order: Order) => setCustomer(order.customer);
  const rowMenu = (order: Order): CellMenuEntry[] => [
    { label: open, hint: 'Enter', onSelect: () => openRow(order) },
    { label: copy, onSelect: () => void table.current?.copy([order.id]) },
    'separator',
    { label: remove, onSelect: () => setRows(rows.filter(({ id }) => id !== order.id)) },
  ];

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}>
      <p>
        {opened}
        {customer ?? none}
      </p>
      <ReportTable
        ref={table}
        caption={caption}
        language={language}
        titleInfos={titleInfos}
        rows={rows}
        rowId={rowId}
        getRowMenuItems={rowMenu}
        onRowOpen={openRow}
        onCellDoubleClick={({ row }) => openRow(row)}
      />
    </div>
  );
}
