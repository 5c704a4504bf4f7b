import type { LineSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { niceAxis } from './nice-axis';
import type { TrendPoint, TrendSeries } from './types';

export interface ChartOptionInput {
  points: readonly TrendPoint[];
  series: readonly TrendSeries[];
  formatTick: (value: number) => string;
  /** CSS font family, used to measure the ticks. */
  fontFamily: string;
}

/**
 * The chart's options for ECharts. Colours are `var()` references to the tokens: the browser resolves them in the SVG,
 * so that theme and print need no redraw.
 */
export function chartOption({ points, series, formatTick, fontFamily }: ChartOptionInput): EChartsCoreOption {
  const { min, max, step } = niceAxis(series.flatMap(({ values }) => values.slice(0, points.length)));
  const ticks = { color: 'var(--meridian-chart-axis)', fontSize: 11, fontFamily };
  return {
    animation: false,
    // the last tick has tabular digits, which are wider than the measured ones
    grid: { left: 0, right: 4, top: 8, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => label),
      boundaryGap: points.length === 1,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...ticks, margin: 8, hideOverlap: true, showMinLabel: true, showMaxLabel: true },
    },
    yAxis: {
      type: 'value',
      min,
      max,
      interval: step,
      axisLabel: { ...ticks, margin: 8, formatter: formatTick },
      splitLine: { lineStyle: { color: 'var(--meridian-chart-grid)', width: 1 } },
    },
    // the comparison first: the main line is drawn over it
    series: [...series]
      .sort((a, b) => Number(a.kind === 'main') - Number(b.kind === 'main'))
      .map((line) => lineOption(line, points.length)),
  };
}

function lineOption({ name, kind, values }: TrendSeries, count: number): LineSeriesOption {
  const isMain = kind === 'main';
  const colour = isMain ? 'var(--meridian-series-1)' : 'var(--meridian-series-rest)';
  return {
    type: 'line',
    name,
    data: Array.from({ length: count }, (_, index) => {
      const value = values[index] ?? null;
      return value !== null && isAlone(values, index)
        ? { value, symbol: 'circle', symbolSize: isMain ? 7 : 5 }
        : value;
    }),
    silent: true,
    symbol: 'none',
    showAllSymbol: true,
    sampling: 'lttb',
    connectNulls: false,
    emphasis: { disabled: true },
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: isMain ? 2 : 1.5, type: isMain ? 'solid' : [4, 4], join: 'round' },
    ...(isMain && { areaStyle: { color: colour, opacity: 0.09, origin: 'start' as const } }),
  };
}

/** No line reaches a value between two gaps, so it needs a dot. */
function isAlone(values: readonly (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}
