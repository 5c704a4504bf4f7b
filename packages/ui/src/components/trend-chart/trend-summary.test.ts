import { describe, expect, it } from 'vitest';
import { trendChartLabels } from './labels';
import { trendFacts, trendSummary } from './trend-summary';
import type { TrendPoint } from './types';

describe('trendFacts', () => {
  it('finds the first and last values and the first of equal extremes, past the gaps', () => {
    expect(trendFacts([null, 3, 1, 5, 1, 5, null])).toEqual({
      lowest: { index: 2, value: 1 },
      highest: { index: 3, value: 5 },
      last: { index: 5, value: 5 },
    });
  });
  it.each([[[]], [[null, null]]])('returns null without a value: %j', (values) => {
    expect(trendFacts(values)).toBeNull();
  });
});

describe('trendSummary', () => {
  const points: TrendPoint[] = [
    { label: 'Sat 14', fullLabel: 'Nov 14' },
    { label: 'Sun 15' },
    { label: 'Mon 16' },
  ];
  const summary = (language: 'cn' | 'en' | 'tw', values: (number | null)[], count = 3) =>
    trendSummary({
      title: 'Cost',
      points: points.slice(0, count),
      series: [
        { name: 'Before', kind: 'comparison', values: [900, 900, 900] },
        { name: 'Now', kind: 'main', values },
      ],
      formatValue: (value) => `￥${value}`,
      labels: trendChartLabels[language],
    });

  it.each([
    ['en', 'Cost, Nov 14 to Mon 16: lowest ￥1 on Sun 15, highest ￥4 on Nov 14, latest ￥2.'],
    ['cn', 'Cost：Nov 14 至 Mon 16，最低 ￥1（Sun 15），最高 ￥4（Nov 14），最新 ￥2。'],
    ['tw', 'Cost：Nov 14 至 Mon 16，最低 ￥1（Sun 15），最高 ￥4（Nov 14），最新 ￥2。'],
  ] as const)('describes the main series in one sentence: %s', (language, text) => {
    expect(summary(language, [4, 1, 2])).toBe(text);
  });
  it('describes a single step by its value', () => {
    expect(summary('en', [4], 1)).toBe('Cost: ￥4 on Nov 14.');
  });
  it('ignores values past the last step', () => {
    expect(summary('en', [4, 1, 2, 99])).not.toContain('99');
  });
  it('describes a series without values', () => {
    expect(summary('en', [null])).toBe('Cost: No data for these dates');
  });
});
