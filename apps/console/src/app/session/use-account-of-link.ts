import { useTranslation } from '@meridian/i18n';
import { useEffect } from 'react';
import { notify } from '../../lib/page/notices';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { useSignedIn } from '../shell/use-shell';
import { useLinkedAccount } from './linked-account';
import { useSwitchAccount } from './use-switch-account';

/** Says that a link has opened an account other than the one of this tab or browser, and offers to switch back. */
export function useAccountOfLink(): void {
  const { t } = useTranslation(['shell', 'common']);
  const { accounts } = useSignedIn().user;
  const switchAccount = useSwitchAccount();
  const previousId = useLinkedAccount((state) => state.previousId);
  useEffect(() => {
    if (previousId === null) return;
    useLinkedAccount.setState({ previousId: null });
    const nameOf = (accountId: number | null) =>
      accountId === allAccounts
        ? t('common:shell.allAccounts')
        : (accounts.find((account) => account.accountId === accountId)?.accountName ?? '');
    notify({
      id: 'account of a link',
      tone: 'info',
      title: t('linkedAccount.title', { account: nameOf(useCurrentAccount.getState().accountId) }),
      action: {
        label: t('linkedAccount.back', { account: nameOf(previousId) }),
        onClick: () => switchAccount(previousId),
      },
      staysOpen: true,
    });
  }, [previousId, accounts, switchAccount, t]);
}
