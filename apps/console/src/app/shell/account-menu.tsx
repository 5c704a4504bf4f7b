import { useTranslation } from '@meridian/i18n';
import { Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { AccountList, type AccountOption } from '@meridian/ui/shell';
import { useState } from 'react';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { useSwitchAccount } from '../session/use-switch-account';
import { useSignedIn } from './use-shell';

/** The accounts of the user, in a popover of the account switch. */
export function AccountMenu({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const accountId = useCurrentAccount((state) => state.accountId);
  const switchAccount = useSwitchAccount();
  const choices = useChoices();
  const handleSelect = (id: number) => {
    switchAccount(id);
    setIsOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label={t('shell.accounts')} className="w-75 p-0">
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
      </PopoverContent>
    </Popover>
  );
}

function useChoices(): AccountOption<number>[] {
  const { t } = useTranslation();
  const { accounts } = useSignedIn().user;
  const choices: AccountOption<number>[] = accounts.map(({ accountId, accountName, accountNo }) => ({
    id: accountId,
    name: accountName,
    detail: accountNo,
    seed: accountNo,
  }));
  if (accounts.length <= 1) return choices;
  const detail = t('shell.accountCount', { count: accounts.length });
  return [{ id: allAccounts, name: t('shell.allAccounts'), detail, seed: '' }, ...choices];
}
