import type { ReportList, ReportRow } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import type { CellRenderer, CellTexts, Comparison } from '@meridian/report-table';
import { applyColumnState, columnsOf } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { useMemo } from 'react';
import { PrintedEvents } from '../../../lib/events/printed-events';
import { useMarkedTitle } from '../finer/marked-title';
import { infoOfRows } from '../metadata/completeness';
import { useCodeTexts } from '../table/code-word';
import { usePeriodText } from '../table/period-text';
import { shownAccounts } from '../trend/shown-accounts';
import type { ReportModel } from '../use-report-model';
import { tableComparison } from '../view/comparison';
import { maxPrintRows } from './load-rows';
import { PrintHead } from './print-head';
import { PrintTable } from './print-table';
import { usePrintDetails } from './use-print-details';

/** The rows of the page on screen with the open ones below them. */
export interface PrintTree {
  rows: readonly ReportRow[];
  /** The names of rows, by data key. */
  renderers: Readonly<Record<string, CellRenderer<ReportRow>>>;
  comparison: Comparison<ReportRow> | undefined;
}

export interface PrintReportProps {
  model: ReportModel;
  title: string;
  data: ReportList;
  totalCount: number;
  /** Number of rows of the report before the first one of `data`. */
  offset: number;
  /** Whether `data` has every row up to the limit. */
  isWhole: boolean;
  tree?: PrintTree | undefined;
}

/** A report on paper, with its metadata above it. */
export function PrintReport({ model, title, data, totalCount, offset, isWhole, tree }: PrintReportProps) {
  const { t } = useTranslation('print');
  const { language } = useLanguage();
  const markedTitle = useMarkedTitle();
  const details = usePrintDetails(model, data.info);
  const { report, view, columns, account } = model;
  const periodText = usePeriodText(report.period, view.range);
  const codeTexts = useCodeTexts();
  const cellTexts = useMemo(
    (): CellTexts => ({ ...codeTexts, ...(periodText && { reportDates: periodText }) }),
    [codeTexts, periodText],
  );
  // groups have no period unless they are one
  const period = view.groupBy === undefined || view.groupBy === 'period' ? report.period : 'custom';
  const compared = tableComparison(data, { period });
  const marked = markedTitle(title, data.info.from);
  const number = (value: number) => formatValue(value, 't');
  const { list } = data;
  /** Where the rows of the page on screen begin in `list`, and their number. */
  const place = isWhole ? (view.page - 1) * view.size : 0;
  const onPage = model.rows.response?.data.list.length ?? 0;
  const rowsText = t('rows', {
    from: number(list.length > 0 ? offset + 1 : 0),
    to: number(offset + list.length),
    total: number(totalCount),
  });
  return (
    <div className="hidden print:block">
      <PrintHead
        title={marked}
        accountName={account?.accountName}
        info={infoOfRows(data, { isFiltered: report.section !== 'account' && view.filterCount > 0 })}
        details={details}
      />
      <PrintTable
        caption={marked}
        columns={applyColumnState(
          columnsOf(columns.titleInfos, language, columns.locked),
          columns.columnState,
        )}
        rows={tree ? [...list.slice(0, place), ...tree.rows, ...list.slice(place + onPage)] : list}
        summary={data.summary}
        cellTexts={cellTexts}
        renderers={tree?.renderers}
        comparison={tree?.comparison && compared ? withTree(compared, tree.comparison) : compared}
        rowsText={
          isWhole && totalCount > list.length
            ? `${rowsText} · ${t('limited', { limit: number(maxPrintRows) })}`
            : rowsText
        }
      />
      {/* those of the chart on screen */}
      {view.metric && <PrintedEvents accounts={shownAccounts(model)} range={view.range} />}
    </div>
  );
}

function withTree(rows: Comparison<ReportRow>, tree: Comparison<ReportRow>): Comparison<ReportRow> {
  return { ...rows, previousOf: (row) => tree.previousOf(row) ?? rows.previousOf(row) };
}
