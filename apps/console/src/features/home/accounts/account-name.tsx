import type { AccountBalance } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Chip, StarToggle, Tile } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { accountReportPath, type ReportPath } from '../../../lib/page/report-path';
import type { Follow } from './use-follow';

export interface AccountNameProps {
  account: AccountBalance;
  follow: Follow;
  reportPath: ReportPath;
  isCurrent: boolean;
  /** The channels of the account as text. */
  types: string;
}

/** The star and the name of an account. The name opens its report and makes it the current one. */
export function AccountName({ account, follow, reportPath, isCurrent, types }: AccountNameProps) {
  const { t } = useTranslation('home');
  const { accountId, accountName, accountNo, channels } = account;
  const path = accountReportPath(reportPath, channels);
  return (
    <span className="flex items-center gap-2.5 max-desktop:gap-1.5">
      <StarToggle
        label={t('accounts.followAccount', { account: accountName })}
        isPressed={follow.isFollowed(account)}
        onPressedChange={(isFollowed) => follow.setFollowed(account, isFollowed)}
        className="max-desktop:-ml-2.5 max-desktop:size-10"
      />
      <Tile name={accountName} seed={accountNo} className="max-desktop:hidden" />
      <span className="flex min-w-0 flex-col max-desktop:w-30 desktop:max-w-44 @min-[1300px]:max-w-65">
        {path === undefined ? (
          <span title={accountName} className="truncate font-medium text-fg-1">
            {accountName}
          </span>
        ) : (
          <Link
            to={path}
            search={{ accountId }}
            activeProps={{}}
            title={accountName}
            aria-label={t('accounts.open', { account: accountName })}
            className="truncate rounded-xs py-0.5 font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline"
          >
            {accountName}
          </Link>
        )}
        <span className="flex flex-wrap gap-x-1 text-12 text-fg-3 desktop:hidden">
          <span>{accountNo}</span>
          <span>{types}</span>
        </span>
      </span>
      {isCurrent && (
        <Chip shape="square" className="max-desktop:hidden!">
          {t('accounts.current')}
        </Chip>
      )}
    </span>
  );
}
