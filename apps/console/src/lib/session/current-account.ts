import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { plainStorage } from '../storage/plain-storage';
import { localStore, windowStore, type SafeStorage } from '../storage/safe-storage';

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

/** A tab keeps its account across a reload; a new tab begins with the most recently selected one of any tab. */
const tabStore: SafeStorage = {
  getItem: (name) => windowStore.getItem(name) ?? localStore.getItem(name),
  setItem: (name, text) => {
    const isStored = windowStore.setItem(name, text);
    return localStore.setItem(name, text) && isStored;
  },
  removeItem: (name) => [windowStore, localStore].forEach((store) => store.removeItem(name)),
};

/** The account of every view in this tab. Views subscribe, so that all of them follow a change at once. */
export const useCurrentAccount = create<CurrentAccount>()(
  persist((set) => ({ accountId: null, setAccountId: (accountId) => set({ accountId }) }), {
    name: key,
    partialize: ({ accountId }) => ({ accountId }),
    storage: plainStorage({
      store: tabStore,
      parse: (text) => ({ accountId: parseAccountId(text) }),
      print: ({ accountId }) => (accountId === null ? null : String(accountId)),
    }),
  }),
);

/** The stored account if the user still has it, otherwise the first one. */
export function accountInUse(stored: number | null, accounts: readonly { accountId: number }[]): number {
  const isKnown = accounts.some(({ accountId }) => accountId === stored);
  if (stored !== null && (isKnown || (stored === allAccounts && accounts.length > 1))) return stored;
  return accounts[0]?.accountId ?? allAccounts;
}
