import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { budgetAmounts, monthsOf, paceOf } from './pace';

const big = (value: number | null) => (value === null ? null : new Big(value));
const months = monthsOf({ beginDate: '2026-10-01', endDate: '2026-11-30' }, '2026-11-20');

function budgetOf(
  budgets: readonly (number | null)[],
  costs: readonly (number | null)[] = [0, 0],
  forecast: number | null = null,
) {
  const { budget, expected, lacksBudget } = budgetAmounts({
    months,
    budgets: budgets.map(big),
    costs: costs.map(big),
    forecast: big(forecast),
  });
  return [budget?.toFixed() ?? null, expected?.toFixed() ?? null, lacksBudget];
}

describe('the budget of several months', () => {
  it('is the sum, and expects all of a past month and a part of the current one', () => {
    expect(months.map(({ pastDays, dayCount }) => [pastDays, dayCount])).toEqual([
      [31, 31],
      [20, 30],
    ]);
    expect(budgetOf([100, 300])).toEqual(['400', '300', false]);
  });

  it('is null, not 0, without any', () => {
    expect(budgetOf([null, null])).toEqual([null, null, false]);
    expect(budgetOf([0, null])).toEqual(['0', '0', false]);
  });

  it('is missing if a month has cost or will have some', () => {
    expect(budgetOf([null, 300], [5, 0], 5)).toEqual(['300', '200', true]);
    expect(budgetOf([100, null], [5, 0], 5)).toEqual(['100', '100', false]);
    expect(budgetOf([100, null], [5, 0], 9)).toEqual(['100', '100', true]);
  });
});

describe('the pace of a forecast', () => {
  it.each([
    [103, 'on'],
    [103.01, 'over'],
    [85, 'on'],
    [84.99, 'under'],
  ])('of %d to a budget of 100 is %s', (forecast, pace) => {
    expect(paceOf(new Big(forecast), new Big(100)).pace).toBe(pace);
  });

  it('is null without a forecast, and for no budget or a budget of 0', () => {
    const unknown = { deviation: null, pace: null };
    expect(paceOf(null, new Big(1))).toEqual(unknown);
    expect(paceOf(new Big(1), null)).toEqual(unknown);
    expect(paceOf(new Big(1), new Big(0))).toEqual(unknown);
  });
});
