import { expect, it } from 'vitest';
import { balanceState } from './balance-state';

it.each([
  ['100.00', '100.00', 'fine'],
  ['99.99', '100.00', 'low'],
  ['0.00', '0.00', 'empty'],
  ['-3.10', null, 'empty'],
  ['0.01', null, 'fine'],
  [null, '100.00', 'unknown'],
])('a balance of %s at a daily cost of %s is %s', (balance, lastDayCost, state) => {
  expect(balanceState({ balance, lastDayCost })).toBe(state);
});
