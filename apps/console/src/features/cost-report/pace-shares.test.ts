import { expect, it } from 'vitest';
import { paceShares } from './pace-shares';

const values = { budget: '200', cost: '100', used: '0.5', expected: '120', forecast: '150' };

it('are relative to the budget', () => {
  expect(paceShares(values)).toEqual({ used: 0.5, expected: 0.6, forecast: 0.75 });
  expect(paceShares({ ...values, forecast: null })).toMatchObject({ forecast: null });
});

it('do not exist without a budget, or if the server compares nothing with it', () => {
  expect(paceShares({ ...values, budget: null, used: null })).toBeNull();
  expect(paceShares({ ...values, used: null })).toBeNull();
  expect(paceShares({ cost: '100' })).toBeNull();
});
