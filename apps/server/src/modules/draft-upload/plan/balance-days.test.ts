import { expect, it } from 'vitest';
import { balanceDays } from './balance-days';

const costs = (...known: string[]) => [...Array<null>(7 - known.length).fill(null), ...known];

it.each([
  ['both costs', '1000.00', costs('100.00', '300.00'), '50.00', '4.0'],
  ['the budget alone, without data of the last days', '1000.00', costs(), '300.00', '3.3'],
  [
    'the last days alone, when the draft costs nothing more',
    '1000.00',
    costs('0.00', '100.00'),
    '0.00',
    '20.0',
  ],
  ['a budget that is reduced', '1000.00', costs('100.00'), '-50.00', '20.0'],
  ['nothing that is left', '-5.00', costs('100.00'), '50.00', '0.0'],
  ['no cost', '1000.00', costs('0.00'), '0.00', null],
  ['more that is saved than was spent', '1000.00', costs('10.00'), '-50.00', null],
  ['an unknown balance', null, costs('100.00'), '50.00', null],
  ['an unlimited budget', '1000.00', costs('100.00'), null, null],
])('computes the days left with %s', (_what, balance, lastDays, newDailyBudget, expected) => {
  expect(balanceDays({ balance, lastDays }, newDailyBudget)).toBe(expected);
});
