import { useState } from 'react';
import { KpiStrip } from './kpi-strip';

const texts = {
  en: {
    label: 'Key metrics',
    cost: 'Cost',
    clicks: 'Clicks',
    ctr: 'CTR',
    chartOf: 'The chart of this metric: ',
  },
  cn: { label: '关键指标', cost: '消费', clicks: '点击', ctr: '点击率', chartOf: '该指标的图表：' },
  tw: { label: '關鍵指標', cost: '費用', clicks: '點擊', ctr: '點閱率', chartOf: '此指標的圖表：' },
};

const metrics = [
  { id: 'cost', value: '￥107,353.94', trend: [18.4, 13, 15.3, 16.4, 13.9, 14.3, 15.9] },
  { id: 'clicks', value: '33,211', trend: [56, 40, 46, 51, 44, 44, 50] },
  { id: 'ctr', value: '5.67%', trend: [5.6, 5.5, 5.9, 5.7, 5.4, 5.4, 5.7] },
] as const;

export function KpiStripExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [selected, setSelected] = useState<string | null>('cost');
  const kpis = metrics.map((metric) => ({ ...metric, label: text[metric.id] }));
  const label = kpis.find(({ id }) => id === selected)?.label;
  return (
    <KpiStrip labels={{ kpis: text.label }} kpis={kpis} selected={selected} onSelectedChange={setSelected}>
      {label && (
        <p className="p-4">
          {text.chartOf}
          {label}
        </p>
      )}
    </KpiStrip>
  );
}
