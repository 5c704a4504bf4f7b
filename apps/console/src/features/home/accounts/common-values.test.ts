import { expect, it } from 'vitest';
import { findCommonValues } from './common-values';

const row = (currency: string, lastDay: string | null) => ({ currency, lastDay });

it.each([
  [[], { currency: null, lastDay: null }],
  [[row('CNY', null), row('CNY', '2026-11-20')], { currency: 'CNY', lastDay: '2026-11-20' }],
  [[row('CNY', '2026-11-20'), row('JPY', '2026-11-19')], { currency: null, lastDay: '2026-11-20' }],
])('rows %j have %j in common', (rows, common) => {
  expect(findCommonValues(rows)).toEqual(common);
});
