import type { AccountBalance } from '@meridian/api-client/contract';
import Big from 'big.js';

/**
 * Days that a balance lasts when each day costs what the known of the last days did on average, and `newDailyBudget` more. Nothing is left of
 * a balance below 0.
 *
 * Units:  decimal texts of one currency; the result has one decimal. Null while the balance is unknown, the budget unlimited, or nothing
 *         costs anything.
 */
export function balanceDays(
  { balance, lastDays }: Pick<AccountBalance, 'balance' | 'lastDays'>,
  newDailyBudget: string | null,
): string | null {
  if (balance === null || newDailyBudget === null) return null;
  const known = lastDays.filter((cost) => cost !== null);
  const total = known.reduce((sum, cost) => sum.plus(cost), new Big(0));
  // multiplied before it is divided, so that nothing is rounded twice
  const days = new Big(Math.max(known.length, 1));
  const cost = total.plus(new Big(newDailyBudget).times(days));
  if (cost.lte(0)) return null;
  const left = new Big(balance);
  return (left.lt(0) ? new Big(0) : left.times(days).div(cost)).toFixed(1);
}
