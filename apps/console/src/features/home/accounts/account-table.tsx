import { type AccountBalance, currencySign } from '@meridian/api-client/contract';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import type { ReportSort } from '@meridian/report-table/core';
import { Skeleton } from '@meridian/ui';
import { PlainTable } from '../../../lib/lists/plain-table';
import { TableCell } from '../../../lib/lists/table-cell';
import { TableHead } from '../../../lib/lists/table-head';
import type { ReportPath } from '../report-path';
import { AccountRow, desktopColumn, firstColumn, typeColumn, wideColumn } from './account-row';
import { findCommonValues } from './common-values';
import { SortHead } from './sort-head';
import type { Follow } from './use-follow';

export interface AccountTableProps {
  /** undefined while the first ones load: then as many empty rows as will be there. */
  accounts: readonly AccountBalance[] | undefined;
  expectedCount: number;
  sort: ReportSort;
  onSort: (sort: ReportSort) => void;
  follow: Follow;
  reportPath: ReportPath;
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
}

/** The user's accounts; a name opens the account's report and makes it the current one. */
export function AccountTable(props: AccountTableProps) {
  const { accounts, expectedCount, sort, onSort, follow, reportPath, today } = props;
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const common = findCommonValues(accounts ?? []);
  const unit = common.currency !== null && (
    <span className="font-normal">{currencySign(common.currency)}</span>
  );
  const sorted = { sort, onSort };
  return (
    <PlainTable
      caption={t('accounts.caption')}
      className="max-desktop:[--meridian-row-height:60px]"
      head={
        <>
          <SortHead sortKey="accountName" {...sorted} className={`${firstColumn} desktop:pl-14.5!`}>
            {t('accounts.account')}
          </SortHead>
          <SortHead sortKey="accountNo" {...sorted} className={desktopColumn}>
            {t('accounts.number')}
          </SortHead>
          <TableHead className={typeColumn}>{t('accounts.type')}</TableHead>
          <SortHead sortKey="balance" {...sorted} isNumeric>
            {t('accounts.balance')} {unit}
          </SortHead>
          <TableHead className={wideColumn}>{t('accounts.balanceTime')}</TableHead>
          <SortHead sortKey="lastDayCost" {...sorted} isNumeric>
            {common.lastDay === null
              ? t('accounts.lastDayCost')
              : t('accounts.costOn', { day: formatDay(common.lastDay, language, 'short') })}{' '}
            {unit}
          </SortHead>
          <SortHead sortKey="change" {...sorted} isNumeric>
            {t('accounts.change')}
          </SortHead>
          <TableHead>{t('accounts.lastDays')}</TableHead>
          <SortHead sortKey="budgetDays" {...sorted} isNumeric>
            {t('accounts.budgetDays')}
          </SortHead>
        </>
      }
    >
      {accounts?.map((account) => (
        <AccountRow key={account.accountId} {...{ account, common, follow, reportPath, today }} />
      ))}
      {!accounts && Array.from({ length: expectedCount }, (_, row) => <SkeletonRow key={row} />)}
    </PlainTable>
  );
}

function SkeletonRow() {
  const bar = <Skeleton className="w-16 animate-late" />;
  return (
    <tr>
      <TableCell className="bg-surface desktop:pl-14.5!">
        <Skeleton className="w-32" />
      </TableCell>
      <TableCell className={desktopColumn}>{bar}</TableCell>
      <TableCell className={typeColumn}>{bar}</TableCell>
      <TableCell isNumeric>{bar}</TableCell>
      <TableCell className={wideColumn}>{bar}</TableCell>
      <TableCell isNumeric>{bar}</TableCell>
      <TableCell isNumeric>{bar}</TableCell>
      <TableCell>
        <Skeleton className="w-26" />
      </TableCell>
      <TableCell isNumeric>{bar}</TableCell>
    </tr>
  );
}
