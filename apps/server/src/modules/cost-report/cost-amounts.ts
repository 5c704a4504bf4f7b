import type Big from 'big.js';

/** An exact amount; null where there are no data. */
export type Amount = Big | null;

/** What is added up from channels to accounts, companies, customers and currencies. */
export interface CostAmounts {
  cost: Amount;
  /** By step of the range. */
  steps: readonly Amount[];
  /** Cost of the range that is compared with. */
  previous: Amount;
  /** Cost of the days that a forecast is made from. */
  samples: readonly Amount[];
  /** Cost of the whole range as it is expected. */
  forecast: Amount;
  /** What it may cost, see `BudgetAmounts`. */
  budget: Amount;
  expected: Amount;
  lacksBudget: boolean;
}

/** The sum of amounts: without data only where all of them are. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce<Amount>((sum, amount) => {
    if (sum === null || amount === null) return sum ?? amount;
    return sum.plus(amount);
  }, null);
}

/** The sum of each amount. The lists of all have the same lengths. */
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

/** Its plain text, as the reports write money; null without data. */
export function amountText(amount: Amount): string | null {
  return amount === null ? null : amount.toFixed();
}
