/** What a balance means: `empty` at 0 or less, `low` under one day of cost, `unknown` when it is not known. */
export type BalanceState = 'fine' | 'low' | 'empty' | 'unknown';

/** Judges a balance by the cost of the last full day. Both are decimal text in one currency, null when not known. */
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
