/** State of a balance: `empty` at 0 or less, `low` below one day of cost, `unknown` without data. */
export type BalanceState = 'fine' | 'low' | 'empty' | 'unknown';

/** State of a balance, compared with the cost of the last full day. Both are decimal text in one currency, null if unknown. */
export function balanceState({
  balance,
  lastDayCost,
}: {
  balance: string | null;
  lastDayCost: string | null;
}): BalanceState {
  if (balance === null) return 'unknown';
  const amount = Number(balance);
  if (amount <= 0) return 'empty';
  return lastDayCost !== null && amount < Number(lastDayCost) ? 'low' : 'fine';
}
