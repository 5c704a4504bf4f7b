import { useRef, useState } from 'react';
import { ReportTable, type ReportTableHandle, type TitleInfo } from '../index';

interface Order {
  id: string;
  customer: string;
  total: string;
}

const titleInfos: TitleInfo[] = [
  { dataKey: 'customer', titleName: 'Customer', fixed: 'left', width: 200 },
  { dataKey: 'total', titleName: 'Total', unit: 't2', isSort: true },
];

const orders: Order[] = Array.from({ length: 500 }, (_, index) => ({
  id: `order-${index}`,
  customer: `Customer ${index}`,
  total: String((index * 7919) % 2003),
}));

const rowId = (order: Order) => order.id;
/** A class of the host's style sheet. */
const largeOrder = (order: Order) => (Number(order.total) > 1900 ? 'font-bold' : undefined);

export function OrderTable() {
  const table = useRef<ReportTableHandle>(null);
  const [opened, setOpened] = useState('none');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '32rem' }}>
      <p>
        Opened: {opened}{' '}
        <button type="button" onClick={() => table.current?.focusCell('order-400', 'total')}>
          Go to order 400
        </button>{' '}
        <button type="button" onClick={() => void table.current?.copy()}>
          Copy
        </button>
      </p>
      <ReportTable
        ref={table}
        caption="Orders"
        language="en"
        titleInfos={titleInfos}
        rows={orders}
        rowId={rowId}
        getRowClassName={largeOrder}
        onRowClick={(order) => setOpened(order.customer)}
      />
    </div>
  );
}
