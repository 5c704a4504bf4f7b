import { useState } from 'react';
import { ReportTable, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'city', titleName: 'City', fixed: 'left', isSort: true, width: 160 },
  { dataKey: 'impression', titleName: 'Impressions', unit: 't', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', isSort: true },
];

const rows = [
  { city: 'Beijing', impression: 96210, cost: '6421.68' },
  { city: 'Guangzhou', impression: 71802, cost: '4064.67' },
  { city: 'Hangzhou', impression: 40366, cost: null },
  { city: 'Shanghai', impression: 88140, cost: '15048.20' },
  { city: 'Shenzhen', impression: 64518, cost: '3288.32' },
];

export function ClientMode() {
  const [position, setPosition] = useState({ page: 1, size: 3 });
  return (
    <ReportTable
      caption="Cost by city"
      language="en"
      height="auto"
      titleInfos={titleInfos}
      rows={rows}
      mode="client"
      defaultSort={{ dataKey: 'cost', direction: 'desc' }}
      pagination={{ ...position, sizes: [3, 10], onChange: setPosition }}
    />
  );
}
