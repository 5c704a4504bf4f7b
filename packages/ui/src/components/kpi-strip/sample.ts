import type { ChartLanguage } from '../trend-chart/types';
import type { KpiData } from './kpi-tile';

const names = {
  en: ['Cost', 'Impressions', 'Clicks', 'CTR', 'Avg. CPC', 'Conversions'],
  cn: ['消费', '展现', '点击', '点击率', '平均点击价格', '转化'],
  tw: ['費用', '曝光', '點擊', '點閱率', '平均單次點擊費用', '轉換'],
} as const satisfies Record<ChartLanguage, readonly string[]>;

/** Six KPIs of a week, for stories. */
export function sampleKpis(language: ChartLanguage = 'en'): KpiData[] {
  const spoken = {
    en: (way: 'up' | 'down', text: string) => `${way} ${text}`,
    cn: (way: 'up' | 'down', text: string) => `${way === 'up' ? '上升' : '下降'} ${text}`,
    tw: (way: 'up' | 'down', text: string) => `${way === 'up' ? '上升' : '下降'} ${text}`,
  }[language];
  const [cost, impressions, clicks, ctr, cpc, conversions] = names[language];
  const change = (text: string, tone: 'good' | 'neutral', direction: 'up' | 'down' = 'up') => ({
    text,
    tone,
    direction,
    spoken: spoken(direction, text),
  });
  return [
    {
      id: 'cost',
      label: cost,
      value: '￥107,353.94',
      change: change('6.4%', 'neutral'),
      trend: [18.4, 13, 15.3, 16.4, 13.9, 14.3, 15.9],
    },
    {
      id: 'impressions',
      label: impressions,
      value: '585,508',
      change: change('11.2%', 'neutral'),
      trend: [99, 70, 74, 88, 80, 80, 86],
    },
    {
      id: 'clicks',
      label: clicks,
      value: '33,211',
      change: change('13.7%', 'good'),
      trend: [56, 40, 46, 51, 44, 44, 50],
    },
    {
      id: 'ctr',
      label: ctr,
      value: '5.67%',
      change: change('2.2%', 'good'),
      trend: [5.6, 5.5, 5.9, 5.7, 5.4, 5.4, 5.7],
    },
    {
      id: 'cpc',
      label: cpc,
      value: '￥3.23',
      change: change('4.1%', 'good', 'down'),
      trend: [3.2, 3.1, 3.4, 3.2, 3.2, 3.3, 3.2],
    },
    {
      id: 'conversions',
      label: conversions,
      value: '1,142',
      change: change('9.3%', 'good'),
      trend: [180, 120, 165, 172, 170, 155, 176],
    },
  ];
}
