/** Charts that load ECharts (an optional peer) when first shown. */
export { TrendChart, type TrendChartProps } from './components/trend-chart/trend-chart';
export { trendChartLabels, type TrendChartLabels } from './components/trend-chart/labels';
export { compactTick, type CompactTickOptions } from './components/trend-chart/compact-tick';
export type { ChartLanguage, TrendMarks, TrendPoint, TrendSeries } from './components/trend-chart/types';
