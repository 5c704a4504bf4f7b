import { describe, expect, it } from 'vitest';
import { formatMetricChange, deltaText, metricChange, type HomeMetric } from './home-metrics';

describe('metrics of the home page', () => {
  it.each<[HomeMetric, string]>([
    ['cost', 'neutral'],
    ['impression', 'neutral'],
    ['click', 'good'],
    ['conversion', 'good'],
    ['ctr', 'good'],
    ['cpc', 'bad'],
  ])('shows a rise of %s as %s', (metric, tone) => {
    expect(formatMetricChange(metricChange(metric, '2', '1'), 'en')).toEqual({
      text: '100.0%',
      spoken: 'up 100.0 percent',
      direction: 'up',
      tone,
    });
  });

  it('shows a word if there is no percentage, and nothing if the values cannot be compared', () => {
    expect(formatMetricChange(metricChange('click', '5', '0'), 'cn')).toMatchObject({
      text: '新增',
      direction: 'up',
    });
    expect(formatMetricChange(metricChange('click', '0', '5'), 'tw')).toMatchObject({
      text: '已停止',
      direction: 'down',
    });
    expect(formatMetricChange(metricChange('cost', null, '5'), 'en')).toBeNull();
    expect(formatMetricChange(metricChange('cost', '5', null), 'en')).toBeNull();
    expect(formatMetricChange(metricChange('cost', null, null), 'en')).toBeNull();
  });

  it.each<[HomeMetric, string, string, string, string]>([
    ['cost', '3704.5', '2500.5', 'CNY', '+￥1,204.00'],
    ['cpc', '2', '3.08', 'USD', '\u2212$1.08'],
    ['click', '266', '532', 'CNY', '\u2212266'],
    ['ctr', '0.04', '0.0492', 'CNY', '\u22120.92 pt'],
    ['cost', '1', '1', 'CNY', '￥0.00'],
  ])('writes the change of %s from %3$s to %2$s', (metric, value, previous, currency, text) => {
    const change = metricChange(metric, value, previous);
    expect(change && deltaText(metric, change, currency)).toBe(text);
  });
});
