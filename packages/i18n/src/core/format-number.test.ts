import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it.each([
  [0, '0'],
  [-1_351, '-1,351'],
  [12_345_678, '12,345,678'],
  [1_234.5678, '1,234.5678'],
  [0.1, '0.1'],
])('shows %d as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});
