import { expect, it } from 'vitest';
import { chartOption } from './chart-option';
import type { TrendSeries } from './types';

const points = ['a', 'b', 'c', 'd'].map((label) => ({ label }));
const optionOf = (series: readonly TrendSeries[], count = points.length) =>
  chartOption({ points: points.slice(0, count), series, formatTick: String, fontFamily: 'Inter' });

it('draws the comparison below the main line, whatever their order', () => {
  const series: TrendSeries[] = [
    { name: 'Now', kind: 'main', values: [1, 2, 3, 4] },
    { name: 'Before', kind: 'comparison', values: [4, 3, 2, 1] },
  ];
  for (const order of [series, [...series].reverse()])
    expect(optionOf(order)).toMatchObject({ series: [{ name: 'Before' }, { name: 'Now' }] });
});

it('draws a dot only for a value between gaps', () => {
  expect(optionOf([{ name: 'Now', kind: 'main', values: [1, null, 3, null] }])).toMatchObject({
    series: [{ data: [{ value: 1, symbol: 'circle' }, null, { value: 3, symbol: 'circle' }, null] }],
  });
  expect(optionOf([{ name: 'Now', kind: 'main', values: [1, 2, null, null] }])).toMatchObject({
    series: [{ data: [1, 2, null, null] }],
  });
});

it('fills missing values with gaps and drops values past the last step', () => {
  const series: TrendSeries[] = [
    { name: 'Now', kind: 'main', values: [1, 2, 3, 4, 1000] },
    { name: 'Before', kind: 'comparison', values: [1, 2] },
  ];
  expect(optionOf(series)).toMatchObject({
    series: [{ data: [1, 2, null, null] }, { data: [1, 2, 3, 4] }],
    yAxis: { max: 4 },
  });
});

it('centres a single step', () => {
  expect(optionOf([{ name: 'Now', kind: 'main', values: [1] }], 1)).toMatchObject({
    xAxis: { boundaryGap: true },
  });
  expect(optionOf([{ name: 'Now', kind: 'main', values: [1] }], 2)).toMatchObject({
    xAxis: { boundaryGap: false },
  });
});
