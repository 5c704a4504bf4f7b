import type { ReportImport } from '@meridian/api-client/contract';
import { findText, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button } from '@meridian/ui';
import { FileSpreadsheetIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '../../lib/format/money';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { NoValue } from '../../lib/lists/no-value';
import { TableCell } from '../../lib/lists/table-cell';
import { useCurrentAccount } from '../../lib/session/current-account';
import { hasFilledReport, outcomeOf } from './import-facts';
import { ImportState } from './import-state';

const ImportProblemsDialog = lazyWithPreload(() =>
  import('./import-problems-dialog').then((module) => module.ImportProblemsDialog),
);

/** Page and range of a report. */
export interface ImportedReport {
  path: string;
  range: { beginDate: string; endDate: string };
}

/** The report that an import has filled; undefined where there is none to open. */
export type ReportOf = (item: ReportImport) => ImportedReport | undefined;

export interface ImportRowProps {
  item: ReportImport;
  reportOf: ReportOf;
}

/** One import. On a phone its details are under the file's name. */
export function ImportRow({ item, reportOf }: ImportRowProps) {
  const { t } = useTranslation(['imports', 'routes']);
  const { language } = useLanguage();
  const { beginDate, endDate, currency, rowsCost, section } = item;
  const outcome = outcomeOf(item);
  const report = hasFilledReport(outcome) ? reportOf(item) : undefined;
  const period = beginDate !== null && endDate !== null && formatDayRange({ beginDate, endDate }, language);
  const channel = t(`routes:${item.channel === 'search' ? 'keywordSearch' : 'feeds'}`);
  const target = section !== null && `${channel} · ${t(`routes:${section}`)}`;
  const cost = rowsCost !== null && formatMoney(rowsCost, currency ?? '');
  return (
    <tr className="group/row">
      <TableCell className="py-1.5">
        <span className="flex items-center gap-2.5">
          <FileSpreadsheetIcon aria-hidden className="text-fg-3" />
          <span className="max-w-60 min-w-32">
            <span className="font-medium wrap-anywhere text-fg-1">{item.fileName}</span>
            {[target, period, cost].map(
              (detail) =>
                detail && (
                  <span key={detail} className="block text-12 text-fg-3 desktop:hidden">
                    {detail}
                  </span>
                ),
            )}
          </span>
        </span>
      </TableCell>
      <TableCell className="max-desktop:hidden">
        {target ? (
          <>
            <span className="block whitespace-nowrap text-fg-1">{target}</span>
            <DetectedLayout item={item} />
          </>
        ) : (
          <NoValue />
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap max-desktop:hidden">{period || <NoValue />}</TableCell>
      <TableCell className="max-desktop:hidden">{item.accountNo}</TableCell>
      <TableCell isNumeric className="max-desktop:hidden">
        {item.totalRows > 0 ? formatValue(item.totalRows, 't') : <NoValue />}
      </TableCell>
      <TableCell isNumeric className="font-medium max-desktop:hidden">
        {cost || <NoValue />}
      </TableCell>
      <TableCell className="py-1.5">
        <ImportState item={item} outcome={outcome} />
      </TableCell>
      <TableCell>
        <ImportActions item={item} isFailed={outcome === 'failed'} report={report} />
      </TableCell>
    </tr>
  );
}

/** The layout and the encoding that were detected. */
function DetectedLayout({ item: { profile, encoding } }: Pick<ImportRowProps, 'item'>) {
  const { i18n } = useTranslation('imports');
  const layout = profile && (findText(i18n, 'imports', `profiles.${profile}`) ?? profile);
  return (
    <span className="block text-12 text-fg-3">
      {[layout, encoding?.toUpperCase()].filter(Boolean).join(' · ')}
    </span>
  );
}

interface ImportActionsProps {
  item: ReportImport;
  isFailed: boolean;
  report: ImportedReport | undefined;
}

function ImportActions({ item, isFailed, report }: ImportActionsProps) {
  const { t } = useTranslation('imports');
  const setAccountId = useCurrentAccount((state) => state.setAccountId);
  return (
    <span className="flex justify-end gap-2">
      {item.problems.length > 0 && (
        <LazyMenu
          opens="dialog"
          preload={ImportProblemsDialog.preload}
          trigger={<Button>{t(isFailed ? 'why' : 'see')}</Button>}
        >
          {(parts) => <ImportProblemsDialog item={item} {...parts} />}
        </LazyMenu>
      )}
      {report && (
        <Button asChild>
          <Link
            to={report.path}
            search={report.range}
            onClick={() => setAccountId(item.accountId)}
            activeProps={{}}
          >
            {t('open')}
          </Link>
        </Button>
      )}
    </span>
  );
}
