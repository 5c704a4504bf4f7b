import type { ChartLanguage } from './types';

/** Values of the summary. Dates and numbers are already formatted. */
export interface TrendSummaryTexts {
  title: string;
  from: string;
  to: string;
  lowest: string;
  lowestAt: string;
  highest: string;
  highestAt: string;
  last: string;
}

/** Every text of the chart. A host may replace single ones. */
export interface TrendChartLabels {
  viewAsTable: string;
  viewAsChart: string;
  /** Head of the table's first column. */
  date: string;
  /** Head of the column with the comparison's own dates. */
  comparisonDate: string;
  difference: string;
  loading: string;
  failed: string;
  retry: string;
  /** Shown when the chart has no values. */
  empty: string;
  /** The chart in one sentence. */
  summary: (texts: TrendSummaryTexts) => string;
  /** The same for a single step. */
  singleSummary: (texts: Pick<TrendSummaryTexts, 'title' | 'last' | 'to'>) => string;
}

const cn: TrendChartLabels = {
  viewAsTable: '以表格查看',
  viewAsChart: '以图表查看',
  date: '日期',
  comparisonDate: '对比日期',
  difference: '差值',
  loading: '图表加载中',
  failed: '图表加载失败，以下为图表的数据。',
  retry: '重试',
  empty: '所选时间内没有数据',
  summary: ({ title, from, to, lowest, lowestAt, highest, highestAt, last }) =>
    `${title}：${from} 至 ${to}，最低 ${lowest}（${lowestAt}），最高 ${highest}（${highestAt}），最新 ${last}。`,
  singleSummary: ({ title, last, to }) => `${title}：${to} 为 ${last}。`,
};

const en: TrendChartLabels = {
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  date: 'Date',
  comparisonDate: 'Compared with',
  difference: 'Difference',
  loading: 'Loading the chart',
  failed: 'Couldn’t load the chart. Here’s its data.',
  retry: 'Try again',
  empty: 'No data for these dates',
  summary: ({ title, from, to, lowest, lowestAt, highest, highestAt, last }) =>
    `${title}, ${from} to ${to}: lowest ${lowest} on ${lowestAt}, highest ${highest} on ${highestAt}, latest ${last}.`,
  singleSummary: ({ title, last, to }) => `${title}: ${last} on ${to}.`,
};

const tw: TrendChartLabels = {
  viewAsTable: '以表格查看',
  viewAsChart: '以圖表查看',
  date: '日期',
  comparisonDate: '比較日期',
  difference: '差異',
  loading: '圖表載入中',
  failed: '無法載入圖表，以下為圖表的資料。',
  retry: '再試一次',
  empty: '所選期間沒有資料',
  summary: ({ title, from, to, lowest, lowestAt, highest, highestAt, last }) =>
    `${title}：${from} 至 ${to}，最低 ${lowest}（${lowestAt}），最高 ${highest}（${highestAt}），最新 ${last}。`,
  singleSummary: ({ title, last, to }) => `${title}：${to} 為 ${last}。`,
};

/** Texts of the chart by language of the interface. */
export const trendChartLabels = { cn, en, tw } as const satisfies Record<ChartLanguage, TrendChartLabels>;
