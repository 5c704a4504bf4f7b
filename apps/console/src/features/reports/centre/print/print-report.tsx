import type { ReportRow } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import type { CellRenderer, Comparison } from '@meridian/report-table';
import { applyColumnState, columnsOf } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { useMarkedTitle } from '../../finer/marked-title';
import { useCellRenderers } from '../../table/cell-renderers';
import type { ReportModel } from '../../use-report-model';
import { tableComparison } from '../../view/comparison';
import { PrintHead } from './print-head';
import { PrintTable } from './print-table';

export interface PrintReportProps {
  model: ReportModel;
  title: string;
  /** Rows, renderer and comparison that replace those of the page. */
  tree?: {
    rows: readonly ReportRow[];
    renderers: Readonly<Record<string, CellRenderer<ReportRow>>>;
    comparison: Comparison | undefined;
  };
}

/** The loaded page of a report on paper, with its description above it. Empty before there is a response. */
export function PrintReport({ model, title, tree }: PrintReportProps) {
  const { t } = useTranslation('reportCentre');
  const { language } = useLanguage();
  const markedTitle = useMarkedTitle();
  const renderers = useCellRenderers(language);
  const { report, view, rows, columns, account } = model;
  const { response } = rows;
  if (!response) return null;
  const { data, page } = response;
  const marked = markedTitle(title, data.info.from);
  const from = (view.page - 1) * view.size;
  const number = (value: number) => formatValue(value, 't');
  return (
    <div>
      <PrintHead
        title={marked}
        accountName={account?.accountName}
        info={data.info}
        note={
          view.comparedRange
            ? t('compared', { range: formatDayRange(view.comparedRange, language, 'short') })
            : undefined
        }
      />
      <PrintTable
        caption={marked}
        // the head of the sheet shows the week of all rows
        columns={applyColumnState(
          columnsOf(columns.titleInfos, language, columns.locked),
          columns.columnState,
        ).filter(({ dataKey }) => dataKey !== 'reportDates')}
        rows={tree?.rows ?? data.list}
        summary={data.summary}
        renderers={tree?.renderers ?? renderers}
        comparison={tree ? tree.comparison : tableComparison(data, report)}
        rowsText={t('print.rows', {
          from: number(data.list.length > 0 ? from + 1 : 0),
          to: number(from + data.list.length),
          total: number(page.totalCount),
        })}
      />
    </div>
  );
}
