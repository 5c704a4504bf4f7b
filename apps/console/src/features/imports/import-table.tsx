import type { ReportImport } from '@meridian/api-client/contract';
import { findText, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { FileSpreadsheetIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { formatMoney } from '../../lib/format/money';
import { NoValue } from '../../lib/lists/no-value';
import { ImportActions, type ReportOf } from './import-actions';
import { hasFilledReport, outcomeOf } from './import-facts';
import { ImportState } from './import-state';

export interface ImportTableProps {
  imports: readonly ReportImport[];
  reportOf: ReportOf;
}

/** Imports, newest first, with what was detected in them and their states. */
export function ImportTable({ imports, reportOf }: ImportTableProps) {
  const { t } = useTranslation('imports');
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(reportOf)}
      rows={imports}
      rowId={({ id }) => id}
      edge="page"
      className="[--meridian-row-height:50px]"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;

function useColumns(reportOf: ReportOf): DataTableColumn<ReportImport>[] {
  const { t } = useTranslation('imports');
  const { targetOf, periodOf, costOf } = useDetails();
  return [
    {
      id: 'file',
      header: t('file'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => (
        <ImportName
          fileName={original.fileName}
          details={[targetOf(original), periodOf(original), costOf(original)]}
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
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => periodOf(original) ?? <NoValue />,
    },
    {
      id: 'account',
      header: t('account'),
      meta: inWideTable,
      cell: ({ row: { original } }) => original.accountNo,
    },
    {
      id: 'rows',
      header: t('rows'),
      // the state names the rows, too
      meta: { hiddenBelow: 'wide', isNumeric: true },
      cell: ({ row: { original } }) =>
        original.totalRows > 0 ? formatValue(original.totalRows, 't') : <NoValue />,
    },
    {
      id: 'cost',
      header: t('cost'),
      meta: { ...inWideTable, isNumeric: true, cellClassName: 'font-medium' },
      cell: ({ row: { original } }) => costOf(original) ?? <NoValue />,
    },
    {
      id: 'state',
      header: t('state'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <ImportState item={original} outcome={outcomeOf(original)} />,
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">{t('actions')}</span>,
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => {
        const outcome = outcomeOf(original);
        return (
          <ImportActions
            item={original}
            isFailed={outcome === 'failed'}
            report={hasFilledReport(outcome) ? reportOf(original) : undefined}
          />
        );
      },
    },
  ];
}

/** What was detected in an import, in words; undefined where it is unknown. */
function useDetails() {
  const { t } = useTranslation('routes');
  const { language } = useLanguage();
  return {
    targetOf: ({ section, channel }: ReportImport) =>
      section === null ? undefined : `${t(channel === 'search' ? 'keywordSearch' : 'feeds')} · ${t(section)}`,
    periodOf: ({ beginDate, endDate }: ReportImport) =>
      beginDate === null || endDate === null ? undefined : formatDayRange({ beginDate, endDate }, language),
    costOf: ({ rowsCost, currency }: ReportImport) =>
      rowsCost === null ? undefined : formatMoney(rowsCost, currency ?? ''),
  };
}

/** The name of the file. On a phone its details are below it. */
function ImportName({ fileName, details }: { fileName: string; details: readonly (string | undefined)[] }) {
  return (
    <span className="flex items-center gap-2.5">
      <FileSpreadsheetIcon aria-hidden className="text-fg-3 max-desktop:hidden" />
      <span className="max-w-60 min-w-21 desktop:min-w-32">
        <span className="font-medium wrap-anywhere text-fg-1">{fileName}</span>
        {details.map(
          (detail) =>
            detail !== undefined && (
              <span key={detail} className="block text-12 text-fg-3 desktop:hidden">
                {detail}
              </span>
            ),
        )}
      </span>
    </span>
  );
}

/** The report that the file fills, with the layout and the encoding that were detected. */
function DetectedTarget({ item, target }: { item: ReportImport; target: string | undefined }) {
  const { i18n } = useTranslation('imports');
  if (target === undefined) return <NoValue />;
  const { profile, encoding } = item;
  const layout = profile && (findText(i18n, 'imports', `profiles.${profile}`) ?? profile);
  return (
    <>
      <span className="block whitespace-nowrap text-fg-1">{target}</span>
      <span className="block text-12 whitespace-nowrap text-fg-3">
        {[layout, encoding?.toUpperCase()].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
