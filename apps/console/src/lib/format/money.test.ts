import { expect, it } from 'vitest';
import { formatMoney } from './money';

it.each([
  ['1234.5', 'CNY', '￥1,234.50'],
  ['-5', 'CNY', '-￥5.00'],
  ['54117.86', 'INR', '₹54,117.86'],
  ['1', '???', '???1.00'],
  [null, 'CNY', '--'],
])('writes %s in %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
