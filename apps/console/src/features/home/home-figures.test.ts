import { describe, expect, it } from 'vitest';
import {
  changeText,
  deltaText,
  drawnFigure,
  figureChange,
  figureText,
  type HomeMetric,
} from './home-figures';

describe('figures of the home page', () => {
  it.each([
    ['cost', '33642.6', 'CNY', '￥33,642.60'],
    ['cost', '33642.6', 'JPY', '¥33,642.60'],
    ['cpc', null, 'CNY', '--'],
    ['click', '11284', 'CNY', '11,284'],
    ['conversion', '12.5', 'CNY', '12.5'],
    ['ctr', '0.0572', 'CNY', '5.72%'],
  ] as const)('writes %s of %s in %s as %s', (metric, value, currency, text) => {
    expect(figureText(metric, value, currency)).toBe(text);
  });

  it.each<[HomeMetric, string]>([
    ['cost', 'neutral'],
    ['impression', 'neutral'],
    ['click', 'good'],
    ['conversion', 'good'],
    ['ctr', 'good'],
    ['cpc', 'bad'],
  ])('judges a rise of %s as %s', (metric, tone) => {
    expect(changeText(figureChange(metric, '2', '1'), 'en')).toEqual({
      text: '100.0%',
      spoken: 'up 100.0 percent',
      direction: 'up',
      tone,
    });
  });

  it('has a word where there is no percent, and nothing where nothing can be compared', () => {
    expect(changeText(figureChange('click', '5', '0'), 'cn')).toMatchObject({
      text: '新增',
      direction: 'up',
    });
    expect(changeText(figureChange('click', '0', '5'), 'tw')).toMatchObject({
      text: '已停止',
      direction: 'down',
    });
    expect(changeText(figureChange('cost', null, '5'), 'en')).toBeNull();
    expect(changeText(figureChange('cost', '5', null), 'en')).toBeNull();
    expect(changeText(figureChange('cost', null, null), 'en')).toBeNull();
  });

  it.each<[HomeMetric, string, string, string, string]>([
    ['cost', '3704.5', '2500.5', 'CNY', '+￥1,204.00'],
    ['cpc', '2', '3.08', 'USD', '\u2212$1.08'],
    ['click', '266', '532', 'CNY', '\u2212266'],
    ['ctr', '0.04', '0.0492', 'CNY', '\u22120.92 pt'],
    ['cost', '1', '1', 'CNY', '￥0.00'],
  ])('writes the change of %s from %3$s to %2$s', (metric, value, previous, currency, text) => {
    const change = figureChange(metric, value, previous);
    expect(change && deltaText(metric, change, currency)).toBe(text);
  });

  it('draws numbers only', () => {
    expect(['1.5', '0', null, 'x'].map(drawnFigure)).toEqual([1.5, 0, null, null]);
  });
});
