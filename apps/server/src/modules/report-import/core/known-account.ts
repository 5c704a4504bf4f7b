import type { ImportAnswers } from '@meridian/api-client/contract';
import { unified } from './unified';

/** An account that the file's rows can belong to. */
export interface KnownAccount {
  accountId: number;
  accountNo: string;
  accountName: string;
  /** ISO 4217 code, for rows without one. */
  currency: string;
}

/** The id of the question about rows that name no account. */
export const missingAccountId = 'account_missing';

/** What decides the account of a row. */
export interface AccountOptions {
  /** The chosen account, and all accounts that rows of the file can belong to. */
  accountId: number;
  accounts: readonly KnownAccount[];
  answers: ImportAnswers;
}

/** The account that was chosen for the file. */
export function chosenAccount({ accounts, accountId }: AccountOptions): KnownAccount {
  const account = accounts.find((one) => one.accountId === accountId);
  if (!account) throw new RangeError('the chosen account is not among the accounts');
  return account;
}

/**
 * The account of rows that name it (name and number joined by a tab; `''` for none), with what a person decided: `skip`
 * leaves the rows out; undefined for an unknown account.
 */
export function accountFor(named: string, options: AccountOptions): KnownAccount | 'skip' | undefined {
  const { choices } = options.answers;
  if (named === '') {
    const isChosen = options.answers.fileAccounts !== 'named' || choices[missingAccountId] === 'chosen';
    return isChosen ? chosenAccount(options) : undefined;
  }
  const known = findAccount(named, options.accounts);
  if (known)
    return choices[`account_differs:${labelOf(named)}`] === 'chosen' ? chosenAccount(options) : known;
  const choice = choices[`account_unknown:${labelOf(named)}`];
  // an account that is to be created does not exist before the import is booked
  if (choice === 'skip' || choice === 'create') return 'skip';
  return choice === 'chosen' ? chosenAccount(options) : undefined;
}

/** The account with the name or number. */
export function findAccount(named: string, accounts: readonly KnownAccount[]): KnownAccount | undefined {
  const parts = named.split('\t').map(comparedName);
  return accounts.find(
    ({ accountNo, accountName }) =>
      parts.includes(comparedName(accountNo)) || parts.includes(comparedName(accountName)),
  );
}

const maxLabelLength = 150;

/** What a person calls the account: its name, else its number. */
export const labelOf = (named: string): string => (named.split('\t')[0] ?? '').slice(0, maxLabelLength);

/** `123-456-7890` and `1234567890` are one number. */
const comparedName = (text: string) =>
  unified(text)
    .replace(/[\s-]+/g, '')
    .toLowerCase();
