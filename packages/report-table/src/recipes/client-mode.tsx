import { useState } from 'react';
import { ReportTable, type TitleInfo } from '../index';

const columns = (city: string, impression: string, cost: string): TitleInfo[] => [
  { dataKey: 'city', titleName: city, fixed: 'left', isSort: true, width: 160 },
  { dataKey: 'impression', titleName: impression, unit: 't', isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥', isSort: true },
];

const texts = {
  en: { caption: 'Cost by city', titleInfos: columns('City', 'Impressions', 'Cost') },
  cn: { caption: '各城市消费', titleInfos: columns('城市', '展现', '消费') },
  tw: { caption: '各城市費用', titleInfos: columns('城市', '曝光', '費用') },
};

const rows = [
  { city: 'Beijing', impression: 96210, cost: '6421.68' },
  { city: 'Guangzhou', impression: 71802, cost: '4064.67' },
  { city: 'Hangzhou', impression: 40366, cost: null },
  { city: 'Shanghai', impression: 88140, cost: '15048.20' },
  { city: 'Shenzhen', impression: 64518, cost: '3288.32' },
];

export function ClientMode({ language = 'en' }: { language?: keyof typeof texts }) {
  const [position, setPosition] = useState({ page: 1, size: 3 });
  return (
    <ReportTable
      {...texts[language]}
      language={language}
      height="auto"
      rows={rows}
      mode="client"
      defaultSort={{ dataKey: 'cost', direction: 'desc' }}
      pagination={{ ...position, sizes: [3, 10], onChange: setPosition }}
    />
  );
}
