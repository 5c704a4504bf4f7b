import type { ImportAnswers } from '@meridian/api-client/contract';
import { normalizeText } from './normalize-text';

/** An account to which rows of the file can belong. */
export interface KnownAccount {
  accountId: number;
  accountNo: string;
  accountName: string;
  /** ISO 4217 code, for rows without a currency. */
  currency: string;
}

/** Id of the question about rows that name no account. */
export const missingAccountId = 'account_missing';

/** Options that determine the account of a row. */
export interface AccountOptions {
  /** The selected account, and all accounts to which rows of the file can belong. */
  accountId: number;
  accounts: readonly KnownAccount[];
  answers: ImportAnswers;
}

/** The account that was selected for the file. */
export function selectedAccount({ accounts, accountId }: AccountOptions): KnownAccount {
  const account = accounts.find((one) => one.accountId === accountId);
  if (!account) throw new RangeError('the selected account is unknown');
  return account;
}

/**
 * Account of rows that name it (name and number joined by a tab; `''` for none), according to the user's choice: `skip`
 * omits the rows; undefined for an unknown account.
 */
export function accountFor(named: string, options: AccountOptions): KnownAccount | 'skip' | undefined {
  const { choices } = options.answers;
  if (named === '') {
    const isChosen = options.answers.fileAccounts !== 'named' || choices[missingAccountId] === 'chosen';
    return isChosen ? selectedAccount(options) : undefined;
  }
  const known = findAccount(named, options.accounts);
  if (known)
    return choices[`account_differs:${labelOf(named)}`] === 'chosen' ? selectedAccount(options) : known;
  const choice = choices[`account_unknown:${labelOf(named)}`];
  // a new account does not exist until the import is applied
  if (choice === 'skip' || choice === 'create') return 'skip';
  return choice === 'chosen' ? selectedAccount(options) : undefined;
}

/** Finds an account by name or number. */
export function findAccount(named: string, accounts: readonly KnownAccount[]): KnownAccount | undefined {
  const parts = named.split('\t').map(comparedName);
  return accounts.find(
    ({ accountNo, accountName }) =>
      parts.includes(comparedName(accountNo)) || parts.includes(comparedName(accountName)),
  );
}

const maxLabelLength = 150;

/** Display text of an account: its name, otherwise its number. */
export const labelOf = (named: string): string => (named.split('\t')[0] ?? '').slice(0, maxLabelLength);

/** Normalizes numbers: `123-456-7890` and `1234567890` are equal. */
const comparedName = (text: string) =>
  normalizeText(text)
    .replace(/[\s-]+/g, '')
    .toLowerCase();
