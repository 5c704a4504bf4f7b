import { expect, it } from 'vitest';
import { differenceText } from './difference';

const money = (value: number) => `￥${value.toFixed(2)}`;

it.each([
  [120, 100, '+￥20.00 (+20.0%)'],
  [80, 100, '−￥20.00 (−20.0%)'],
  [100, 100, '￥0.00 (0.0%)'],
  [100.001, 100, '￥0.00 (0.0%)'],
  [5, 0, '+￥5.00'],
  [0, 5, '−￥5.00 (−100.0%)'],
  [-2, -4, '+￥2.00 (+50.0%)'],
  [null, 5, null],
  [5, null, null],
  [undefined, 5, null],
])('formats the difference of %j and %j: %s', (value, previous, text) => {
  expect(differenceText(value, previous, money)).toBe(text);
});
