import { useTranslation } from '@meridian/i18n';
import { AccountSwitchButton } from '@meridian/ui/shell';
import { useEffect } from 'react';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { storeAccountVisit } from '../session/recent-accounts';
import { useAccount, useSignedIn } from './use-shell';

const AccountMenu = lazyWithPreload(() => import('./account-menu').then((module) => module.AccountMenu));

/** The current account, which determines all data; opens the list of the user's accounts. */
export function AccountSwitcher({ isTouch = false }: { isTouch?: boolean }) {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const account = useAccount();
  const { userId } = user;
  const accountId = account?.accountId;
  useEffect(() => {
    if (accountId !== undefined) storeAccountVisit(userId, accountId);
  }, [accountId, userId]);
  const name =
    account?.accountName ?? t(user.accounts.length === 0 ? 'shell.noAccount' : 'shell.allAccounts');
  return (
    <LazyMenu
      opens="dialog"
      preload={AccountMenu.preload}
      trigger={
        <AccountSwitchButton
          label={t('shell.currentAccount', {
            account: account ? `${account.accountName} ${account.accountNo}` : name,
          })}
          name={name}
          detail={account?.accountNo}
          seed={account?.accountNo ?? ''}
          isTouch={isTouch}
        />
      }
    >
      {(parts) => <AccountMenu {...parts} />}
    </LazyMenu>
  );
}
