import type { AccountBalance } from '@meridian/api-client/contract';
import { formatDay, formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Chip, Tile } from '@meridian/ui';
import { CircleAlertIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { useCurrentAccount } from '../../lib/current-account';
import { formatMoney } from '../../lib/money';
import { PlainTable, TableCell, TableHead } from '../../lib/plain-table';
import { balanceState } from './balance-state';

export interface AccountTableProps {
  accounts: readonly AccountBalance[];
  reportPath: string | undefined;
}

/** The user's accounts; a click makes one the current account and opens its report. */
export function AccountTable({ accounts, reportPath }: AccountTableProps) {
  const { t } = useTranslation('accounts');
  return (
    <PlainTable
      caption={t('caption')}
      className="[--row-h:46px] max-desktop:[--row-h:60px]"
      head={
        <>
          <TableHead>{t('account')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('number')}</TableHead>
          <TableHead isFigure>{t('balance')}</TableHead>
          <TableHead isFigure className="max-desktop:whitespace-normal!">
            {t('lastDayCost')}
          </TableHead>
          <TableHead isFigure className="max-desktop:hidden">
            {t('balanceTime')}
          </TableHead>
        </>
      }
    >
      {accounts.map((account) => (
        <AccountRow key={account.accountId} account={account} reportPath={reportPath} />
      ))}
    </PlainTable>
  );
}

function AccountRow({ account, reportPath }: { account: AccountBalance; reportPath: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const { accountId, setAccountId } = useCurrentAccount();
  const { accountName, accountNo, balance, balanceTime, currency, lastDay, lastDayCost, timeZone } = account;
  return (
    <tr className="group/row">
      <TableCell>
        <span className="flex items-center desktop:min-w-48 gap-2.5">
          <Tile name={accountName} seed={accountNo} size="large" />
          {reportPath === undefined ? (
            <span className="font-medium text-fg-1">{accountName}</span>
          ) : (
            <Link
              to={reportPath}
              onClick={() => setAccountId(account.accountId)}
              activeProps={{}}
              aria-label={t('open', { account: accountName })}
              className="rounded-xs py-0.5 font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline"
            >
              {accountName}
            </Link>
          )}
          {accountId === account.accountId && (
            <Chip shape="square" className="max-desktop:hidden!">
              {t('current')}
            </Chip>
          )}
        </span>
      </TableCell>
      <TableCell className="max-desktop:hidden">{accountNo}</TableCell>
      <TableCell isFigure>
        <span className="inline-flex items-center gap-2 max-desktop:flex-col-reverse max-desktop:items-end max-desktop:gap-0.5">
          <BalanceChip account={account} />
          <span className={balance === null ? 'text-fg-3' : 'font-medium'}>
            {formatMoney(balance, currency)}
          </span>
        </span>
      </TableCell>
      <TableCell isFigure>
        <span className={lastDayCost === null ? 'text-fg-3' : undefined}>
          {formatMoney(lastDayCost, currency)}
        </span>
        {lastDay !== null && (
          <span className="ml-2 text-12 text-fg-3 max-desktop:ml-0 max-desktop:block">
            {formatDay(lastDay, language, 'short')}
          </span>
        )}
      </TableCell>
      <TableCell isFigure className="max-desktop:hidden">
        <span className="text-12 text-fg-3">
          {balanceTime === null ? '--' : formatInstant(balanceTime, timeZone, language)}
        </span>
      </TableCell>
    </tr>
  );
}

function BalanceChip({ account }: { account: AccountBalance }) {
  const { t } = useTranslation('accounts');
  const state = balanceState(account);
  if (state === 'low') {
    return (
      <span title={t('lowHint')}>
        <Chip tone="warn" shape="square" icon={<TriangleAlertIcon />}>
          {t('low')}
        </Chip>
      </span>
    );
  }
  if (state !== 'empty') return null;
  return (
    <Chip tone="bad" shape="square" icon={<CircleAlertIcon />}>
      {t('empty')}
    </Chip>
  );
}
