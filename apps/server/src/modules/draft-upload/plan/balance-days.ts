import type { AccountBalance } from '@meridian/api-client/contract';
import Big from 'big.js';

/**
 * Days left if each day costs the average of the known recent days plus `newDailyBudget`. A negative balance lasts 0
 * days.
 *
 * Units: decimal texts in one currency; the result has one decimal. Null if the balance is unknown, the budget is
 * unlimited, or there is no cost.
 */
export function balanceDays(
  { balance, lastDays }: Pick<AccountBalance, 'balance' | 'lastDays'>,
  newDailyBudget: string | null,
): string | null {
  if (balance === null || newDailyBudget === null) return null;
  const known = lastDays.filter((cost) => cost !== null);
  const total = known.reduce((sum, cost) => sum.plus(cost), new Big(0));
  // multiplied before dividing, to avoid rounding twice
  const days = new Big(Math.max(known.length, 1));
  const cost = total.plus(new Big(newDailyBudget).times(days));
  if (cost.lte(0)) return null;
  const left = new Big(balance);
  return (left.lt(0) ? new Big(0) : left.times(days).div(cost)).toFixed(1);
}
