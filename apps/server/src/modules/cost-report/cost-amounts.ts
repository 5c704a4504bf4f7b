import type Big from 'big.js';

/** An exact amount; null if there is no data. */
export type Amount = Big | null;

/** Amounts that are summed from channels to accounts, companies, customers and currencies. */
export interface CostAmounts {
  cost: Amount;
  /** Cost by step of the period. */
  steps: readonly Amount[];
  /** Cost of the comparison period. */
  previous: Amount;
  /** Cost of the sample days for the forecast. */
  samples: readonly Amount[];
  /** Expected cost of the whole period. */
  forecast: Amount;
  /** Budget and its progress, see `BudgetAmounts`. */
  budget: Amount;
  expected: Amount;
  lacksBudget: boolean;
}

/** Sum of amounts; null only if all of them are. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce<Amount>((sum, amount) => {
    if (sum === null || amount === null) return sum ?? amount;
    return sum.plus(amount);
  }, null);
}

/** Sums each amount. All lists must have the same length. */
export function sumCosts(parts: readonly CostAmounts[]): CostAmounts {
  const listOf = (key: 'steps' | 'samples') =>
    (parts[0]?.[key] ?? []).map((_, index) => sumAmounts(parts.map((part) => part[key][index] ?? null)));
  const sumOf = (key: 'cost' | 'previous' | 'forecast' | 'budget' | 'expected') =>
    sumAmounts(parts.map((part) => part[key]));
  return {
    cost: sumOf('cost'),
    steps: listOf('steps'),
    previous: sumOf('previous'),
    samples: listOf('samples'),
    forecast: sumOf('forecast'),
    budget: sumOf('budget'),
    expected: sumOf('expected'),
    lacksBudget: parts.some(({ lacksBudget }) => lacksBudget),
  };
}

/** Plain decimal text, as reports write money; null without data. */
export function amountText(amount: Amount): string | null {
  return amount === null ? null : amount.toFixed();
}
