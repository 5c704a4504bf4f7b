import { userInfoOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { AccountList, type AccountOption } from '@meridian/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { readRecentAccounts } from '../session/recent-accounts';
import { useSwitchAccount } from '../session/use-switch-account';
import { groupAccounts } from './group-accounts';
import { useSignedIn } from './use-shell';

/** The accounts of the user, in a popover of the account switch. */
export function AccountMenu({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('shell.accounts')} className="w-75 p-0">
        <AccountChoices onClose={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}

function AccountChoices({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const accountId = useCurrentAccount((state) => state.accountId);
  const switchAccount = useSwitchAccount();
  const choices = useChoices(accountId);
  const handleSelect = (id: number) => {
    switchAccount(id);
    onClose();
  };
  return (
    <AccountList
      choices={choices}
      currentId={accountId}
      onSelect={handleSelect}
      labels={{
        list: t('shell.accounts'),
        search: t('shell.searchAccounts'),
        clear: t('clear'),
        empty: t('shell.noAccountFound'),
      }}
    />
  );
}

function useChoices(currentId: number | null): AccountOption<number>[] {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const { accounts, userId } = user;
  const { queryKey } = userInfoOptions(useApi());
  const queryClient = useQueryClient();
  // the list keeps its order while it is open
  const [{ recentIds, followedAccountIds }] = useState(() => ({
    recentIds: readRecentAccounts(userId),
    followedAccountIds: (queryClient.getQueryData(queryKey) ?? user).followedAccountIds,
  }));
  const titles = {
    recent: t('shell.recentAccounts'),
    followed: t('shell.followedAccounts'),
    other: t('shell.otherAccounts'),
  };
  const choices: AccountOption<number>[] = groupAccounts({
    accounts,
    followedAccountIds,
    recentIds,
    currentId,
  }).map(({ account: { accountId, accountName, accountNo }, group }) => ({
    id: accountId,
    name: accountName,
    detail: accountNo,
    seed: accountNo,
    group: group && titles[group],
  }));
  if (accounts.length <= 1) return choices;
  const detail = t('shell.accountCount', { count: accounts.length });
  return [{ id: allAccounts, name: t('shell.allAccounts'), detail, seed: '' }, ...choices];
}
