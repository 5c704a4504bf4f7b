import type { AccountBalance } from '@meridian/api-client/contract';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import { emptyText, formatValue } from '@meridian/report-table/core';
import { ChangeText, Chip, cn, StarToggle, Tile } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '../../../lib/format/money';
import { TableCell } from '../../../lib/lists/table-cell';
import { useCurrentAccount } from '../../../lib/session/current-account';
import { formatMetricChange, metricChange } from '../home-metrics';
import { accountReportPath, type ReportPath } from '../report-path';
import { BalanceCell } from './balance-cell';
import { balanceTimeText } from './balance-time';
import type { CommonValues } from './common-values';
import { CostLine } from './cost-line';
import type { Follow } from './use-follow';

export interface AccountRowProps {
  account: AccountBalance;
  /** The values that all rows have in common; the column headers show them. */
  common: CommonValues;
  follow: Follow;
  reportPath: ReportPath;
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
}

/** Stays in sight where the table scrolls sideways. */
export const firstColumn = 'sticky left-0 z-sticky max-desktop:border-r max-desktop:border-r-line-2';
/** Hidden in a narrow table; the balance shows the same. */
export const wideColumn = 'hidden @min-[1180px]:table-cell';
/** Hidden in an even narrower table. */
export const typeColumn = 'hidden @min-[1080px]:table-cell';
/** On phones it is under the name. */
export const desktopColumn = 'max-desktop:hidden';

/** An account with its money, the current one marked. */
export function AccountRow({ account, common, follow, reportPath, today }: AccountRowProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const isCurrent = useCurrentAccount((state) => state.accountId === account.accountId);
  const { channels, budgetDays } = account;
  const types = channels.map((channel) => t(`accounts.channels.${channel}`)).join(' · ');
  const change = formatMetricChange(
    metricChange('cost', account.lastDayCost, account.previousDayCost),
    language,
  );
  return (
    <tr aria-current={isCurrent || undefined} className={cn('group/row', isCurrent && '[&>td]:bg-hover')}>
      <TableCell className={cn(firstColumn, !isCurrent && 'bg-surface')}>
        <AccountName account={account} types={types} {...{ follow, reportPath, isCurrent }} />
      </TableCell>
      <TableCell className={desktopColumn}>{account.accountNo}</TableCell>
      <TableCell className={cn(typeColumn, 'whitespace-nowrap')}>{types || emptyText}</TableCell>
      <BalanceCell account={account} isPlain={common.currency !== null} today={today} />
      <TableCell className={cn(wideColumn, 'text-12 whitespace-nowrap text-fg-3')}>
        {balanceTimeText(account, { today, language })}
      </TableCell>
      <CostCell account={account} common={common} />
      <TableCell isNumeric>
        {change ? <ChangeText change={change} /> : <span className="text-fg-3">{emptyText}</span>}
      </TableCell>
      <TableCell>
        <CostLine values={account.lastDays} />
      </TableCell>
      <TableCell isNumeric>
        <span className={budgetDays === null ? 'text-fg-3' : undefined}>{formatValue(budgetDays, 't1')}</span>
      </TableCell>
    </tr>
  );
}

type AccountNameProps = Pick<AccountRowProps, 'account' | 'follow' | 'reportPath'> & {
  isCurrent: boolean;
  types: string;
};

function AccountName({ account, follow, reportPath, isCurrent, types }: AccountNameProps) {
  const { t } = useTranslation('home');
  const setAccountId = useCurrentAccount((state) => state.setAccountId);
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
            onClick={() => setAccountId(accountId)}
            activeProps={{}}
            title={accountName}
            aria-label={t('accounts.open', { account: accountName })}
            className="truncate rounded-xs py-0.5 font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline"
          >
            {accountName}
          </Link>
        )}
        <span className="truncate text-12 text-fg-3 desktop:hidden">
          {accountNo} {types}
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

/** The cost of the last full day; with its date where it is not that of the head. */
function CostCell({ account, common }: Pick<AccountRowProps, 'account' | 'common'>) {
  const { language } = useLanguage();
  const { currency, lastDay, lastDayCost } = account;
  return (
    <TableCell isNumeric>
      {lastDay !== null && lastDay !== common.lastDay && (
        <span className="mr-2 text-12 text-fg-3">{formatDay(lastDay, language, 'short')}</span>
      )}
      <span className={lastDayCost === null ? 'text-fg-3' : 'font-medium'}>
        {common.currency === null ? formatMoney(lastDayCost, currency) : formatValue(lastDayCost, 't2')}
      </span>
    </TableCell>
  );
}
