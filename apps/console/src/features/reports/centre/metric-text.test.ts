import { describe, expect, it } from 'vitest';
import { metricChangeOf, metricNumber, formatWeekMetric } from './metric-text';

describe('the metrics of a week', () => {
  it.each([
    ['110600.42', 'cost', 'CNY', '￥110,600.42'],
    ['-5', 'cost', 'INR', '-₹5.00'],
    ['3.155', 'cpc', 'CNY', '￥3.16'],
    ['3.155', 'cpc', null, '3.16'],
    [null, 'cost', null, '--'],
    [null, 'cost', 'CNY', '--'],
    [612044, 'impression', 'CNY', '612,044'],
    ['0.0572', 'ctr', 'CNY', '5.72%'],
  ] as const)('writes %s of %s in %s as %s', (value, metric, currency, text) => {
    expect(formatWeekMetric(value, metric, currency)).toBe(text);
  });

  it.each([
    ['cost', 'neutral'],
    ['impression', 'neutral'],
    ['click', 'good'],
    ['ctr', 'good'],
    ['cpc', 'bad'],
    ['conversion', 'good'],
  ] as const)('shows a rise of %s as %s', (metric, tone) => {
    expect(metricChangeOf({ [metric]: '2' }, { [metric]: '1' }, metric)).toMatchObject({
      tone,
      direction: 'up',
    });
  });

  it('has no change without two values', () => {
    expect(metricChangeOf({ ctr: null }, { ctr: '0.1' }, 'ctr')).toBeNull();
    expect(metricChangeOf(null, null, 'cost')).toBeNull();
    expect(metricNumber({}, 'cost')).toBeNull();
  });
});
