import { currencySign, type AccountBalance } from '@meridian/api-client/contract';
import { formatDay, useLanguage, useTranslation } from '@meridian/i18n';
import { type ReportSort } from '@meridian/report-table/core';
import { emptyText, formatValue } from '@meridian/report-table/format';
import { ChangeText } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { CostLine } from '../../../lib/charts/cost-line';
import { formatMoney } from '../../../lib/format/money';
import type { ReportPath } from '../../../lib/page/report-path';
import { useCurrentAccount } from '../../../lib/session/current-account';
import { formatMetricChange, metricChange } from '../home-metrics';
import { AccountName } from './account-name';
import { BalanceCell } from './balance-cell';
import { balanceTimeText } from './balance-time';
import { findCommonValues, type CommonValues } from './common-values';
import type { Follow } from './use-follow';

export interface AccountTableProps {
  /** Undefined while the first ones load: shows as many placeholder rows as expected. */
  accounts: readonly AccountBalance[] | undefined;
  expectedCount: number;
  sort: ReportSort;
  onSort: (sort: ReportSort) => void;
  follow: Follow;
  reportPath: ReportPath;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** The user's accounts; a name opens the account's report and makes it the current one. */
export function AccountTable({ accounts, expectedCount, sort, onSort, ...props }: AccountTableProps) {
  const { t } = useTranslation('home');
  const currentId = useCurrentAccount((state) => state.accountId);
  const columns = useColumns({ ...props, common: findCommonValues(accounts ?? []), currentId });
  return (
    <DataTable
      caption={t('accounts.caption')}
      columns={columns}
      rows={accounts}
      rowId={({ accountId }) => String(accountId)}
      sorting={sort ? [{ id: sort.dataKey, desc: sort.direction === 'desc' }] : []}
      onSortingChange={([first]) =>
        onSort(first ? { dataKey: first.id, direction: first.desc ? 'desc' : 'asc' } : null)
      }
      isManualSorting
      isCurrentRow={({ accountId }) => accountId === currentId}
      skeletonCount={expectedCount}
      edge="page"
      className="max-desktop:[--meridian-row-height:60px]"
    />
  );
}

/** Hidden in a narrow table; the balance shows the same. */
const wideColumn = 'hidden @min-[1180px]:table-cell';
/** Hidden in an even narrower table. */
const typeColumn = 'hidden @min-[1080px]:table-cell';

interface ColumnsOptions extends Pick<AccountTableProps, 'follow' | 'reportPath' | 'today'> {
  /** The common values of all rows, shown in the headers. */
  common: CommonValues;
  currentId: number | null;
}

function useColumns({ common, currentId, follow, reportPath, today }: ColumnsOptions) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const unit = common.currency !== null && (
    <span className="font-normal">{currencySign(common.currency)}</span>
  );
  const typesOf = ({ channels }: AccountBalance) =>
    channels.map((channel) => t(`accounts.channels.${channel}`)).join(' · ');
  const isNumeric = true;
  const columns: DataTableColumn<AccountBalance>[] = [
    {
      accessorKey: 'accountName',
      header: t('accounts.account'),
      meta: {
        pin: 'left',
        className: 'max-desktop:border-r max-desktop:border-r-line-2',
        headClassName: 'desktop:pl-14.5!',
        skeletonClassName: 'w-32 desktop:ml-8.5',
      },
      cell: ({ row: { original } }) => (
        <AccountName
          account={original}
          types={typesOf(original)}
          isCurrent={original.accountId === currentId}
          follow={follow}
          reportPath={reportPath}
        />
      ),
    },
    {
      accessorKey: 'accountNo',
      header: t('accounts.number'),
      meta: { hiddenBelow: 'desktop' },
      cell: ({ row: { original } }) => original.accountNo,
    },
    {
      id: 'type',
      header: t('accounts.type'),
      meta: { className: typeColumn, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => typesOf(original) || emptyText,
    },
    {
      accessorKey: 'balance',
      header: () => (
        <>
          {t('accounts.balance')} {unit}
        </>
      ),
      meta: { isNumeric },
      cell: ({ row: { original } }) => (
        <BalanceCell account={original} isPlain={common.currency !== null} today={today} />
      ),
    },
    {
      id: 'balanceTime',
      header: t('accounts.balanceTime'),
      meta: { className: wideColumn, cellClassName: 'text-12 whitespace-nowrap text-fg-3' },
      cell: ({ row: { original } }) => balanceTimeText(original, { today, language }),
    },
    {
      accessorKey: 'lastDayCost',
      header: () => (
        <>
          {common.lastDay === null
            ? t('accounts.lastDayCost')
            : t('accounts.costOn', { day: formatDay(common.lastDay, language, 'short') })}{' '}
          {unit}
        </>
      ),
      meta: { isNumeric },
      cell: ({ row: { original } }) => <CostCell account={original} common={common} />,
    },
    {
      id: 'change',
      accessorFn: ({ lastDayCost }) => lastDayCost,
      header: t('accounts.change'),
      meta: { isNumeric },
      cell: ({ row: { original } }) => <CostChange account={original} />,
    },
    {
      id: 'lastDays',
      header: t('accounts.lastDays'),
      meta: { skeletonClassName: 'w-26' },
      cell: ({ row: { original } }) => <CostLine values={original.lastDays} />,
    },
    {
      accessorKey: 'budgetDays',
      header: t('accounts.budgetDays'),
      meta: { isNumeric },
      cell: ({ row: { original } }) => (
        <span className={original.budgetDays === null ? 'text-fg-3' : undefined}>
          {formatValue(original.budgetDays, 't1')}
        </span>
      ),
    },
  ];
  return columns;
}

/** The change of cost from the day before to the last full day. */
function CostChange({ account }: { account: AccountBalance }) {
  const { language } = useLanguage();
  const { lastDayCost, previousDayCost } = account;
  const change = formatMetricChange(metricChange('cost', lastDayCost, previousDayCost), language);
  return change ? <ChangeText change={change} /> : <span className="text-fg-3">{emptyText}</span>;
}

/** The cost of the last full day; with its date if it differs from that of the header. */
function CostCell({ account, common }: { account: AccountBalance; common: CommonValues }) {
  const { language } = useLanguage();
  const { currency, lastDay, lastDayCost } = account;
  return (
    <>
      {lastDay !== null && lastDay !== common.lastDay && (
        <span className="mr-2 text-12 text-fg-3">{formatDay(lastDay, language, 'short')}</span>
      )}
      <span className={lastDayCost === null ? 'text-fg-3' : 'font-medium'}>
        {common.currency === null ? formatMoney(lastDayCost, currency) : formatValue(lastDayCost, 't2')}
      </span>
    </>
  );
}
