import { TrendChart } from './trend-chart';

const texts = {
  en: { title: 'Clicks by day', clicks: 'Clicks', dayOf: (day: number) => `Nov ${day}` },
  cn: { title: '每日点击', clicks: '点击', dayOf: (day: number) => `11 月 ${day} 日` },
  tw: { title: '每日點擊', clicks: '點擊', dayOf: (day: number) => `11 月 ${day} 日` },
};

const days = [16, 17, 18, 19, 20];

export function TrendChartExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const points = days.map((day) => ({ label: text.dayOf(day), fullLabel: text.dayOf(day) }));
  return (
    <TrendChart
      title={text.title}
      points={points}
      series={[{ name: text.clicks, kind: 'main', values: [2_310, 2_544, 2_201, 2_690, 2_812] }]}
      language={language}
      formatValue={(value) => value.toLocaleString('en-US')}
    />
  );
}
