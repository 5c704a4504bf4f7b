import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { plainStorage } from '../storage/plain-storage';
import { localStore } from '../storage/safe-storage';

/** Stands for all accounts of the user. */
export const allAccounts = 0;

interface CurrentAccount {
  /** 0 means all accounts of the user; null until the user's accounts are known. */
  accountId: number | null;
  setAccountId: (accountId: number | null) => void;
}

const key = 'curAccount';

const parseAccountId = (text: string | null) =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** The account that every view is about. Views subscribe, so that all of them follow a change at once. */
export const useCurrentAccount = create<CurrentAccount>()(
  persist((set) => ({ accountId: null, setAccountId: (accountId) => set({ accountId }) }), {
    name: key,
    partialize: ({ accountId }) => ({ accountId }),
    storage: plainStorage({
      store: localStore,
      parse: (text) => ({ accountId: parseAccountId(text) }),
      print: ({ accountId }) => (accountId === null ? null : String(accountId)),
    }),
  }),
);

/** The stored account if the user still has it, else the first one. */
export function accountInUse(stored: number | null, accounts: readonly { accountId: number }[]): number {
  const isKnown = accounts.some(({ accountId }) => accountId === stored);
  if (stored !== null && (isKnown || (stored === allAccounts && accounts.length > 1))) return stored;
  return accounts[0]?.accountId ?? allAccounts;
}

/**
 * The account that another tab has stored.
 *
 * Shape:  undefined where the change is about something else, or names no account of the user.
 */
export function accountChosenElsewhere(
  change: { key: string | null; newValue: string | null },
  accounts: readonly { accountId: number }[],
): number | undefined {
  const accountId = change.key === key ? parseAccountId(change.newValue) : null;
  return accountId !== null && accountInUse(accountId, accounts) === accountId ? accountId : undefined;
}
