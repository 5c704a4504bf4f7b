import type { AccountBalance } from '@meridian/api-client/contract';

/** The common values of all rows of an account table, shown in its header. */
export interface CommonValues {
  /** ISO 4217 code; null if there are several. */
  currency: string | null;
  /** The latest of the last full days, which applies to all rows that do not name another one; null if none is known. */
  lastDay: string | null;
}

/** Finds the common values of the rows. */
export function findCommonValues(
  accounts: readonly Pick<AccountBalance, 'currency' | 'lastDay'>[],
): CommonValues {
  const [currency = null, ...others] = new Set(accounts.map((account) => account.currency));
  const days = accounts.flatMap(({ lastDay }) => lastDay ?? []);
  return { currency: others.length > 0 ? null : currency, lastDay: days.sort().at(-1) ?? null };
}
