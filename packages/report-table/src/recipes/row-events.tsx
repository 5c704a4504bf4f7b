import { useRef, useState } from 'react';
import { ReportTable, type ReportTableHandle, type TitleInfo } from '../index';

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
    goTo: 'Go to order 400',
    copy: 'Copy',
  },
  cn: {
    caption: '订单',
    titleInfos: columns('客户', '总额'),
    opened: '已打开：',
    none: '无',
    goTo: '转到订单 400',
    copy: '复制',
  },
  tw: {
    caption: '訂單',
    titleInfos: columns('客戶', '總額'),
    opened: '已開啟：',
    none: '無',
    goTo: '前往訂單 400',
    copy: '複製',
  },
};

const orders: Order[] = Array.from({ length: 500 }, (_, index) => ({
  id: `order-${index}`,
  customer: `Customer ${index}`,
  total: String((index * 7919) % 2003),
}));

const rowId = (order: Order) => order.id;
/** A class of the host's style sheet. */
const largeOrder = (order: Order) => (Number(order.total) > 1900 ? 'font-bold' : undefined);

export function OrderTable({ language = 'en' }: { language?: keyof typeof texts }) {
  const { caption, titleInfos, opened, none, goTo, copy } = texts[language];
  const table = useRef<ReportTableHandle>(null);
  const [customer, setCustomer] = useState<string | null>(null);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}>
      <p>
        {opened}
        {customer ?? none}{' '}
        <button type="button" onClick={() => table.current?.focusCell('order-400', 'total')}>
          {goTo}
        </button>{' '}
        <button type="button" onClick={() => void table.current?.copy()}>
          {copy}
        </button>
      </p>
      <ReportTable
        ref={table}
        caption={caption}
        language={language}
        titleInfos={titleInfos}
        rows={orders}
        rowId={rowId}
        getRowClassName={largeOrder}
        onRowClick={(order) => setCustomer(order.customer)}
      />
    </div>
  );
}
