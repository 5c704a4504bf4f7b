import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ErrorPage } from '@meridian/ui/shell';
import { usePageTitle } from '../../lib/page/use-page-title';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { useSwitchAccount } from '../session/use-switch-account';
import { useAccount, usePageName, useShownPath } from '../shell/use-shell';
import { lockedPage } from './locked-page';

export interface OtherAccountPageProps {
  /** The account in the link. */
  linkedId: number;
}

/** Shown if the user may not see the account in a link. Offers the same page with the current account. */
export function OtherAccountPage({ linkedId }: OtherAccountPageProps) {
  const { t } = useTranslation(['shell', 'common']);
  const account = useAccount();
  const accountId = useCurrentAccount((state) => state.accountId) ?? allAccounts;
  const switchAccount = useSwitchAccount();
  usePageTitle(usePageName());
  return (
    <ErrorPage
      drawing={lockedPage}
      title={t('otherAccount.title')}
      body={t('otherAccount.body', { accountId: String(linkedId) })}
      path={useShownPath()}
      actions={
        <Button variant="primary" onClick={() => switchAccount(accountId)}>
          {t('linkedAccount.back', { account: account?.accountName ?? t('common:shell.allAccounts') })}
        </Button>
      }
    />
  );
}
