import type { ReportImport } from '@meridian/api-client/contract';
import { findText, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { FileSpreadsheetIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { dayAndTime, type AccountClock } from '../../lib/dates/day-and-time';
import { formatMoney } from '../../lib/format/money';
import { NoValue } from '../../lib/lists/no-value';
import { ImportActions, ImportButtons, type ImportActionsProps, type ReportOf } from './import-actions';
import { accountNosOf, hasFilledReport, outcomeOf } from './import-facts';
import { ImportStateCell } from './import-state-cell';
import { useImportedReportName } from './use-imported-report-name';
import { useRowCounts } from './use-row-counts';

export interface ImportTableProps {
  imports: readonly ReportImport[];
  reportOf: ReportOf;
  canImport: boolean;
  clock: AccountClock;
  /** The import whose details are open. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Whether to show when each file was uploaded, and by whom. */
  hasUploadTime: boolean;
}

/** Imports, newest first, with their detected content and their states. */
export function ImportTable({ imports, openId, ...options }: ImportTableProps) {
  const { t } = useTranslation('imports');
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(options)}
      rows={imports}
      rowId={({ id }) => id}
      onRowClick={({ id }) => options.onOpen(id)}
      isCurrentRow={({ id }) => id === openId}
      edge="page"
      className="[--meridian-row-height:50px]"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;

function useColumns({
  reportOf,
  canImport,
  clock,
  onOpen,
  hasUploadTime,
}: Omit<ImportTableProps, 'imports' | 'openId'>): DataTableColumn<ReportImport>[] {
  const { t } = useTranslation('imports');
  const { targetOf, periodOf, accountsOf, costOf } = useDetails(clock);
  const actionsOf = (item: ReportImport): ImportActionsProps => {
    const outcome = outcomeOf(item);
    const report = hasFilledReport(outcome) ? reportOf(item) : undefined;
    return { item, isFailed: outcome === 'failed', report, canImport, onOpen };
  };
  return [
    {
      id: 'file',
      header: t('file'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => (
        <ImportName
          fileName={original.fileName}
          onOpen={() => onOpen(original.id)}
          account={accountsOf(original)}
          target={targetOf(original)}
          period={periodOf(original)}
          cost={costOf(original)}
        />
      ),
    },
    {
      id: 'target',
      header: t('recognised'),
      meta: inWideTable,
      cell: ({ row: { original } }) => <DetectedTarget item={original} target={targetOf(original)} />,
    },
    {
      id: 'period',
      header: t('period'),
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap max-[1440px]:whitespace-normal' },
      cell: ({ row: { original } }) => periodOf(original) ?? <NoValue />,
    },
    {
      id: 'account',
      header: t('account'),
      // below the name of the file in narrow layouts
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) => accountsOf(original),
    },
    {
      id: 'rows',
      header: t('rows'),
      // the state names the rows, too
      meta: { hiddenBelow: 'wide', isNumeric: true },
      cell: ({ row: { original } }) => <RowCount item={original} />,
    },
    {
      id: 'cost',
      header: t('cost'),
      meta: { ...inWideTable, isNumeric: true, cellClassName: 'font-medium' },
      cell: ({ row: { original } }) => costOf(original) ?? <NoValue />,
    },
    ...(hasUploadTime
      ? [
          {
            id: 'uploaded',
            header: t('uploaded'),
            meta: { hiddenBelow: 'wide' as const, cellClassName: 'whitespace-nowrap' },
            cell: ({ row: { original } }: { row: { original: ReportImport } }) => (
              <UploadedBy item={original} clock={clock} />
            ),
          },
        ]
      : []),
    {
      id: 'state',
      header: t('state'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => (
        <>
          <ImportStateCell item={original} outcome={outcomeOf(original)} />
          <ImportButtons {...actionsOf(original)} className="mt-1 ml-5.5 desktop:hidden" />
        </>
      ),
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">{t('actions')}</span>,
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <ImportActions {...actionsOf(original)} />,
    },
  ];
}

/** The detected content of an import as text; undefined if it is unknown. */
function useDetails({ today }: AccountClock) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const reportName = useImportedReportName();
  return {
    targetOf: (item: ReportImport) => reportName(item) ?? undefined,
    accountsOf: (item: ReportImport) => {
      const [first, ...others] = accountNosOf(item);
      return others.length === 0 ? first : t('checking.accounts', { count: others.length + 1 });
    },
    periodOf: ({ beginDate, endDate }: ReportImport) =>
      beginDate === null || endDate === null
        ? undefined
        : formatDayRange(
            { beginDate, endDate },
            language,
            isOf(today.slice(0, 4), beginDate, endDate) ? 'short' : 'full',
          ),
    costOf: ({ rowsCost, currency }: ReportImport) =>
      rowsCost === null ? undefined : formatMoney(rowsCost, currency ?? ''),
  };
}

/** Whether all days are in one year, so that it need not be named. */
const isOf = (year: string, ...days: readonly string[]) => days.every((day) => day.startsWith(year));

interface ImportNameProps {
  fileName: string;
  account: string | undefined;
  target: string | undefined;
  period: string | undefined;
  cost: string | undefined;
  onOpen: () => void;
}

/**
 * The name of the file, which opens the details of the import. Below it are values without a column: the account, on a phone the details
 * too.
 */
function ImportName({ fileName, account, target, period, cost, onOpen }: ImportNameProps) {
  return (
    <span className="flex items-center gap-2.5">
      <FileSpreadsheetIcon aria-hidden className="text-fg-3 max-desktop:hidden" />
      <span className="max-w-60 min-w-21 desktop:min-w-32 vast:min-w-40">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="min-h-6 rounded-xs text-left font-medium wrap-anywhere text-fg-1 focus-ring hover:text-accent-fg hover:underline"
        >
          {fileName}
        </button>
        {account !== undefined && <span className="block text-12 text-fg-3 wide:hidden">{account}</span>}
        <span className="block text-12 text-fg-3 *:block desktop:hidden">
          <span>{target}</span>
          <span className="whitespace-nowrap">{period}</span>
          <span className="whitespace-nowrap close-signs">{cost}</span>
        </span>
      </span>
    </span>
  );
}

/** The report of the file, with the detected layout and encoding. */
function DetectedTarget({ item, target }: { item: ReportImport; target: string | undefined }) {
  const { i18n } = useTranslation('imports');
  if (target === undefined) return <NoValue />;
  const { profile, encoding } = item;
  const layout = profile && (findText(i18n, 'imports', `profiles.${profile}`) ?? profile);
  return (
    <>
      <span className="block whitespace-nowrap text-fg-1">{target}</span>
      <span className="block text-12 whitespace-nowrap text-fg-3 max-[1440px]:whitespace-normal">
        {layout}
        {layout && encoding && ' · '}
        <span className="whitespace-nowrap">{encoding?.toUpperCase()}</span>
      </span>
    </>
  );
}

/** The number of rows in the file; below it the rows that were left out. */
function RowCount({ item }: { item: ReportImport }) {
  const counts = useRowCounts()(item);
  const rows = item.rowCounts?.file ?? item.totalRows;
  if (rows === 0) return <NoValue />;
  return (
    <>
      {formatValue(rows, 't')}
      {counts?.others && <span className="block text-12 text-fg-3">{counts.others}</span>}
    </>
  );
}

/** When the file was uploaded, and by whom. */
function UploadedBy({ item, clock }: { item: ReportImport; clock: AccountClock }) {
  const { language } = useLanguage();
  const { day, time } = dayAndTime(item.createdTime, clock, language);
  return (
    <>
      <span className="block">{[day, time].filter(Boolean).join(' ')}</span>
      <span className="block text-12 text-fg-3">{item.createdBy}</span>
    </>
  );
}
