import type { AccountBalance } from '@meridian/api-client/contract';

/** What all rows of a table of accounts have in common, and so can be said in its head. */
export interface TableFacts {
  /** ISO 4217 code; null where several meet. */
  currency: string | null;
  /** The latest of the last full days, which all rows have that do not name another; null where none is known. */
  lastDay: string | null;
}

/** Reads what the rows have in common. */
export function tableFacts(accounts: readonly Pick<AccountBalance, 'currency' | 'lastDay'>[]): TableFacts {
  const [currency = null, ...others] = new Set(accounts.map((account) => account.currency));
  const days = accounts.flatMap(({ lastDay }) => lastDay ?? []);
  return { currency: others.length > 0 ? null : currency, lastDay: days.sort().at(-1) ?? null };
}
