import { TrendChart } from './trend-chart';

const points = ['Nov 16', 'Nov 17', 'Nov 18', 'Nov 19', 'Nov 20'].map((label) => ({
  label,
  fullLabel: `${label}, 2026`,
}));

export function TrendChartExample() {
  return (
    <TrendChart
      title="Clicks by day"
      points={points}
      series={[{ name: 'Clicks', kind: 'main', values: [2_310, 2_544, 2_201, 2_690, 2_812] }]}
      formatValue={(value) => value.toLocaleString('en-US')}
    />
  );
}
