import * as z from 'zod/mini';
import { parseStored } from '../../lib/storage/parse-stored';
import { localStore } from '../../lib/storage/safe-storage';

const key = 'recentAccounts';
const recentSchema = z.object({ owner: z.string(), accountIds: z.array(z.unknown()) });

/** The current account is one of them, which is not offered again. */
const maxAccounts = 6;

/** The accounts that a user last selected in this browser, newest first; empty if storage is damaged or forbidden. */
export function readRecentAccounts(owner: string): number[] {
  const stored = parseStored(localStore.getItem(key), recentSchema);
  if (stored?.owner !== owner) return [];
  return stored.accountIds.filter((each) => typeof each === 'number').slice(0, maxAccounts);
}

/** Stores that a user has selected an account. */
export function storeAccountVisit(owner: string, accountId: number): void {
  const others = readRecentAccounts(owner).filter((each) => each !== accountId);
  localStore.setItem(
    key,
    JSON.stringify({ owner, accountIds: [accountId, ...others].slice(0, maxAccounts) }),
  );
}
