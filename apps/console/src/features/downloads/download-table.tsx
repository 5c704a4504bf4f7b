import type { DownloadRecord } from '@meridian/api-client/contract';
import { formatDay, formatDayRange, formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Chip } from '@meridian/ui';
import { FileSpreadsheetIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { todayIn } from '../../lib/dates/today';
import { fileSize } from '../../lib/format/file-size';
import { NoValue } from '../../lib/lists/no-value';
import { DownloadActions } from './download-actions';
import { DownloadState } from './download-state';

export interface DownloadTableProps {
  records: readonly DownloadRecord[];
  selectedIds: readonly string[];
  onSelectedIdsChange: (ids: readonly string[]) => void;
  onDelete: (records: readonly DownloadRecord[]) => void;
  /** IANA name, for the times of creation. */
  timeZone: string;
  /** The current day in that zone, `yyyy-MM-dd`: dates of its year are written without the year. */
  today: string;
}

const newestFirst = [{ id: 'created', desc: true }];

/** Files, newest first, with their reports and states. */
export function DownloadTable({ records, selectedIds, onSelectedIdsChange, ...props }: DownloadTableProps) {
  const { t } = useTranslation('downloads');
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(props)}
      rows={records}
      rowId={({ id }) => id}
      sorting={newestFirst}
      isManualSorting
      selection={{
        selectedIds,
        onSelectedIdsChange,
        rowLabel: ({ fileName }) => t('select', { file: fileName }),
        allLabel: t('selectAll'),
      }}
      edge="page"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;
const oneLine = { ...inWideTable, cellClassName: 'whitespace-nowrap' } as const;

function useColumns({
  onDelete,
  timeZone,
  today,
}: Pick<DownloadTableProps, 'onDelete' | 'timeZone' | 'today'>): DataTableColumn<DownloadRecord>[] {
  const { t } = useTranslation('downloads');
  const { language } = useLanguage();
  const reportName = useReportName();
  const styleOf = (...days: string[]) =>
    days.every((day) => day.slice(0, 4) === today.slice(0, 4)) ? 'short' : 'full';
  const periodOf = (record: DownloadRecord) =>
    formatDayRange(record, language, styleOf(record.beginDate, record.endDate));
  const columns: DataTableColumn<DownloadRecord>[] = [
    {
      id: 'file',
      header: t('file'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <FileName record={original} period={periodOf(original)} />,
    },
    {
      id: 'report',
      header: t('report'),
      meta: oneLine,
      cell: ({ row: { original } }) => reportName(original),
    },
    {
      id: 'account',
      header: t('account'),
      meta: { hiddenBelow: 'wide', cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <AccountOf record={original} />,
    },
    {
      id: 'channel',
      header: t('channel'),
      meta: { hiddenBelow: 'wide', cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) =>
        original.channel === null ? <NoValue /> : t(`channels.${original.channel}`),
    },
    {
      id: 'period',
      header: t('period'),
      meta: oneLine,
      cell: ({ row: { original } }) => periodOf(original),
    },
    {
      id: 'state',
      header: t('status'),
      meta: { ...inWideTable, cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <DownloadState record={original} />,
    },
    {
      id: 'rows',
      header: t('rows'),
      meta: { ...inWideTable, isNumeric: true },
      cell: ({ row: { original } }) => <RowCount record={original} />,
    },
    {
      id: 'size',
      header: t('size'),
      meta: { hiddenBelow: 'wide', isNumeric: true, cellClassName: 'text-fg-2!' },
      cell: ({ row: { original } }) => (original.size === null ? <NoValue /> : fileSize(original.size)),
    },
    {
      id: 'created',
      header: t('created'),
      meta: oneLine,
      cell: ({ row: { original } }) => {
        const created = formatInstant(original.createdTime, timeZone, language);
        const day = todayIn(timeZone, new Date(original.createdTime));
        return (
          <time dateTime={original.createdTime} title={created}>
            {formatDay(day, language, styleOf(day))} {created.slice(-'00:00'.length)}
          </time>
        );
      },
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">{t('actions')}</span>,
      meta: { pin: 'right', cellClassName: 'pl-0!' },
      cell: ({ row: { original } }) => (
        <DownloadActions record={original} onDelete={() => onDelete([original])} />
      ),
    },
  ];
  // the server offers only one order of files
  return columns.map((column) => ({ ...column, enableSorting: false }));
}

interface DownloadProps {
  record: DownloadRecord;
}

/** The name of the file. On a phone its details are below it. */
function FileName({ record, period }: DownloadProps & { period: string }) {
  const { t } = useTranslation('downloads');
  const reportName = useReportName();
  const { fileName, channel } = record;
  return (
    <span className="flex items-center gap-2.5">
      <FileSpreadsheetIcon aria-hidden className="flex-none text-fg-3 max-desktop:hidden" />
      <span className="min-w-0">
        <span
          title={fileName}
          className="block font-medium text-fg-1 max-desktop:wrap-anywhere desktop:max-w-48 desktop:truncate vast:max-w-96"
        >
          {fileName}
        </span>
        <span className="block text-12 text-fg-3 desktop:hidden">
          {[reportName(record), channel !== null && t(`channels.${channel}`), period]
            .filter((part) => part !== false)
            .join(' · ')}
        </span>
        <span className="block text-12 text-fg-3 desktop:hidden">
          <AccountOf record={record} />
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 desktop:hidden">
          <span>
            <DownloadState record={record} />
          </span>
          <RowCount record={record} />
        </span>
      </span>
    </span>
  );
}

/** The account of the file's data. */
function AccountOf({ record: { account, accountCount } }: DownloadProps) {
  const { t } = useTranslation('downloads');
  if (account === null) return t('accounts', { count: accountCount });
  return (
    <span title={account.accountName} className="block max-w-48 truncate">
      {account.accountName} <span className="text-fg-3">{account.accountNo}</span>
    </span>
  );
}

/** Number of rows in the file, and whether some are missing. */
function RowCount({ record: { rowCount, totalCount } }: DownloadProps) {
  const { t } = useTranslation('downloads');
  if (rowCount === null)
    return (
      <span className="max-desktop:hidden">
        <NoValue />
      </span>
    );
  const rows = formatValue(rowCount, 't');
  const isCut = totalCount !== null && rowCount < totalCount;
  const hint = isCut ? t('cutHint', { rows, total: totalCount }) : undefined;
  return (
    <span className="inline-flex items-center gap-2" title={hint}>
      {isCut && (
        <Chip tone="warn" shape="square">
          {t('cut')}
        </Chip>
      )}
      {rows}
      {hint !== undefined && <span className="sr-only">{hint}</span>}
    </span>
  );
}

/** Names the report of a file: `Keyword, daily`, `Cost report, monthly`. */
function useReportName(): (record: Pick<DownloadRecord, 'section' | 'period'>) => string {
  const { t } = useTranslation(['downloads', 'routes']);
  return ({ section, period }) =>
    t('reportName', { section: t(`routes:${section ?? 'costReport'}`), period: t(`periods.${period}`) });
}
