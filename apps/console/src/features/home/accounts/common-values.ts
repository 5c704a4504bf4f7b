import type { AccountBalance } from '@meridian/api-client/contract';

/** The values that all rows of an account table have in common; its header shows them. */
export interface CommonValues {
  /** ISO 4217 code; null where there are several. */
  currency: string | null;
  /** The latest of the last full days, which all rows have that do not name another; null where none is known. */
  lastDay: string | null;
}

/** Finds the values that the rows have in common. */
export function findCommonValues(
  accounts: readonly Pick<AccountBalance, 'currency' | 'lastDay'>[],
): CommonValues {
  const [currency = null, ...others] = new Set(accounts.map((account) => account.currency));
  const days = accounts.flatMap(({ lastDay }) => lastDay ?? []);
  return { currency: others.length > 0 ? null : currency, lastDay: days.sort().at(-1) ?? null };
}
