import { expect, it } from 'vitest';
import { plottedValue, formatMetric } from './metrics';

it.each([
  ['cost', '33642.6', 'CNY', '￥33,642.60'],
  ['cost', '33642.6', 'JPY', '¥33,642.60'],
  ['cost', '33642.6', null, '--'],
  ['cpc', null, 'CNY', '--'],
  ['click', '11284', 'CNY', '11,284'],
  ['click', 11284, null, '11,284'],
  ['conversion', '12.5', 'CNY', '12.5'],
  ['ctr', '0.0572', 'CNY', '5.72%'],
] as const)('writes %s of %s in %s as %s', (key, value, currency, text) => {
  expect(formatMetric(key, value, currency)).toBe(text);
});

it('converts only numbers for charts', () => {
  expect([null, '', 'x', '1.5', 0].map(plottedValue)).toEqual([null, null, null, 1.5, 0]);
});
