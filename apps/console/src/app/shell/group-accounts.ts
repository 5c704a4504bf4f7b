import type { UserInfo } from '@meridian/api-client/contract';

/** Lists up to this length have no groups: all of it is visible at once. */
const maxUngrouped = 8;

type AccountChoiceGroup = 'recent' | 'followed' | 'other';
type Own = UserInfo['accounts'][number];

export interface GroupAccountsOptions extends Pick<UserInfo, 'accounts' | 'followedAccountIds'> {
  /** Newest first; accounts that the user no longer has are left out. */
  recentIds: readonly number[];
  currentId: number | null;
}

/** All accounts, each once: the recent ones without the current one, the followed ones, and the others. Short lists have no groups. */
export function groupAccounts({
  accounts,
  followedAccountIds = [],
  recentIds,
  currentId,
}: GroupAccountsOptions): { account: Own; group: AccountChoiceGroup | undefined }[] {
  const recent = recentIds
    .filter((id) => id !== currentId)
    .flatMap((id) => accounts.find(({ accountId }) => accountId === id) ?? []);
  const followedIds = new Set(followedAccountIds);
  const later = accounts.filter((account) => !recent.includes(account));
  const followed = later.filter(({ accountId }) => followedIds.has(accountId));
  const others = later.filter(({ accountId }) => !followedIds.has(accountId));
  if (accounts.length <= maxUngrouped || others.length === accounts.length)
    return accounts.map((account) => ({ account, group: undefined }));
  const of = (group: AccountChoiceGroup) => (account: Own) => ({ account, group });
  return [...recent.map(of('recent')), ...followed.map(of('followed')), ...others.map(of('other'))];
}
